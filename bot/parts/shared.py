"""Build the publisher, and the features whose outcome a whole table sees."""

from dataclasses import dataclass

import discord

from bot.delivery.discord.members import GuildMembers
from bot.delivery.discord.threads import Threads
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.publisher import AfterAction, Publisher
from bot.features.companion_seats import CompanionSeats
from bot.features.invitations import Invitations
from bot.features.lobby import Lobby
from bot.features.membership import Membership
from bot.features.moderation import Moderation
from bot.features.new_thread import NewThread
from bot.features.orders import Orders
from bot.features.play import Play
from bot.features.private_screens import PrivateScreens
from bot.features.reading_out import ReadingOut
from bot.features.rematch import Rematch
from bot.features.reminders import Reminders
from bot.features.seats import Seats
from bot.features.votes import Votes
from bot.parts.delivery import Delivery
from bot.parts.messages import Messages
from bot.parts.private import Private
from bot.parts.service import Service
from bot.service.table_acts.given_orders import GivenOrders
from bot.service.table_acts.reading_turns import ReadingTurns
from bot.service.table_acts.seating import Seating
from bot.service.votes.voting import Voting


@dataclass(frozen=True, slots=True, kw_only=True)
class Shared:
    """The features whose outcome a whole table sees."""

    lobby: Lobby
    companion_seats: CompanionSeats
    new_thread: NewThread
    rematch: Rematch
    play: Play
    orders: Orders
    reading_out: ReadingOut
    votes: Votes
    seats: Seats
    membership: Membership
    moderation: Moderation
    reminders: Reminders
    invitations: Invitations


def build_publisher(
    service: Service, messages: Messages, delivery: Delivery, private: Private
) -> Publisher:
    """Build what follows each commit."""
    reader, replies, outbox = messages.reader, messages.replies, delivery.outbox
    screens = PrivateScreens(private.catch_up, private.more, reader, messages.screens)
    after = (private.coach.advance, private.readings.show_unless_sent, private.passing.ask_once)
    after_action = AfterAction(screens.after, after)
    return Publisher(service.tables, reader, replies, outbox, delivery.panels, after_action)


def build_shared(
    client: discord.Client,
    service: Service,
    messages: Messages,
    panels: Panels,
    publisher: Publisher,
) -> Shared:
    """Build them: a lobby, its game, and the seats of both."""
    tables, lobbies, statuses = service.tables, service.lobbies, service.statuses
    api, reader, replies = messages.api, messages.reader, messages.replies
    threads = Threads(api, messages.server_api)
    seating, asked_seats = Seating(tables), service.asked_seats
    lobby = Lobby(tables, lobbies, reader, replies, publisher, panels)
    votes = Votes(Voting(tables), reader, replies, publisher, api)
    seats = Seats(seating, tables, reader, replies, publisher, votes)
    membership = Membership(tables, GuildMembers(client, messages.server_api), seats)
    return Shared(
        lobby=lobby,
        companion_seats=CompanionSeats(tables, lobbies, reader, replies, panels),
        new_thread=NewThread(lobbies, reader, replies, publisher, threads),
        rematch=Rematch(tables, lobbies, lobby, publisher),
        play=Play(tables, reader, replies, publisher),
        orders=Orders(GivenOrders(tables), tables, reader, replies, publisher),
        reading_out=ReadingOut(ReadingTurns(tables), reader, replies, publisher),
        votes=votes,
        seats=seats,
        membership=membership,
        moderation=Moderation(tables, seating, statuses, publisher, votes, seats),
        reminders=Reminders(asked_seats, tables, publisher, membership),
        invitations=Invitations(statuses, publisher),
    )
