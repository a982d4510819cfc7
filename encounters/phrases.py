"""Describe mechanics in plain English, for a writer's terminal; players get the bot's words."""

from collections.abc import Iterator

from rules.book import Bonus, Option, Outcome


def numbers_of(option: Option) -> str:
    """Describe what the reader may say about a choice before the roll."""
    numbers = [str(tier.explore) for tier in option.tiers if tier.explore]
    parts = [f"explore {' or '.join(numbers)}" if numbers else "no roll"]
    if option.offer:
        parts.append(f"offering {option.offer.value}")
    parts.extend(map(bonus_of, option.bonuses))
    return ", ".join(parts)


def bonus_of(bonus: Bonus) -> str:
    """Describe what a bonus line gives, and for what."""
    if bonus.per:
        reason = f"for each {bonus.per.value}"
    elif bonus.owning:
        reason = f"for owning {bonus.owning.value}"
    elif bonus.along:
        reason = f"with a {bonus.along.value.replace('_', ' ')} along"
    else:
        reason = f"for {_many(bonus.paying, 'coin')} paid"
    return f"+{_many(bonus.lanterns, 'lantern')} {reason}"


def outcome_of(outcome: Outcome) -> str:
    """Describe what is won and lost, and where to read on."""
    return ", ".join(_parts(outcome)) or "nothing won, nothing lost"


def _parts(outcome: Outcome) -> Iterator[str]:
    if outcome.coins:
        yield f"+{_many(outcome.coins, 'coin')}"
    if outcome.pay:
        yield f"-{_many(outcome.pay, 'coin')}"
    yield from (item.value for item in outcome.gain)
    if outcome.choice:
        yield f"one of {', '.join(item.value for item in outcome.choice)}"
    if outcome.reputation:
        yield f"{outcome.reputation:+} reputation"
    if outcome.cheapest_villager:
        yield "the cheapest villager joins"
    if outcome.special:
        yield f"a {outcome.special.value.replace('_', ' ')} joins"
    yield from _rarer_parts(outcome)


def _rarer_parts(outcome: Outcome) -> Iterator[str]:
    if outcome.caves:
        yield f"+{_many(outcome.caves, 'cave card')}"
    if outcome.building:
        yield f"a building of {outcome.building} coins or less"
    if outcome.injured:
        yield f"{outcome.injured} of the party injured"
    if outcome.lose_offer:
        yield "what was offered is lost"
    if outcome.leads_to is not None:
        yield f"read on at {outcome.leads_to:03}"


def _many(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
