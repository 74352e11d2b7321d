"""Authentication: cookies, recovery codes, tokens, origins, proxies, security headers."""

import asyncio
import socket
import stat
from collections.abc import Mapping
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from websockets.exceptions import InvalidStatus

from rowlock.server.auth import COOKIE_MAX_AGE, Identities
from rowlock.server.problems import ApiError
from rowlock.server.security import HEADERS
from rowlock.tables.errors import TableError
from rowlock.tables.players import Player
from rowlock.tables.steady_clock import wall_clock
from rowlock.tables.storage.database import database_url, upgrade
from rowlock.tables.storage.store import Store

from .. import http_client as plain_http
from .client import Person, check_problem, command, from_new_address, run, two_at_a_table
from .conftest import METRICS_TOKEN, ORIGIN
from .processes import Server

# Cookies


class PastSigner(TimestampSigner):
    """Signs with a time before the maximal age."""

    def get_timestamp(self) -> int:
        return super().get_timestamp() - COOKIE_MAX_AGE - 60


class AheadSigner(TimestampSigner):
    """Signs as a server whose clock is ahead."""

    def get_timestamp(self) -> int:
        return super().get_timestamp() + 3600


class PresentSigner(TimestampSigner):
    """Signs like the server."""


def signed(secret: str, value: object, signer: type[TimestampSigner] = PresentSigner) -> str:
    return URLSafeTimedSerializer(secret, salt="rowlock identity", signer=signer).dumps(value)


def test_a_cookie_that_is_forged_altered_too_old_or_not_one_is_as_none(plain: Server) -> None:
    async def play() -> None:
        secret = (plain.data / "secret").read_text("ascii")
        async with two_at_a_table(plain.url) as pair:
            good, own = pair.ada.cookie, [pair.ada.identity, 0]
            head, _, tail = good.partition(".")
            bob = pair.bob.cookie.partition(".")[0]
            bad = {
                "another secret": signed("0" * 64, own),
                "no secret": signed("", own),
                "too old": signed(secret, own, PastSigner),
                "another one's signature": f"{bob}.{tail}",
                "altered": f"{head}.{tail[:-2]}{'AA' if tail[-2:] != 'AA' else 'BB'}",
                "cut": good[:-1],
                "without signature": head,
                "another epoch": signed(secret, [pair.ada.identity, 1]),
                "anonymous": signed(secret, ["0" * 20, 0]),
                "a wrong shape": signed(secret, pair.ada.identity),
                "a wrong type": signed(secret, [[pair.ada.identity], 0]),
                "nothing": '""',
                "long": "a" * 5000,
            }
            for name, cookie in bad.items():
                answer = plain_http.get(f"{plain.url}/api/me", headers={"Cookie": f"rowlock={cookie}"})
                assert (answer.status_code, answer.json()["code"]) == (401, "no_identity"), name
            async with Person(plain.url) as eve:
                eve.http.cookies.set("rowlock", signed("0" * 64, own))
                async with eve.socket(pair.table) as socket:
                    move = command(pair.to_act.table)
                    assert move is not None
                    assert (await socket.do(**move))["code"] == "no_identity"
                    assert (await socket.ready())["you"] is None
            # control: the same construction with the right values is accepted
            answer = plain_http.get(f"{plain.url}/api/me", headers={"Cookie": f"rowlock={signed(secret, own)}"})
            assert answer.json()["name"] == "Ada"
            await pair.play_on()

    run(play())


def test_after_signing_out_everywhere_only_the_recovery_code_is_good_and_open_sockets_are_closed(plain: Server) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url) as pair:
            ada = pair.ada
            old = {"Cookie": f"rowlock={ada.cookie}"}
            async with (
                await ada.program() as program,
                program.socket(pair.table) as socket_of_program,
                Person(plain.url, old) as thief,
            ):
                assert (await thief.get("/me")).status_code == httpx.codes.OK
                device_code = (await ada.post("/me/device-code")).json()["code"]
                answer = await ada.post("/me/sign-out")
                assert answer.status_code == httpx.codes.NO_CONTENT
                assert "rowlock" not in ada.http.cookies
                assert await pair.sockets[0].until_closed() == 4401
                assert await socket_of_program.until_closed() == 4401
                check_problem(await thief.get("/me"), 401, "no_identity")
                check_problem(await thief.do(pair.table, "resign"), 401, "no_identity")
                async with thief.socket(pair.table) as socket:
                    assert (await socket.ready())["you"] is None
                check_problem(await program.get(f"/tables/{pair.table}"), 401, "bad_token")
                check_problem(await thief.post("/recover", recovery_code=device_code), 403, "bad_code")
                back = await ada.post("/recover", recovery_code=ada.code)
                assert back.json()["name"] == "Ada"
                assert (await ada.see(pair.table))["you"] == 0
                assert (await ada.get("/me/tokens")).json() == []
                check_problem(await thief.get("/me"), 401, "no_identity")
                async with ada.socket(pair.table) as socket:
                    await socket.ready()
                    pair.sockets = [socket, pair.sockets[1]]
                    await pair.play_on()

    run(play())


@pytest.mark.parametrize("thief_signs_out", [False, True])
def test_whoever_has_the_recovery_code_wins_over_a_thief_with_the_cookie(plain: Server, thief_signs_out: bool) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url) as pair:
            ada = pair.ada
            stolen = {"Cookie": f"rowlock={ada.cookie}"}
            async with Person(plain.url, stolen) as thief, Person(plain.url) as phone, Person(plain.url) as later:
                # all that the thief can do with the cookie
                check_problem(await thief.http.post("/me/recovery"), 400, "bad_request")
                check_problem(await thief.post("/me/recovery", recovery_code="wrong"), 403, "bad_code")
                program = await thief.program()
                device_code = (await thief.post("/me/device-code")).json()["code"]
                if thief_signs_out:
                    await thief.post("/me/sign-out")
                    check_problem(await ada.get("/me"), 401, "no_identity")
                # the owner, on a new phone, with the code
                found = await phone.post("/recover", recovery_code=ada.code, everywhere=True)
                assert found.json()["name"] == "Ada"
                assert await pair.sockets[0].until_closed() == 4401
                check_problem(await thief.get("/me"), 401, "no_identity")
                check_problem(await program.get(f"/tables/{pair.table}"), 401, "bad_token")
                for code in (device_code, ada.code):
                    check_problem(await thief.post("/recover", recovery_code=code), 403, "bad_code")
                assert (await phone.see(pair.table))["you"] == 0
                again = await later.post("/recover", recovery_code=found.json()["recovery_code"])
                assert again.json()["name"] == "Ada"
                assert (await phone.get("/me")).json()["name"] == "Ada", "without everywhere, other devices stay"
                await program.http.aclose()

    run(play())


def test_a_recovery_code_works_once_however_it_is_typed(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, Person(plain.url) as phone, Person(plain.url) as thief:
            await ada.new_table()
            typed = f" {ada.code.upper().replace('-', ' ')} "
            answer = await phone.post("/recover", recovery_code=typed)
            assert answer.status_code == httpx.codes.OK
            assert (await phone.get("/me")).json()["name"] == "Ada"
            for code in (ada.code, typed, "", "-", "ö" * 60, ada.code[:-1]):
                refused = await thief.post("/recover", recovery_code=code)
                check_problem(refused, 403 if code else 400, "bad_code" if code else "bad_request")
                assert "set-cookie" not in refused.headers
            # the current code, and no other, can be replaced
            second = answer.json()
            assert (await ada.get("/me")).json()["code_since"] == second["code_since"]
            check_problem(await ada.post("/me/recovery", recovery_code=ada.code), 403, "bad_code")
            third = (await ada.post("/me/recovery", recovery_code=second["recovery_code"])).json()
            assert (await phone.get("/me")).json()["code_since"] == third["code_since"]
            check_problem(await thief.post("/recover", recovery_code=second["recovery_code"]), 403, "bad_code")
            assert (await thief.post("/recover", recovery_code=third["recovery_code"])).json()["name"] == "Ada"

    run(play())


def test_the_recovery_code_of_another_guest_is_not_replaced(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, await Person.guest(plain.url, "Eve") as eve:
            check_problem(await eve.post("/me/recovery", recovery_code=ada.code), 403, "bad_code")
            assert (await eve.post("/recover", recovery_code=ada.code)).json()["name"] == "Ada"

    run(play())


def test_a_device_code_signs_in_one_device_and_leaves_the_recovery_code(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, Person(plain.url) as phone, Person(plain.url) as thief:
            first, second = [(await ada.post("/me/device-code")).json()["code"] for _ in range(2)]
            check_problem(await thief.post("/recover", recovery_code=first), 403, "bad_code")
            answer = await phone.post("/recover", recovery_code=second.upper())
            assert (answer.json()["name"], answer.json()["recovery_code"]) == ("Ada", None)
            check_problem(await thief.post("/recover", recovery_code=second), 403, "bad_code")
            assert (await phone.get("/me")).json() == (await ada.get("/me")).json()
            assert (await thief.post("/recover", recovery_code=ada.code)).json()["name"] == "Ada"

    run(play())


def own_identities(folder: Path) -> tuple[Store, Identities]:
    """Open a new database in this process, without a server."""
    url = database_url(str(folder / "t.sqlite3"))
    upgrade(url)
    store = Store(url)
    return store, Identities(store, "s" * 32)


def test_a_device_code_expires_and_one_of_before_a_sign_out_is_not_made(tmp_path: Path) -> None:
    async def test() -> None:
        store, identities = own_identities(tmp_path)
        ada, _ = await identities.new_guest("Ada")
        made = await identities.new_device_code(ada)
        await store.change_player(ada.id, device_code_until=wall_clock())
        with pytest.raises(ApiError, match="bad_code"):
            await identities.recover(made.code)
        await identities.sign_out_everywhere(ada)
        with pytest.raises(ApiError, match="no_identity"):
            await identities.new_device_code(ada)
        # a request that was under way when its owner signed out
        late = await identities.new_token(ada, "late")
        assert await identities.revoked([Player(ada.id, ada.name, late.id)])
        await store.close()

    asyncio.run(test())


async def rename_table(store: Store, name: str, other: str) -> None:
    await store.transact(lambda connection: connection.exec_driver_sql(f"ALTER TABLE {name} RENAME TO {other}"))


@pytest.mark.parametrize("code", ["recovery", "device"])
def test_a_code_stays_valid_if_the_devices_cannot_be_signed_out(tmp_path: Path, code: str) -> None:
    async def test() -> None:
        store, identities = own_identities(tmp_path)
        ada, me = await identities.new_guest("Ada")
        given = (me.recovery_code or "") if code == "recovery" else (await identities.new_device_code(ada)).code
        await rename_table(store, "push_subscription", "elsewhere")
        for work in (identities.recover(given, everywhere=True), identities.sign_out_everywhere(ada)):
            with pytest.raises(TableError) as raised:
                await work
            assert raised.value.code == "unavailable"
        assert not await identities.revoked([ada])
        await rename_table(store, "elsewhere", "push_subscription")
        assert (await identities.recover(given, everywhere=True))[0].id == ada.id
        await store.close()

    asyncio.run(test())


# Tokens


def test_a_token_that_is_revoked_or_not_one_is_refused_even_beside_a_good_cookie(plain: Server) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url) as pair, await pair.ada.program() as program:
            assert (await program.get("/me")).json()["name"] == "Ada"
            (made,) = (await pair.ada.get("/me/tokens")).json()
            assert set(made) == {"id", "label", "created"}
            async with program.socket(pair.table) as open_socket:
                revoked = await pair.ada.http.delete(f"/me/tokens/{made['id']}")
                assert revoked.status_code == httpx.codes.NO_CONTENT
                assert await open_socket.until_closed() == 4401
            check_problem(await pair.ada.http.delete(f"/me/tokens/{made['id']}"), 404, "no_such_token")
            good = program.headers["Authorization"]
            for header in (good, good + "x", "Bearer", "Bearer rowlock_", "Basic YWRhOg==", "x", f"Token {good[7:]}"):
                answer = await pair.ada.http.get("/me", headers={"Authorization": header})
                check_problem(answer, 401, "bad_token")
            check_problem(await program.do(pair.table, "resign"), 401, "bad_token")
            async with program.socket(pair.table) as socket:
                assert await socket.until_closed() == 4401
                assert socket.refusals == ["bad_token"]
            await pair.play_on()

    run(play())


def test_a_token_cannot_create_tokens_or_codes(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, await ada.program() as program:
            for answer in (
                await program.post("/me/tokens", label="another"),
                await program.get("/me/tokens"),
                await program.post("/me/recovery", recovery_code=ada.code),
                await program.post("/me/device-code"),
                await program.post("/me/sign-out"),
                await program.http.patch("/me", json={"name": "Eve"}),
            ):
                check_problem(answer, 403, "not_by_token")
            async with Person(plain.url) as elsewhere:
                again = await elsewhere.post("/recover", recovery_code=ada.code)
                assert again.status_code == httpx.codes.OK, "the owner's code still works"

    run(play())


def test_a_cookie_of_a_server_whose_clock_is_ahead_is_valid(plain: Server) -> None:
    async def play() -> None:
        secret = (plain.data / "secret").read_text("ascii")
        async with await Person.guest(plain.url, "Ada") as ada:
            cookie = signed(secret, [ada.identity, 0], AheadSigner)
            assert plain_http.get(f"{plain.url}/api/me", headers={"Cookie": f"rowlock={cookie}"}).status_code == 200

    run(play())


def test_players_signed_out_by_another_process_are_found(tmp_path: Path) -> None:
    async def test() -> None:
        store, identities = own_identities(tmp_path)
        ada, _ = await identities.new_guest("Ada")
        bob, _ = await identities.new_guest("Bob")
        token = await identities.new_token(bob, "bot")
        program = Player(bob.id, bob.name, token.id)
        assert await identities.revoked([ada, bob, program]) == set()
        await identities.sign_out_everywhere(ada)
        await identities.revoke(bob, token.id)
        assert await identities.revoked([ada, bob, program]) == {ada, program}
        await store.close()

    asyncio.run(test())


def test_tokens_of_other_players_are_hidden_and_their_number_is_limited(plain: Server) -> None:
    async def play() -> None:
        async with (
            await Person.guest(plain.url, "Ada") as ada,
            await Person.guest(plain.url, "Eve") as eve,
            await ada.program() as program,
        ):
            (made,) = (await ada.get("/me/tokens")).json()
            assert (await eve.get("/me/tokens")).json() == []
            for token in (made["id"], "%00", "a" * 40):
                assert (await eve.http.delete(f"/me/tokens/{token}")).status_code == httpx.codes.NOT_FOUND
            assert (await program.get("/me")).json()["name"] == "Ada"
            for _ in range(19):
                assert (await ada.post("/me/tokens", label="bot")).status_code == httpx.codes.CREATED
            check_problem(await ada.post("/me/tokens", label="bot"), 409, "too_many_tokens")

    run(play())


# Pages of other origins


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://127.0.0.1.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
def test_a_page_of_another_origin_changes_nothing_and_opens_no_socket(
    plain: Server, headers: Mapping[str, str]
) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url) as pair:
            seq = pair.sockets[0].table["seq"]
            ada = pair.ada
            commands = f"/tables/{pair.table}/commands"
            body = {"command": {"type": "resign"}}
            check_problem(await ada.http.post(commands, json=body, headers=headers), 403, "foreign_origin")
            as_form = {**headers, "Content-Type": "text/plain"}
            check_problem(await ada.http.post(commands, content=str(body), headers=as_form), 403, "foreign_origin")
            check_problem(await ada.http.post("/me/sign-out", headers=headers), 403, "foreign_origin")
            check_problem(await ada.http.patch("/me", json={"name": "X"}, headers=headers), 403, "foreign_origin")
            check_problem(await ada.http.delete("/me/tokens/x", headers=headers), 403, "foreign_origin")
            assert (await ada.http.get("/me", headers=headers)).json()["name"] == "Ada"
            with pytest.raises(InvalidStatus) as refused:
                async with ada.connection(pair.table, headers):
                    pass
            response = refused.value.response
            assert response.status_code == 403
            assert response.headers["content-type"] == "application/problem+json"
            assert b'"code":"foreign_origin"' in bytes(response.body or b"")
            assert (await ada.see(pair.table))["seq"] == seq
            await pair.play_on()

    run(play())


def test_a_page_of_the_server_itself_is_allowed(plain: Server) -> None:
    async def play() -> None:
        own = {"Origin": plain.url, "Sec-Fetch-Site": "same-origin"}
        async with two_at_a_table(plain.url, headers=own) as pair:
            await pair.play_on()

    run(play())


@pytest.mark.parametrize("host", ["localhost", "192.168.1.20", "169.254.7.7", "[fe80::7]", "club", "club.local"])
def test_without_a_list_of_origins_the_server_answers_to_its_addresses_and_local_names(
    plain: Server, host: str
) -> None:
    named = f"{host}:{plain.port}"
    headers = {"Host": named, "Origin": f"http://{named}"}
    answer = plain_http.post(f"{plain.url}/api/guests", json={"name": "Ada"}, headers=headers)
    assert answer.status_code == httpx.codes.CREATED
    assert handshake(plain, headers).startswith(b"HTTP/1.1 101")


@pytest.mark.parametrize("host", ["evil.example", "192.168.1.20.evil.example", "club.local.evil.example"])
def test_a_page_whose_name_leads_here_is_refused(plain: Server, host: str) -> None:
    """DNS rebinding: the page's own origin is the host of its requests."""
    named = f"{host}:{plain.port}"
    headers = {"Host": named, "Origin": f"http://{named}"}
    check_problem(
        plain_http.post(f"{plain.url}/api/guests", json={"name": "Eve"}, headers=headers), 403, "foreign_host"
    )
    check_problem(plain_http.get(f"{plain.url}/api/tables", headers={"Host": named}), 403, "foreign_host")
    assert handshake(plain, headers).startswith(b"HTTP/1.1 403")
    page = plain_http.get(plain.url, headers={"Host": named})
    assert page.status_code == httpx.codes.OK, "the page is there to show the problem"


def handshake(server: Server, headers: Mapping[str, str]) -> bytes:
    """Send the handshake of a socket with these headers; return the head of the answer."""
    sent = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        **headers,
    }
    lines = [f"GET /api/tables/{'0' * 20}/socket HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        return connection.recv(4096)


def test_with_a_list_of_origins_only_those_are_allowed(proxied: Server) -> None:
    async def play() -> None:
        async with two_at_a_table(proxied.url, headers=from_new_address(Origin=ORIGIN)) as pair:
            await pair.play_on()
            for origin in (proxied.url, "http://play.example", f"{ORIGIN}:444", f"{ORIGIN}.evil.example"):
                answer = await pair.ada.http.post("/me/sign-out", headers={"Origin": origin})
                check_problem(answer, 403, "foreign_origin")
            await pair.play_on()

    run(play())


# Proxies


def cookie_of(answer: httpx.Response, name: str = "rowlock") -> Mapping[str, object]:
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return SimpleCookie(answer.headers["set-cookie"])[name]


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(plain: Server) -> None:
    cookie = cookie_of(plain_http.post(f"{plain.url}/api/guests", json={"name": "Ada"}))
    assert (cookie["httponly"], str(cookie["samesite"]).lower(), cookie["path"]) == (True, "lax", "/")
    assert cookie["max-age"] == str(COOKIE_MAX_AGE)
    assert cookie["domain"] == ""


def test_forwarded_headers_count_only_from_a_trusted_proxy(plain: Server, proxied: Server) -> None:
    headers = from_new_address(**{"X-Forwarded-Proto": "https"})
    trusted = plain_http.post(f"{proxied.url}/api/guests", json={"name": "Ada"}, headers=headers)
    assert cookie_of(trusted, "__Host-rowlock")["secure"] is True
    assert "max-age" in trusted.headers["strict-transport-security"]
    plainly = plain_http.post(f"{proxied.url}/api/guests", json={"name": "Ada"}, headers=from_new_address())
    assert not cookie_of(plainly)["secure"]
    claimed = plain_http.post(f"{plain.url}/api/guests", json={"name": "Ada"}, headers=headers)
    assert not cookie_of(claimed)["secure"]
    assert "strict-transport-security" not in claimed.headers


def test_over_https_the_cookie_is_of_this_host_only_and_the_old_name_is_replaced(proxied: Server) -> None:
    headers = from_new_address(**{"X-Forwarded-Proto": "https"})
    made = plain_http.post(f"{proxied.url}/api/guests", json={"name": "Ada"}, headers=headers)
    cookie = cookie_of(made, "__Host-rowlock")
    assert (cookie["secure"], cookie["path"], cookie["domain"]) == (True, "/", "")
    value = made.headers["set-cookie"].partition(";")[0].partition("=")[2]
    own = {**headers, "Cookie": f"__Host-rowlock={value}"}
    answer = plain_http.get(f"{proxied.url}/api/me", headers={**own, "Cookie": f"rowlock=planted; {own['Cookie']}"})
    assert answer.json()["name"] == "Ada"
    assert "set-cookie" not in answer.headers
    # a guest from before the name was introduced
    answer = plain_http.get(f"{proxied.url}/api/me", headers={**headers, "Cookie": f"rowlock={value}"})
    renewed, cleared = answer.headers.get_list("set-cookie")
    assert renewed.startswith("__Host-rowlock=")
    assert "Secure" in renewed
    assert cleared.startswith('rowlock="";')
    assert "Max-Age=0" in cleared
    signed_out = plain_http.post(f"{proxied.url}/api/me/sign-out", headers=own)
    assert [each.partition("=")[0] for each in signed_out.headers.get_list("set-cookie")] == [
        "rowlock",
        "__Host-rowlock",
    ]
    assert plain_http.get(f"{proxied.url}/api/me", headers=own).status_code == httpx.codes.UNAUTHORIZED


def test_metrics_need_the_token_or_a_local_client(plain: Server, proxied: Server) -> None:
    assert "rowlock_sockets" in plain_http.get(f"{plain.url}/metrics").text
    url = f"{proxied.url}/metrics"
    for given in (None, "Bearer", "Bearer x", f"Basic {METRICS_TOKEN}", METRICS_TOKEN, f"Bearer {METRICS_TOKEN}x"):
        headers = {} if given is None else {"Authorization": given}
        check_problem(plain_http.get(url, headers=headers), 403, "forbidden")
    answer = plain_http.get(url, headers={"Authorization": f"Bearer {METRICS_TOKEN}"})
    assert answer.status_code == httpx.codes.OK
    assert answer.headers["content-type"].startswith("text/plain; version=")


def test_metrics_without_a_token_are_refused_through_a_proxy(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("data"), env={"ROWLOCK_PROXIES": "127.0.0.1"}) as server:
        assert plain_http.get(f"{server.url}/metrics").status_code == httpx.codes.OK
        for forwarded in ("198.51.100.7", "127.0.0.1, 198.51.100.7", "::1, 198.51.100.7, 127.0.0.1"):
            answer = plain_http.get(f"{server.url}/metrics", headers={"X-Forwarded-For": forwarded})
            check_problem(answer, 403, "forbidden")


# Every response


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/health", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/tables", 200),
        ("POST", "/api/guests", 400),
        ("GET", "/api/me", 401),
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "/nothing", 404),
        ("GET", "/../../etc/passwd", 404),
        ("GET", "/api/tables/%00", 404),
        ("PUT", "/api/me", 405),
        ("TRACE", "/api/me", 405),
        ("OPTIONS", "/api/me", 204),
    ],
)
def test_every_response_has_the_security_headers(plain: Server, method: str, path: str, status: int) -> None:
    answer = plain_http.request(method, f"{plain.url}{path}")
    assert answer.status_code == status
    check_headers(answer)
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400:
        assert answer.headers["content-type"] == "application/problem+json"


def test_requests_refused_by_the_middleware_have_the_security_headers(proxied: Server) -> None:
    headers = from_new_address(Origin="https://evil.example")
    answer = plain_http.post(f"{proxied.url}/api/guests", json={"name": "Ada"}, headers=headers)
    check_problem(answer, 403, "foreign_origin")
    check_headers(answer)


def check_headers(answer: httpx.Response) -> None:
    for name, value in HEADERS:
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("en;q=0.5, pl;q=0.9", "pl"),
        ("it, pl;q=0.1", "pl"),
        ("pl;q=0", "en"),
        ("pl;q=x, cs", "cs"),
        (",;q=,;;" * 100, "en"),
    ],
)
def test_a_problem_is_in_the_requested_language(plain: Server, accepted: str, language: str) -> None:
    answer = plain_http.get(f"{plain.url}/api/me", headers={"Accept-Language": accepted})
    check_problem(answer, 401, "no_identity")
    titles = {"en": "That cannot be done.", "pl": "Tego nie można zrobić.", "cs": "To nelze udělat."}
    assert answer.json()["title"] == titles[language]


# Secrets


def test_the_secret_file_is_private_and_the_log_contains_no_secrets(plain: Server) -> None:
    async def play() -> None:
        async with two_at_a_table(plain.url) as pair, await pair.ada.program() as program:
            await pair.play_on()
            plain_http.get(f"{plain.url}/api/me", headers={"Cookie": f"rowlock={pair.ada.cookie}x"})
            plain_http.get(f"{plain.url}/api/me", headers={"Authorization": "Bearer rowlock_wrong"})
            assert (await program.do(pair.table, "win")).status_code == 400
            secret = plain.data / "secret"
            assert stat.S_IMODE(secret.stat().st_mode) == 0o600
            output = plain._log.read_text("utf-8")
            assert "http://" in output  # the log is not empty
            token = program.headers["Authorization"].removeprefix("Bearer ")
            for text in (secret.read_text(), pair.ada.code, pair.ada.cookie, pair.ada.identity, token, "rowlock_wrong"):
                assert text not in output

    run(play())
