"""Build what messages are made of, and the requests that carry them."""

from dataclasses import dataclass

import discord

from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.emoji import ApplicationEmoji
from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.discord.replies import Replies
from bot.delivery.discord.requests import Requests
from bot.delivery.discord.server_api import ServerApi
from bot.delivery.discord.voice_api import VoiceApi
from bot.delivery.outbox.reader import Reader
from bot.delivery.outbox.screens import Screens
from bot.delivery.outbox.suspensions import Suspensions
from bot.delivery.outbox.undelivered import Undelivered
from bot.narration.cache import NarrationCache
from bot.narration.voices import folder_of, voices_of
from bot.parts.seams import Seams
from bot.parts.service import Service
from bot.parts.workers import Workers
from bot.settings import OWN_BOOK, Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Messages:
    """What messages are made of, and the requests that carry them."""

    pictures: PictureQueue
    narration: NarrationQueue
    api: DiscordApi
    server_api: ServerApi
    voice_api: VoiceApi
    emoji: ApplicationEmoji
    reader: Reader
    screens: Screens
    replies: Replies
    suspensions: Suspensions
    undelivered: Undelivered


def build_messages(
    client: discord.Client, settings: Settings, service: Service, workers: Workers, seams: Seams
) -> Messages:
    """Build it in the languages that the machine has a voice for; the client logs in later."""
    pictures = PictureQueue(workers.renderer, seams.picture_limits, enabled=settings.pictures)
    cache, books = NarrationCache(folder_of(settings)), (OWN_BOOK, *settings.encounter_packs)
    narration = NarrationQueue(voices_of(settings), cache, books, workers.narrator)
    requests = Requests(client)
    api, server_api = DiscordApi(requests, pictures), ServerApi(requests)
    emoji = ApplicationEmoji(server_api, service.database)
    reader = Reader(service.database, service.books, emoji, narration.languages)
    return Messages(
        pictures=pictures,
        narration=narration,
        api=api,
        server_api=server_api,
        voice_api=VoiceApi(requests),
        emoji=emoji,
        reader=reader,
        screens=Screens(service.tables, reader, pictures),
        replies=Replies(api),
        suspensions=Suspensions(api, service.tables, reader),
        undelivered=Undelivered(api, service.database, reader),
    )
