"""Build the whole bot around a client: what stands below is handed to what stands above."""

from dataclasses import dataclass

import discord

from bot.companion_worker.thinker import Thinker
from bot.delivery.discord.gate import Gate
from bot.delivery.outbox.errors import Errors
from bot.delivery.outbox.publisher import Publisher
from bot.features.admission import Admission
from bot.features.companions import Companions
from bot.jobs import Jobs
from bot.parts.background import Background, build_background, build_jobs, timer_handlers
from bot.parts.commands import Commands, build_commands
from bot.parts.delivery import Delivery, build_delivery
from bot.parts.evenings import Evenings, build_evenings
from bot.parts.messages import Messages, build_messages
from bot.parts.presses import build_errors, press_handlers
from bot.parts.private import Private, build_private
from bot.parts.seams import Seams
from bot.parts.service import Service, build_service
from bot.parts.shared import Shared, build_publisher, build_shared
from bot.parts.workers import Workers
from bot.router import Router
from bot.service.history.books import Books
from bot.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """All parts of a bot, in groups; no part is handed a group."""

    workers: Workers
    service: Service
    messages: Messages
    delivery: Delivery
    private: Private
    publisher: Publisher
    shared: Shared
    evenings: Evenings
    background: Background
    gate: Gate
    errors: Errors
    router: Router
    commands: Commands
    jobs: Jobs


def build_parts(client: discord.Client, settings: Settings, books: Books, seams: Seams) -> Parts:
    """Build all parts; none of them calls the client before it has logged in."""
    workers, service = Workers(), build_service(settings, books, seams)
    messages = build_messages(client, settings, service, workers, seams)
    delivery, thinker = build_delivery(client, service, messages), Thinker(workers.thinker)
    private = build_private(service, messages, delivery, thinker)
    publisher = build_publisher(service, messages, delivery, private)
    shared = build_shared(client, service, messages, delivery.panels, publisher)
    evenings = build_evenings(service, messages, delivery, publisher, shared, seams.stage_pace)
    tables, suspensions, patient = service.tables, messages.suspensions, seams.patient_companions
    companions = Companions(tables, publisher, suspensions, thinker, patient=patient)
    handlers = timer_handlers(shared, evenings)
    background = build_background(service, messages, delivery, handlers, companions)
    gate, errors = Gate(messages.api, seams.monotonic), build_errors(service, messages, shared)
    presses, admission = press_handlers(private, shared, evenings), Admission(tables)
    return Parts(
        workers=workers,
        service=service,
        messages=messages,
        delivery=delivery,
        private=private,
        publisher=publisher,
        shared=shared,
        evenings=evenings,
        background=background,
        gate=gate,
        errors=errors,
        router=Router(presses, gate, admission, errors, publisher, messages.undelivered),
        commands=build_commands(
            service, messages, private, shared, evenings, background, seams.clock
        ),
        jobs=build_jobs(
            client, settings, tables, messages.emoji, delivery.night_channels, background
        ),
    )
