"""Fairness checks: honest games verify, changes are found at their line, and plain hmac agrees."""

import hashlib
import hmac
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import Game, IllegalSetup, RecordError
from rowlock.fairness import MAX_ENTROPY, FindingView, Verdict, commitment_to, is_entropy, joint_seed, secret, verify
from rowlock.formats import notation
from rowlock.record import MAX_SEED, is_commitment
from rowlock.rules import cards, full_deck

from .games import SETUPS, choose, players_for
from .test_docs import fences, page

seeds = st.integers(0, 10**9)
setups = st.integers(0, len(SETUPS) - 1)
every_setup = pytest.mark.parametrize("setup", range(len(SETUPS)))


def random_step(game: Game, rng: Random) -> None:
    """Make one call, with all chance from the seed."""
    if game.wants == "dice":
        game.roll()
    elif game.wants == "reshuffle" and rng.random() < 0.5:
        game.deal()
    else:
        seat = rng.choice(game.to_act)
        game.play(seat, choose(game.options(seat), rng))


def played(number: int, setup: int, calls: int | None = None) -> Game:
    """A game with a commitment after ``calls`` calls, or played to its end."""
    rng = Random(number)
    name, options = SETUPS[setup]
    players = rng.choice(players_for(name, options))
    hidden = f"{rng.getrandbits(128):032x}"
    seed = joint_seed(hidden, [f"{rng.getrandbits(32):x}" for _ in range(players)])
    game = Game.new(name, players, seed=seed, commitment=commitment_to(hidden), **options)
    while not game.over and (calls is None or calls > 0):
        random_step(game, rng)
        calls = None if calls is None else calls - 1
    return game


def game_after_a_deal() -> Game:
    """A card game with a reshuffled discard before the draw that needs it."""
    for number in range(50):
        rng, game = Random(number), played(number, 1, 0)
        while not game.over:
            if game.wants == "reshuffle":
                game.deal()
                return game
            random_step(game, rng)
    raise AssertionError("no game came that far")


def line_of(text: str, start: str) -> int:
    return next(at for at, line in enumerate(text.split("\n"), start=1) if line.startswith(start))


# The seed of a table


def test_a_secret_is_fresh_and_its_commitment_is_its_sha256() -> None:
    one, other = secret(), secret()
    assert one != other
    assert re.fullmatch(r"[0-9a-f]{32}", one)
    assert commitment_to(one) == hashlib.sha256(one.encode()).hexdigest()
    assert is_commitment(commitment_to(one))


def test_five_seats_fit_into_a_seed() -> None:
    seed = joint_seed(secret(), ["x" * MAX_ENTROPY] * 5)
    assert len(seed) <= MAX_SEED
    assert Game.new("classic", 5, seed=seed).record.seed == seed


@pytest.mark.parametrize("text", ["a", "7", "Anchor42", "x" * 12])
def test_a_seat_adds_letters_and_digits(text: str) -> None:
    assert is_entropy(text)


@pytest.mark.parametrize("text", ["", "x" * 13, "a b", "a:b", "ż", "٣", "²", "a\n", "-", "_"])
def test_a_seat_adds_nothing_else(text: str) -> None:
    assert not is_entropy(text)


def test_a_seed_is_all_texts_in_their_order() -> None:
    assert joint_seed("abc", ["one", "2"]) == "abc:one:2"
    assert joint_seed("abc", ["one", ""]) == "abc:one:"  # a bot adds an empty text
    for hidden, texts in (("abc", ["one:2"]), ("abc", ["x" * 13]), ("a:b", ["one"])):
        with pytest.raises(ValueError, match="letters or digits"):
            joint_seed(hidden, texts)


@settings(max_examples=100, derandomize=True)
@given(st.lists(st.text("ab1", max_size=3), min_size=2, max_size=5), st.lists(st.text("ab1", max_size=3), max_size=5))
def test_different_texts_give_different_seeds(texts: list[str], others: list[str]) -> None:
    assert (joint_seed("s", texts) == joint_seed("s", others)) == (texts == others)


# Honest games


@every_setup
@settings(max_examples=8, derandomize=True)
@given(number=seeds)
def test_a_played_game_verifies(setup: int, number: int) -> None:
    game = played(number, setup)
    report = verify(str(game))
    assert report.fair
    shuffles = [step for step in game.steps if isinstance(step.chance, tuple)]
    assert (report.seeded, report.committed, report.findings) == (True, True, ())
    assert report.rolls == sum(step.chance is not None for step in game.steps) - len(shuffles)
    assert report.shuffles == len(shuffles) + (game.name == "cards")


@settings(max_examples=60, derandomize=True)
@given(number=seeds, setup=setups, calls=st.integers(1, 120), more=st.integers(0, 30))
def test_a_game_that_stops_or_begins_anywhere_verifies(number: int, setup: int, calls: int, more: int) -> None:
    game, rng = played(number, setup, calls), Random(number)
    assert verify(str(game)).fair
    later = Game.at(game.position, seed=number)
    for _ in range(more):
        if not later.over:
            random_step(later, rng)
    assert verify(str(later)).fair
    bound = replace(later.record, commitment=commitment_to(str(number)))
    assert verify(notation.write(bound)).fair  # starts from a position, so without lot and deck


def test_a_deal_before_its_draw_is_checked() -> None:
    game = game_after_a_deal()
    before = verify(str(game))
    assert before.fair
    assert before.shuffles == 2
    dealt = game.record.dealt
    assert dealt is not None
    text = notation.write(replace(game.record, dealt=dealt[::-1]))
    (finding,) = verify(text).findings
    assert finding == FindingView(
        "wrong_shuffle", len(text.split("\n")) - 1, " ".join(map(str, dealt[::-1])), " ".join(map(str, dealt))
    )


def test_without_a_seed_there_is_nothing_to_check() -> None:
    record = played(1, 0).record
    for commitment in (record.commitment, None):
        hidden = verify(notation.write(replace(record, seed=None, commitment=commitment)))
        assert hidden == Verdict(False, False, commitment is not None, 0, 0, (), hidden.checks)
        assert {each.state for each in hidden.checks} == {"not_made"}


@pytest.mark.parametrize("name", ["classic", "cards"])
def test_without_a_commitment_players_may_choose_first_player_and_deck(name: str) -> None:
    drawn = Game.new(name, 2, seed="plain").position.active
    options: dict[str, Any] = {"deck": full_deck(jokers=False)} if name == "cards" else {}
    for commitment in (None, commitment_to("plain")):
        game = Game.new(name, 2, seed="plain", start=1 - drawn, commitment=commitment, **options)
        codes = {finding.code for finding in verify(str(game)).findings}
        claimed = {"wrong_start", "wrong_deck"} if name == "cards" else {"wrong_start"}
        assert codes == (set() if commitment is None else claimed)


def test_comments_order_of_dice_and_removed_dice_do_not_matter() -> None:
    text = page("notation.md")
    classic = fences(text, "rowlock")[1]
    assert "13B. 3+6 R5 G5 B6" in classic
    loose = classic.replace("13B. 3+6 R5 G5 B6", "; yellow is out\n\n13B. 3+6 B6 R5 Y1 G5")
    assert loose != classic
    report = verify(classic)
    assert report == verify(loose) == Verdict(True, True, False, 16, 0, (), report.checks)


def test_every_complete_game_in_the_docs_verifies() -> None:
    texts = [*fences(page("notation.md"), "rowlock"), *fences(page("fairness.md"), "rowlock")]
    seeded = [text for text in texts if "[Seed " in text and "[Position " not in text]
    assert len(seeded) >= 4
    assert all(verify(text).fair for text in seeded)
    assert verify(seeded[-1]).committed


# Manipulated records


def dice_edits(text: str) -> Iterator[tuple[int, str]]:
    """Every change of a single die, with its line."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        roll = re.match(r"\d+[A-E]\. ([1-6]\+[1-6](?: [RYGB][1-6])*)(?= \||$)", line)
        if roll:
            for die in re.finditer(r"[1-6]", roll[1]):
                place = roll.start(1) + die.start()
                turned = line[:place] + str(int(die[0]) % 6 + 1) + line[place + 1 :]
                yield at + 1, "\n".join((*lines[:at], turned, *lines[at + 1 :]))


@pytest.mark.parametrize("setup", [0, 3, 5])
@settings(max_examples=5, derandomize=True)
@given(number=seeds)
def test_a_changed_die_is_found_at_its_line_or_the_record_is_invalid(setup: int, number: int) -> None:
    found = 0
    for line, text in dice_edits(str(played(number, setup, 60))):
        try:
            findings = verify(text).findings
        except RecordError:
            continue
        assert [(finding.code, finding.line) for finding in findings] == [("wrong_dice", line)]
        assert findings[0].found in text.split("\n")[line - 1]
        assert findings[0].expected not in text.split("\n")[line - 1]
        found += 1
    assert found


def card_edits(text: str, rng: Random) -> Iterator[tuple[int, str, str]]:
    """A swap of two cards in each shuffled sequence: code, line and text."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        tag = re.match(r'\[(?:[A-E]\.hand|Display|Pile) "(.*)"\]', line)
        order = tag or re.search(r"~ ([^|]*\w)", line)
        if order:
            shuffled = order[1].split()
            one, other = rng.sample(range(len(shuffled)), 2)
            shuffled[one], shuffled[other] = shuffled[other], shuffled[one]
            edited = line[: order.start(1)] + " ".join(shuffled) + line[order.end(1) :]
            yield at + 1, "wrong_deck" if tag else "wrong_shuffle", "\n".join((*lines[:at], edited, *lines[at + 1 :]))


@pytest.mark.parametrize("setup", [1, 2])
@settings(max_examples=12, derandomize=True)
@given(number=seeds)
def test_swapped_cards_are_found_at_their_line_or_the_record_is_invalid(setup: int, number: int) -> None:
    found = 0
    for line, code, text in card_edits(str(played(number, setup)), Random(number)):
        try:
            first = verify(text).findings[0]
        except RecordError:
            continue
        assert (first.code, first.line) == (code, line)
        found += 1
    assert found  # swapping cards within a hand always leaves a valid game


def test_a_changed_shuffle_is_found() -> None:
    seen = set[str]()
    for number in range(40):
        for line, code, text in card_edits(str(played(number, 1)), Random(number)):
            try:
                findings = verify(text).findings
            except RecordError:
                continue
            assert (findings[0].code, findings[0].line) == (code, line)
            seen.add(code)
    assert seen == {"wrong_deck", "wrong_shuffle"}


def test_a_changed_first_player_is_found() -> None:
    record = played(3, 0, 0).record
    initial: Any = record.initial
    drawn = initial.active
    other = (drawn + 1) % len(record.names)
    text = notation.write(replace(record, initial=replace(initial, active=other)))
    finding = FindingView("wrong_start", line_of(text, "[Start"), "ABCDE"[other], "ABCDE"[drawn])
    assert verify(text).findings == (finding,)


@settings(max_examples=40, derandomize=True)
@given(number=seeds, setup=setups, place=st.integers(0, 63), digit=st.sampled_from("0123456789abcdef"))
def test_a_changed_commitment_is_found(number: int, setup: int, place: int, digit: str) -> None:
    record = played(number, setup, 20).record
    original = record.commitment
    assert original is not None
    changed = original[:place] + digit + original[place + 1 :]
    text = notation.write(replace(record, commitment=changed))
    finding = FindingView("wrong_commitment", line_of(text, "[Commitment"), changed, original)
    assert verify(text).findings == (() if changed == original else (finding,))


@settings(max_examples=40, derandomize=True)
@given(number=seeds, setup=setups, data=st.data())
def test_a_changed_seed_is_found(number: int, setup: int, data: st.DataObject) -> None:
    record = played(number, setup, 40).record
    seed = record.seed
    assert seed is not None
    place = data.draw(st.integers(0, len(seed) - 1).filter(lambda at: seed[at] != ":"))
    text = notation.write(replace(record, seed=f"{seed[:place]}z{seed[place + 1 :]}"))
    codes = {finding.code for finding in verify(text).findings}
    assert codes & {"wrong_dice", "wrong_deck"}
    assert ("wrong_commitment" in codes) == (place < 32)  # the commitment covers only the secret


# Independent implementation with hmac alone


def numbers(seed: str, draw: int) -> Iterator[int]:
    return (byte for block in range(99) for byte in hmac.digest(seed.encode(), f"{draw}.{block}".encode(), "sha256"))


def below(stream: Iterator[int], bound: int) -> int:
    return next(byte for byte in stream if byte < 256 // bound * bound) % bound


@settings(max_examples=10, derandomize=True)
@given(number=seeds)
def test_rolls_and_lot_agree_with_plain_hmac(number: int) -> None:
    game = played(number, 0)
    text, seed = str(game), game.record.seed
    assert seed is not None
    assert f'[Start "{"ABCDE"[below(numbers(seed, 0), len(game.names))]}"]' in text
    step = 0
    for line in text.split("\n\n")[1].splitlines():
        for part in line.split(". ")[1].split(" | "):
            if "+" in part:
                stream = numbers(seed, step + 2)
                one, other, *colors = (below(stream, 6) + 1 for _ in range(6))
                dice = {f"{letter}{face}" for letter, face in zip("RYGB", colors, strict=True)}
                white, *colored = part.split()
                assert white == f"{one}+{other}"
                assert set(colored) <= dice
            step += 1


@pytest.mark.parametrize("setup", [1, 2])
def test_the_deck_agrees_with_plain_hmac(setup: int) -> None:
    game = played(5, setup, 0)
    first, seed = game.record.initial, game.record.seed
    assert isinstance(first, cards.Position)
    assert seed is not None
    order = [f"{letter}{number}" for letter in ("RYGBJ" if first.jokers else "RYGB") for number in range(2, 13)]
    stream = numbers(seed, 1)
    for at in range(len(order) - 1, 0, -1):
        other = below(stream, at + 1)
        order[at], order[other] = order[other], order[at]
    laid = (*(card for hand in first.hands for card in hand), *first.display, *first.pile)
    assert order == [str(card) for card in laid]


# The record


@pytest.mark.parametrize("commitment", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 63 + "\n", "٣" * 64])
def test_a_malformed_commitment_is_refused(commitment: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Game.new("classic", 2, commitment=commitment)
    assert caught.value.code == "bad_text"
    text = notation.write(replace(Game.new("classic", 2).record, commitment=commitment))
    with pytest.raises(RecordError):
        notation.read(text)


def test_every_tag_and_every_step_has_its_line() -> None:
    for setup in range(len(SETUPS)):
        for calls in range(30, 45):
            text = str(played(setup, setup, calls))
            located, lines = notation.read_located(text), text.split("\n")
            assert located.record == notation.read(text)
            assert all(lines[line - 1].startswith(f"[{name} ") for name, line in located.tags.items())
            assert len(located.tags) == text.count('"]\n')
            record = located.record
            assert len(located.lines) - len(record.steps) == bool(record.pending or record.dealt)
            for line, position in zip(located.lines, record.positions(), strict=False):
                assert lines[line - 1].startswith(f"{position.turn}{'ABCDE'[position.active]}. ")
