"""Big screens: sockets that show a player no more than a spectator sees, the short link, and the table of its code."""

import httpx
import pytest

from rowlock.server.http.invitations import SCREEN_CODE
from rowlock.server.limits import SCREENS

from .. import http_client as plain_http
from .client import Json, Person, check_problem, from_new_address, play_on, run, two_at_a_table
from .processes import Server
from .test_invitations import check_code


def hidden(table: Json) -> list[object]:
    """What a table shows of a seat to its player alone; all of it is empty or null for a spectator."""
    game = table["game"] or {}
    shown = game.get("table", {})
    return [
        table["you"],
        *(game.get(name) for name in ("options", "outcomes", "pending", "roll", "undo", "hint")),
        shown.get("hand"),
        shown.get("seat"),
    ]


@pytest.mark.parametrize("game", ["classic", "onboard", "cards"])
def test_a_screen_opened_by_a_player_shows_what_a_stranger_sees(plain: Server, game: str) -> None:
    async def play() -> None:
        async with (
            two_at_a_table(plain.url, game, jokers=game == "cards") as pair,
            Person(plain.url) as stranger,
            pair.ada.socket(pair.table, spectate=1) as screen,
            stranger.socket(pair.table) as watching,
        ):
            for _ in range(40):
                await play_on([*pair.sockets, screen, watching])
                assert screen.table == watching.table
            assert len(screen.updates) > 30
            for frame in screen.updates:
                assert not any(hidden(frame["table"])), frame
            if game == "cards":  # the cards that a player has in the hand are in no frame
                games = [each["table"]["game"] for each in pair.sockets[0].updates]
                hands = {card for each in games if each for card in each["table"]["hand"]}
                assert hands
                told = {
                    card
                    for frame in screen.updates
                    for each in frame["happenings"]
                    for decision in each.get("decisions", {}).values()
                    for card in decision.get("cards", ())
                }
                text = "".join(screen.texts)
                assert not [card for card in hands - told if f'"{card}"' in text]

    run(play())


def test_a_screen_cannot_act_and_its_player_does_not_count_as_present(plain: Server) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url) as pair:
            mine, other = pair.sockets
            async with pair.ada.socket(pair.table, spectate=1, presence=1) as screen:
                assert not (await screen.ready())["host"]
                for kind in ("resign", "close"):
                    assert (await screen.do(kind))["code"] == "no_identity"
                assert screen.frames[-1]["type"] == "error"
                async with pair.bob.socket(pair.table, presence=1) as watching:
                    await watching.ready()
                    await mine.connection.close()
                    for socket in (watching, screen):
                        await socket.until(
                            lambda socket=socket: any("0" in frame.get("left", ()) for frame in socket.frames)  # type: ignore[misc]
                        )
                await other.alive()

    run(play())


def test_resuming_is_no_coming_and_going(plain: Server) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url) as pair, pair.bob.socket(pair.table, presence=1) as watching:
            await watching.ready()
            await watching.until(lambda: len(watching.frames) == 2)
            socket, _ = pair.sockets
            for _ in range(10):
                updates = len(socket.updates)
                await socket.send({"type": "resume", "after": None})
                await socket.until(lambda updates=updates: len(socket.updates) > updates)  # type: ignore[misc]
            await watching.alive()
            assert [frame["left"] for frame in watching.frames if frame["type"] == "presence"] == [{}]

    run(play())


def test_without_spectators_a_player_has_no_screen(plain: Server) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url, spectators=False) as pair:
            check_problem(await pair.ada.get(f"/tables/{pair.table}/screen"), 403, "no_spectators")
            async with pair.ada.socket(pair.table, spectate=1) as screen:
                assert await screen.until_closed() == 4403
                assert screen.refusals == ["no_spectators"]

    run(play())


def test_a_code_does_not_give_away_a_table_without_spectators(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, Person(plain.url) as stranger:
            table = await ada.new_table(spectators=False)
            for begun in (False, True):
                if begun:
                    await ada.does(table, "sit")
                    await ada.does(table, "seat_bot", seat=1, bot="greedy")
                    await ada.does(table, "start")
                for person in (ada, stranger):
                    check_problem(await person.get(f"/screens/{table[:SCREEN_CODE]}"), 404, "no_such_table")
                    check_problem(await person.get(f"/screens/{table}"), 404, "no_such_table")
                    check_problem(await person.get(f"/tables/{table}/screen"), 403, "no_spectators")

    run(play())


def test_the_link_of_a_screen_ends_in_a_code_that_leads_to_the_table(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, Person(plain.url) as television:
            table = await ada.new_table()
            found = (await ada.get(f"/tables/{table}/screen")).json()
            code = table[:SCREEN_CODE]
            assert (found["link"], found["here_only"]) == (f"{plain.url}/screen/{code}", True)
            check_code(found)
            for typed in (code, table[: SCREEN_CODE + 1], table):
                assert (await television.get(f"/screens/{typed}")).json() == {"table": table}
            unknown = f"{(int(code, 16) + 1) % 16**SCREEN_CODE:0{SCREEN_CODE}x}"
            for wrong in (unknown, code[:-1], code.upper() + "X", "%", "________", f"{table}0", f"{code}%25"):
                check_problem(await television.get(f"/screens/{wrong}"), 404, "no_such_table")
            check_problem(await television.get("/tables/none/screen"), 404, "no_such_table")

    run(play())


def test_codes_cannot_be_guessed_in_great_numbers(proxied: Server) -> None:
    async def play() -> None:
        async with (
            Person(proxied.url, from_new_address()) as guesser,
            Person(proxied.url, from_new_address()) as other,
        ):
            answers = [
                await guesser.get(f"/screens/{number:0{SCREEN_CODE}x}") for number in range(int(SCREENS.burst) + 2)
            ]
            assert [each.status_code for each in answers[: int(SCREENS.burst)]] == [httpx.codes.NOT_FOUND] * int(
                SCREENS.burst
            )
            check_problem(answers[-1], 429, "too_fast")
            check_problem(await other.get(f"/screens/{'0' * SCREEN_CODE}"), 404, "no_such_table")

    run(play())


def test_the_pages_of_screens(plain: Server) -> None:
    for path in ("/screen", "/screen/0a1b2c3d4e", f"/screen/{'0' * 20}"):
        assert plain_http.get(f"{plain.url}{path}", headers={"Accept": "text/html"}).status_code == httpx.codes.OK
