"""Show a person's settings, and the form that asks for them."""

from collections.abc import Mapping, Sequence

from bot.i18n.words import Words, language_names
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.kinds import Pings
from bot.model.presses import FormPress, Press
from bot.model.user_settings import UserSettings
from bot.ui.layout import button, layout
from bot.ui.message import Form, Message, Option, Select
from rules.record import alter

_LANGUAGE, _PINGS, _REMIND, _DIGEST, _SWITCHES = "language", "pings", "remind", "digest", "switches"

_OWN = "own"
"""Stands for a setting that a person leaves to Discord, or to their table."""

_HOURS = (0, 1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120, 168)
"""Between which reminders people may choose by the form; the command takes any number."""

SWITCHES = ("dm_readings", "text_first", "tell_next", "pass_for_me", "narration", "digest_only")
"""The settings that are on or off."""


def settings_message(words: Words, settings: UserSettings, *, is_mute: bool) -> Message:
    """Show all settings; `is_mute` says that the bot has no voice for their language."""
    shown = words(
        "settings-shown",
        language=words("language-name"),
        dm=str(settings.dm_readings),
        text=str(settings.text_first),
    )
    voice = words("settings-voice", voice=str(settings.narration), mute=str(is_mute))
    calls = words(
        "settings-calls",
        pings=settings.pings,
        next=str(settings.tell_next),
        remind=-1 if settings.remind_hours is None else settings.remind_hours,
        passes=str(settings.pass_for_me is not False),
    )
    hour = settings.digest_hour
    digest = words(
        "settings-digest",
        at="none" if hour is None else f"{hour:02}:00",
        only=str(settings.digest_only),
    )
    change = button(words("change"), CustomId(0, 0, Press.SETTINGS, FormPress.OPEN))
    return layout([f"{shown}\n{voice}\n{digest}\n{calls}"], [[change]])


def settings_form(words: Words, settings: UserSettings) -> Form:
    """Return the form, with what is set already."""
    own = [Option(_OWN, words("settings-language-own"), ticked=settings.language is None)]
    languages = [
        Option(code, name, ticked=code == settings.language)
        for code, name in language_names().items()
    ]
    pings = [Option(one, words(f"pings-{one}"), ticked=one == settings.pings) for one in Pings]
    controls = (
        Select(_LANGUAGE, words("settings-ask-language"), (*own, *languages)),
        Select(_PINGS, words("settings-ask-pings"), tuple(pings)),
        Select(_REMIND, words("settings-ask-remind"), _reminders(words, settings)),
        Select(_DIGEST, words("settings-ask-digest"), _digests(words, settings)),
        Select(
            _SWITCHES,
            words("settings-ask-switches"),
            _switches(words, settings),
            least=0,
            most=len(SWITCHES),
            required=False,
        ),
    )
    press = CustomId(0, 0, Press.SETTINGS, FormPress.FILL)
    return Form(words("settings-form"), str(press), controls)


def read_settings(settings: UserSettings, entered: Mapping[str, Sequence[str]]) -> UserSettings:
    """Return a person's settings as they have entered them in the form.

    Raises Declined.
    """
    try:
        (language,), (pings,), (remind,), (digest,) = (
            entered[name] for name in (_LANGUAGE, _PINGS, _REMIND, _DIGEST)
        )
        hour = None if digest == _OWN else int(digest)
        hours = None if remind == _OWN else int(remind)
        where = Pings(pings)
    except (LookupError, ValueError) as error:
        raise Declined("bad-input") from error
    is_known = language == _OWN or language in language_names()
    if (
        not is_known
        or hour not in (None, *range(24))
        or hours not in (None, settings.remind_hours, *_HOURS)
    ):
        raise Declined("bad-input")
    on = {name: name in entered.get(_SWITCHES, ()) for name in SWITCHES}
    if settings.pass_for_me is None and on["pass_for_me"]:
        on.pop("pass_for_me")  # so that they are still told what it means
    return alter(
        settings,
        language=None if language == _OWN else language,
        pings=where,
        remind_hours=hours,
        digest_hour=hour,
        **on,
    )


def _reminders(words: Words, settings: UserSettings) -> tuple[Option, ...]:
    """List how often a person may be reminded, with what they have set by the command."""
    own = settings.remind_hours
    known = sorted({*_HOURS} if own is None else {*_HOURS, own})
    each = [
        Option(str(hours), words("settings-remind", remind=hours), ticked=hours == own)
        for hours in known
    ]
    table = Option(_OWN, words("settings-remind", remind=-1), ticked=own is None)
    return (table, *each)


def _digests(words: Words, settings: UserSettings) -> tuple[Option, ...]:
    """List the hours of a day, after none."""
    own = settings.digest_hour
    hours = [Option(str(hour), f"{hour:02}:00", ticked=hour == own) for hour in range(24)]
    return (Option(_OWN, words("away-none"), ticked=own is None), *hours)


def _switches(words: Words, settings: UserSettings) -> tuple[Option, ...]:
    # Not asked yet means yes.
    on = {name for name in SWITCHES if getattr(settings, name) not in (False, None)}
    if settings.pass_for_me is None:
        on.add("pass_for_me")
    keys = [(name, f"settings-switch-{name.replace('_', '-')}") for name in SWITCHES]
    return tuple([Option(name, words(key), ticked=name in on) for name, key in keys])
