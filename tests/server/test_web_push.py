"""Web Push: the encryption of RFC 8291 and the identification of RFC 8292, read by the tests' own push service."""

import base64

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st

from rowlock.server.push.web_push import (
    MAX_MESSAGE,
    Recipient,
    ServerKey,
    decode_base64url,
    encode_base64url,
    encrypt,
    new_private_key,
)

from ..push_service import CONTACT, KEY, Browser, claims_of

# RFC 8291, section 5
PLAIN = b"When I grow up, I want to be a watermelon"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode_base64url(text)), ec.SECP256R1())


def recipient(browser: Browser) -> Recipient:
    keys = browser.json["keys"]
    return Recipient(keys["p256dh"], keys["auth"])


def test_the_example_of_the_standard_is_reproduced() -> None:
    body = encrypt(PLAIN, Recipient(RECEIVER, AUTH), key=private(KEY), salt=decode_base64url(SALT))
    assert encode_base64url(body) == BODY
    assert ServerKey(KEY, CONTACT).public == SENDER


@given(st.binary(max_size=MAX_MESSAGE))
def test_only_the_browser_reads_its_message(message: bytes) -> None:
    browser, other = Browser("https://push.example/1"), Browser("https://push.example/2")
    body = encrypt(message, recipient(browser))
    assert browser.decrypt(body) == message
    with pytest.raises(InvalidTag):
        other.decrypt(body)


def test_the_same_message_is_never_encrypted_alike() -> None:
    browser = Browser("https://push.example/1")
    assert len({encrypt(PLAIN, recipient(browser)) for _ in range(20)}) == 20


def test_a_longer_message_than_push_services_take_is_refused() -> None:
    browser = Browser("https://push.example/1")
    assert len(encrypt(bytes(MAX_MESSAGE), recipient(browser))) == 4096
    with pytest.raises(ValueError, match="too long"):
        encrypt(bytes(MAX_MESSAGE + 1), recipient(browser))


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        ("", AUTH),
        (RECEIVER, ""),
        (RECEIVER[:-2], AUTH),
        (RECEIVER, AUTH[:-4]),
        (RECEIVER.replace("B", "A", 1), AUTH),
        (encode_base64url(b"\4" + bytes(64)), AUTH),  # not a point of the curve
        (encode_base64url(b"\2" + decode_base64url(RECEIVER)[1:33]), AUTH),  # compressed
        ("ź" * 87, AUTH),
        (RECEIVER[:-1] + "\n", AUTH),
        (RECEIVER, "*" * 22),
    ],
)
def test_keys_that_are_none_are_refused(key: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - from several libraries
        Recipient(key, auth)


def test_a_server_identifies_itself_to_one_push_service_for_a_while() -> None:
    key = ServerKey(new_private_key(), CONTACT)
    header = key.authorization("https://push.example:444/some/endpoint?and=more", 1_000_000.9)
    claims, signer = claims_of(header)
    assert claims == {"aud": "https://push.example:444", "exp": 1_043_200, "sub": CONTACT}
    assert signer == key.public


def test_a_changed_token_is_noticed() -> None:
    header = ServerKey(KEY, CONTACT).authorization("https://push.example/1", 0)
    head, claims, rest = header.split(".")
    other = base64.urlsafe_b64encode(decode_base64url(claims).replace(b"push", b"pull")).rstrip(b"=").decode()
    with pytest.raises(InvalidSignature):
        claims_of(f"{head}.{other}.{rest}")


@pytest.mark.parametrize("key", ["", "abc", KEY[:-1], KEY + "AA", encode_base64url(bytes(32)), "_" * 43, KEY + "ż"])
def test_a_private_key_that_is_none_is_refused(key: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - from several libraries
        ServerKey(key, CONTACT)


def test_new_keys_differ_and_are_read() -> None:
    made = {new_private_key() for _ in range(20)}
    assert len(made) == 20
    for key in made:
        ServerKey(key, CONTACT)


@given(st.binary(max_size=100))
def test_base64url_is_read_with_and_without_padding(data: bytes) -> None:
    assert decode_base64url(encode_base64url(data)) == data
    assert decode_base64url(base64.urlsafe_b64encode(data).decode()) == data


def test_the_push_service_of_the_tests_refuses_other_senders() -> None:
    """What proves the signature can fail."""
    with pytest.raises(InvalidSignature):
        claims_of(ServerKey(KEY, CONTACT).authorization("https://a.example", 0).replace(SENDER, RECEIVER))
