"""Malicious clients: every attempt is refused with its code, and the game goes on."""

from collections.abc import AsyncIterator

import pytest
from websockets.exceptions import InvalidStatus

from rowlock.tables.frames import MAX_FRAME

from .. import http_client as plain_http
from .client import Json, Pair, Person, Socket, check_problem, command, during_a_game, run, two_at_a_table
from .processes import Server

# Seats of other players


def test_an_anonymous_client_cannot_send_commands(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        async with Person(plain.url) as anonymous, anonymous.socket(pair.table) as socket:
            assert (await socket.do(**command(pair.to_act.table) or {}))["code"] == "no_identity"
            for kind in ("sit", "start", "resign", "close"):
                assert (await socket.do(kind))["code"] == "no_identity"
                check_problem(await anonymous.do(pair.table, kind), 401, "no_identity")
            await socket.alive()

    during_a_game(plain.url, attack)


def test_a_stranger_can_play_no_seat_and_has_no_power_over_the_table(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        move = command(pair.to_act.table)
        assert move is not None
        seated: list[Json] = [move, {"kind": "undo", "step": move["step"]}]
        seated += [{"kind": kind} for kind in ("back", "resign", "stand", "rematch")]
        async with await Person.guest(plain.url, "Eve") as eve, eve.socket(pair.table) as socket:
            for attempt in seated:
                assert (await socket.do(**attempt))["code"] == "not_seated", attempt
                check_problem(await eve.do(pair.table, **attempt), 403, "not_seated")
            await check_no_host(eve, socket, pair.table)
            assert (await socket.do("sit", seat=0))["code"] == "already_started"
            assert (await socket.ready())["you"] is None

    during_a_game(plain.url, attack)


def test_a_player_has_no_power_of_the_host_and_the_host_none_over_a_game(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        await check_no_host(pair.bob, pair.sockets[1], pair.table)
        for attempt in HOSTING:
            assert (await pair.sockets[0].do(**attempt))["code"] == "already_started", attempt

    during_a_game(plain.url, attack)


HOSTING: list[Json] = [
    {"kind": "seat_bot", "seat": 1, "bot": "greedy"},
    {"kind": "free_seat", "seat": 0},
    {"kind": "start"},
    {"kind": "close"},
]


async def check_no_host(person: Person, socket: Socket, table: str) -> None:
    for attempt in HOSTING:
        assert (await socket.do(**attempt))["code"] == "not_the_host", attempt
        check_problem(await person.do(table, **attempt), 403, "not_the_host")


def test_a_taken_seat_is_not_taken_again(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, await Person.guest(plain.url, "Eve") as eve:
            table = await ada.new_table()
            await ada.does(table, "sit", seat=0)
            check_problem(await eve.do(table, "sit", seat=0), 409, "seat_taken")
            check_problem(await ada.do(table, "seat_bot", seat=0, bot="greedy"), 409, "seat_taken")
            check_problem(await ada.do(table, "sit", seat=1), 409, "already_seated")
            check_problem(await eve.do(table, "sit", seat=4), 409, "no_such_seat")
            assert [seat["name"] for seat in (await eve.see(table))["seats"]] == ["Ada", None]
            await eve.does(table, "sit", seat=1)
            assert (await ada.does(table, "start"))["table"]["status"] == "playing"

    run(play())


def test_without_spectators_a_stranger_sees_nothing_of_a_game(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        async with await Person.guest(plain.url, "Eve") as eve:
            for path in ("", "/history", "/record", "/verification", "/replay", "/invitation"):
                check_problem(await eve.get(f"/tables/{pair.table}{path}"), 403, "no_spectators")
            async with eve.socket(pair.table) as socket:
                assert await socket.until_closed() == 4403
                assert [frame["type"] for frame in socket.frames] == ["error"]
                assert socket.refusals == ["no_spectators"]

    during_a_game(plain.url, attack, spectators=False)


def test_the_record_of_a_running_game_is_refused(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        for path in ("record", "verification", "replay"):
            check_problem(await pair.ada.get(f"/tables/{pair.table}/{path}"), 409, "not_finished")

    during_a_game(plain.url, attack)


# Out of turn


def test_moves_out_of_turn_for_an_old_step_and_against_the_rules_are_refused(plain: Server) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url) as pair:
            active, other = pair.sockets[pair.active], pair.sockets[1 - pair.active]
            passing = {"type": "pass"}
            assert (await other.do("roll", step=0))["code"] == "not_your_roll"
            assert (await active.do("decide", step=0, decision=passing))["code"] == "dice_wanted"
            await active.does("roll", step=0)
            assert (await active.do("roll", step=0))["code"] == "out_of_date"
            refused = await active.do("roll", step=1)
            assert (refused["code"], refused["clause"]) == ("chance_not_wanted", "B8")
            foreign: list[Json] = [
                {"type": "draw", "places": [0]},
                {"type": "play", "cards": ["R5"], "color": "red", "marks": []},
                {"type": "move"},
            ]
            for decision in foreign:
                answer = await active.do("decide", step=1, decision=decision)
                assert answer["type"] == "error", answer
            assert (await other.do("undo", step=1))["code"] == "too_late_to_undo"
            await other.does("decide", step=1, decision=passing)
            assert (await other.do("decide", step=1, decision=passing))["code"] == "already_decided"
            await other.does("undo", step=1)
            await other.does("decide", step=1, decision=passing)
            await active.does("decide", step=1, decision=passing)
            await other.ready(lambda table: table["game"]["step"] == 2)
            assert (await other.do("undo", step=1))["code"] == "out_of_date"
            assert (await other.do("undo", step=2))["code"] == "too_late_to_undo"
            refused = await other.do("decide", step=2, decision=passing)
            assert (refused["type"], refused["code"]) == ("error", "not_to_act")
            assert (await other.do("back"))["code"] == "not_away"
            await pair.play_on()

    run(play())


def test_where_decisions_are_final_none_is_taken_back(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        assert pair.to_act.table["game"]["step"] == 1
        await pair.sockets[0].does("decide", step=1, decision={"type": "pass"})
        assert (await pair.sockets[0].do("undo", step=1))["code"] == "undo_not_allowed"

    during_a_game(plain.url, attack, undo=False)


def test_a_command_sent_again_is_executed_once(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        first, before = pair.sockets[0], pair.sockets[0].table["seq"]
        move = command(first.table)
        assert move is not None
        answers = [await first.do(**move, request="mine") for _ in range(3)]
        assert answers == [{"type": "ack", "id": "mine", "seq": before + 1}] * 3
        async with pair.ada.socket(pair.table) as second:
            assert await second.do(**move, request="mine") == answers[0]
        assert (await pair.ada.does(pair.table, **move, request="mine"))["seq"] == before + 1
        # request ids are per player: the same id of another player is another request
        own = command(pair.sockets[1].table)
        assert own is not None
        assert (await pair.sockets[1].do(**own, request="mine"))["seq"] == before + 2
        # a known id is acknowledged whatever command comes with it
        assert (await first.do("resign", request="mine"))["seq"] == before + 1
        assert (await pair.ada.see(pair.table))["seq"] == before + 2

    during_a_game(plain.url, attack)


# Malformed frames

SIT = '{"type":"do","id":"a","command":{"type":"sit"%s}}'
BAD_FRAMES: dict[str, str | bytes] = {
    "empty": "",
    "empty bytes": b"",
    "no json": "roll the dice",
    "half": '{"type":"ping"',
    "more": '{"type":"ping"}{"type":"ping"}',
    "null": "null",
    "number": "1e999",
    "list": "[]",
    "no type": "{}",
    "unknown type": '{"type":"update"}',
    "type of another kind": '{"type":7}',
    "unknown entry": '{"type":"ping","more":1}',
    "unknown entry of a command": SIT % ',"player":"ada"',
    "unknown command": '{"type":"do","id":"a","command":{"type":"win"}}',
    "no id": '{"type":"do","command":{"type":"start"}}',
    "empty id": '{"type":"do","id":"","command":{"type":"start"}}',
    "id of spaces": '{"type":"do","id":"a b","command":{"type":"start"}}',
    "long id": '{"type":"do","id":"' + "a" * 41 + '","command":{"type":"start"}}',
    "id null": '{"type":"do","id":null,"command":{"type":"start"}}',
    "seat as text": SIT % ',"seat":"1"',
    "seat as truth": SIT % ',"seat":true',
    "seat with a fraction": SIT % ',"seat":0.5',
    "seat too large": SIT % ',"seat":5',
    "seat below": SIT % ',"seat":-1',
    "seat beyond all numbers": SIT % (',"seat":1' + "0" * 400),
    "long name": SIT % (',"name":"' + "a" * 41 + '"'),
    "half a character": SIT % r',"name":"\ud800"',
    "entropy with a colon": SIT % ',"entropy":"a:b"',
    "step below": '{"type":"do","id":"a","command":{"type":"roll","step":-1}}',
    "no step": '{"type":"do","id":"a","command":{"type":"roll"}}',
    "no decision": '{"type":"do","id":"a","command":{"type":"decide","step":1}}',
    "number of no row": '{"type":"do","id":"a","command":{"type":"decide","step":1,"decision":'
    '{"type":"mark","row":"red","number":13}}}',
    "row of no color": '{"type":"do","id":"a","command":{"type":"decide","step":1,"decision":'
    '{"type":"mark","row":"pink","number":3}}}',
    "nested lists": "[" * 8000,
    "nested entries": '{"type":"do","id":"a","command":' * 400,
    "a deep name": SIT % (',"name":' + "[" * 8000 + "]" * 8000),
    "resume after text": '{"type":"resume","after":"1"}',
    "resume after far too much": '{"type":"resume","after":1000000001}',
    "bytes that are no text": b'{"type":"\xff\xfe"}',
    "bytes that are nothing": bytes(range(256)),
}


def test_malformed_frames_are_refused_and_the_socket_stays_open(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        before = pair.sockets[0].table["seq"]
        for name, frame in BAD_FRAMES.items():
            answer = await pair.sockets[0].ask(frame)
            assert (answer["type"], answer["code"], answer["seq"]) == ("error", "bad_frame", before), name
            await pair.sockets[0].alive()
        assert (await pair.ada.see(pair.table))["seq"] == before

    during_a_game(plain.url, attack)


def test_well_formed_but_invalid_commands_are_refused(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            table = await ada.new_table()
            async with ada.socket(table) as socket:
                for values, code in (
                    ({"name": " "}, "bad_name"),
                    ({"name": "a\nb"}, "bad_name"),
                    ({"name": "a\u202eb"}, "bad_name"),
                    ({"name": "\0"}, "bad_name"),
                    ({"entropy": "abc\n"}, "bad_entropy"),
                ):
                    assert (await socket.do("sit", **values))["code"] == code, values
                assert (await socket.do("seat_bot", seat=0, bot="../greedy"))["code"] == "unknown_bot"
                await socket.does("sit")

    run(play())


def test_a_socket_resumes_from_anywhere_even_from_the_future(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        socket = pair.sockets[0]
        seq = socket.table["seq"]
        for after, expected, resync in ((None, 0, False), (0, seq, False), (seq - 1, 1, False), (999_999_999, 0, True)):
            frames = len(socket.updates)
            await socket.send({"type": "resume", "after": after})
            await socket.until(lambda frames=frames: len(socket.updates) > frames)  # type: ignore[misc]
            update = socket.updates[-1]
            assert (update["seq"], len(update["happenings"]), update["resync"]) == (seq, expected, resync)

    during_a_game(plain.url, attack)


def test_a_frame_too_large_is_refused_and_one_far_too_large_ends_the_socket(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        for frame in ("a" * (MAX_FRAME + 1), b"a" * (4 * MAX_FRAME)):
            assert (await pair.sockets[0].ask(frame))["code"] == "frame_too_large"
            await pair.sockets[0].alive()
        async with pair.ada.socket(pair.table) as second:
            await second.ready()
            await second.send("a" * (4 * MAX_FRAME + 1))
            assert await second.until_closed() == 1009

    during_a_game(plain.url, attack)


def test_invalid_utf8_ends_the_socket(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        async with pair.ada.socket(pair.table) as second:
            await second.ready()
            async with second.connection.send_context():
                second.connection.protocol.send_text(b'{"type":"\xff"}')
            assert await second.until_closed() == 1007

    during_a_game(plain.url, attack)


@pytest.mark.parametrize("table", ["\0", "..", "%2e%2e", "é", "a" * 60, "A" * 20, "0" * 20, "'; DROP TABLE event; --"])
def test_an_unknown_table_is_not_found(plain: Server, table: str) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Eve") as eve:
            quoted = "".join(f"%{byte:02x}" for byte in table.encode())
            for path in ("", "/history", "/record", "/verification", "/replay", "/invitation"):
                answer = await eve.get(f"/tables/{quoted}{path}")
                check_problem(answer, 404, answer.json()["code"])
                assert answer.json()["code"] in ("no_such_table", "no_such_page")
            answer = await eve.do(quoted, "sit")
            check_problem(answer, 404, answer.json()["code"])
            async with eve.socket(quoted) as socket:
                assert await socket.until_closed() == 4404
                assert socket.refusals == ["no_such_table"]

    run(play())


@pytest.mark.parametrize("table", ["a" * 5000, "a/b", "%2f", ""])
def test_a_socket_at_an_unknown_path_is_refused_at_the_handshake(plain: Server, table: str) -> None:
    async def play() -> None:
        async with Person(plain.url) as anonymous:
            with pytest.raises(InvalidStatus) as refused:
                async with anonymous.connection(table):
                    pass
            assert refused.value.response.status_code in (403, 404)

    run(play())


@pytest.mark.parametrize("query", ["after=x", "after=-1", "after=1e3", f"client={'a' * 41}", "&".join(["a=1"] * 30)])
def test_a_socket_with_an_invalid_query_is_closed(plain: Server, query: str) -> None:
    async def attack(pair: Pair) -> None:
        entries = [tuple(entry.split("=")) for entry in query.split("&")]
        names = {f"{name}{at or ''}": value for at, (name, value) in enumerate(entries)}
        async with pair.ada.socket(pair.table, **names) as socket:
            assert await socket.until_closed() == 4400
            assert socket.refusals == ["bad_request"]

    during_a_game(plain.url, attack)


# Malformed bodies

BAD_BODIES: dict[str, bytes] = {
    "empty": b"",
    "no json": b"name=Ada",
    "null": b"null",
    "list": b'["Ada"]',
    "unknown entry": b'{"name":"Ada","admin":true}',
    "missing entry": b"{}",
    "wrong type": b'{"name":7}',
    "endless name": b'{"name":"' + b"a" * 201 + b'"}',
    "no text": b'{"name":"\xff"}',
    "half a character": rb'{"name":"\ud800"}',
    "nested lists": b"[" * 60_000,
    "a deep name": b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
}


@pytest.mark.parametrize("name", ["", " ", "a" * 41, "two\nlines"])
def test_an_invalid_name_is_refused(plain: Server, name: str) -> None:
    check_problem(plain_http.post(f"{plain.url}/api/guests", json={"name": name}), 400, "bad_name")


@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES.keys())
def test_a_malformed_body_is_refused(plain: Server, body: bytes) -> None:
    answer = plain_http.post(f"{plain.url}/api/guests", content=body, headers={"Content-Type": "application/json"})
    check_problem(answer, 400, "bad_request")
    assert "set-cookie" not in answer.headers


def test_commands_over_http_are_parsed_as_strictly_as_on_a_socket(plain: Server) -> None:
    async def attack(pair: Pair) -> None:
        sit = {"type": "sit"}
        bodies: list[Json] = [
            {},
            {"command": "sit"},
            {"command": {"type": "win"}},
            {"command": sit, "more": 1},
            {"command": {**sit, "player": "ada"}},
            {"command": {**sit, "seat": "0"}},
            {"command": sit, "id": ""},
            {"command": sit, "id": "a b"},
        ]
        for body in bodies:
            check_problem(await pair.ada.post(f"/tables/{pair.table}/commands", **body), 400, "bad_request")
        settings: list[Json] = [
            {"game": "chess"},
            {"game": "classic", "seats": 0},
            {"game": "classic", "seats": "2"},
            {"game": "onboard", "track": [["red", 2, 1]]},
            {"game": "classic", "clock": {}},
            {"game": "classic", "secret": "0" * 32},
        ]
        for body in settings:
            check_problem(await pair.ada.post("/tables", **body), 400, "bad_request")
        check_problem(await pair.ada.post("/tables", game="classic", jokers=True), 400, "bad_option")
        check_problem(await pair.ada.post("/tables", game="classic", stand_in="anonymous"), 400, "unknown_bot")
        check_problem(await pair.ada.post("/tables", game="classic", seats=1), 409, "bad_players")
        check_problem(await pair.ada.post("/tables", game="onboard", seats=1, solo=True), 400, "bad_option")

    during_a_game(plain.url, attack)


def test_a_body_too_large_is_refused_with_or_without_content_length(plain: Server) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(65):
            yield b"a" * 1024

    async def play() -> None:
        async with await Person.guest(plain.url, "Eve") as eve:
            check_problem(await eve.http.post("/guests", content=b"a" * (64 * 1024 + 1)), 413, "too_large")
            check_problem(await eve.http.post("/guests", content=pieces()), 413, "too_large")
            for path in ("/verification", "/replay"):
                check_problem(await eve.post(path, record="a" * 4_000_000), 413, "too_large")
                check_problem(await eve.post(path, record="a" * 64 * 1024 + "a"), 400, "bad_request")

    run(play())


def test_an_invalid_record_is_refused(plain: Server) -> None:
    for text in ("", "\0", "nonsense", "[Game" * 100, "A" * 60_000):
        for path in ("verification", "replay"):
            check_problem(plain_http.post(f"{plain.url}/api/{path}", json={"record": text}), 400, "bad_record")
