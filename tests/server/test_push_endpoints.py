"""Where push messages may be sent: known push services and what the host names, nothing else that a browser says."""

import pytest

from rowlock.server.push.endpoints import is_endpoint, is_service

KNOWN = [
    "https://fcm.googleapis.com/fcm/send/abc:APA91b",
    "https://fcm.googleapis.com/wp/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QAbc",
    "https://api.push.apple.com/3/device/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAA%3d",
]
OTHERS = [
    "",
    "fcm.googleapis.com/fcm/send/abc",
    "//fcm.googleapis.com/abc",
    "http://fcm.googleapis.com/fcm/send/abc",
    "ftp://fcm.googleapis.com/abc",
    "file:///etc/passwd",
    "https://",
    "https:///abc",
    "https://fcm.googleapis.com",
    "https://127.0.0.1/abc",
    "https://127.1/abc",
    "https://2130706433/abc",
    "https://0x7f000001/abc",
    "https://[::1]/abc",
    "https://[::ffff:10.0.0.1]/abc",
    "https://10.0.0.1/abc",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/abc",
    "https://redis:6379/abc",
    "https://postgres/abc",
    "https://example.org/abc",
    "https://googleapis.com/abc",
    "https://evil-fcm.googleapis.com/abc",
    "https://evil.fcm.googleapis.com/abc",
    "https://fcm.googleapis.com.evil.example/abc",
    "https://fcm.googleapis.com@evil.example/abc",
    "https://user@fcm.googleapis.com/abc",
    "https://user:word@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com:443/abc",
    "https://fcm.googleapis.com:8080/abc",
    "https://fcm.googleapis.com:/abc",
    "https://fcm.googleapis.com:x/abc",
    "https://fcm.googleapis.com./abc",
    "https://FCM.googleapis.com/abc",
    "https://fcm.googleapis.com\\@evil.example/abc",
    "https://evil.example\\.push.apple.com/abc",
    "https://evil.example/.push.apple.com/abc",
    "https://evil.example#.push.apple.com/abc",
    "https://evil.example?.push.apple.com/abc",
    "https://fcm.googleapis.com/abc#fragment",
    "https://push.apple.com/abc",
    "https://.push.apple.com/abc",
    "https://webpush.apple.com/abc",
    "https://notify.windows.com/abc",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/abc\r\nHost: evil.example",
    "https://fcm.googleapis.com/\x00",
    " https://fcm.googleapis.com/abc",
    "https://fcm.googleapis.com\t/abc",
    "https://fcm.googleapis.cоm/abc",  # a Cyrillic letter
    "https://ｆcm.googleapis.com/abc",
    "https://[fcm.googleapis.com]/abc",
    "javascript:alert(1)//fcm.googleapis.com/abc",
]


@pytest.mark.parametrize("endpoint", KNOWN)
def test_known_push_services_are_allowed(endpoint: str) -> None:
    assert is_endpoint(endpoint)


@pytest.mark.parametrize("endpoint", OTHERS)
def test_nothing_else_is_allowed(endpoint: str) -> None:
    assert not is_endpoint(endpoint)
    assert not is_endpoint(endpoint, ["https://push.example.org"])


def test_the_host_may_name_further_services_by_their_whole_origin() -> None:
    further = ["https://push.example.org", "http://127.0.0.1:8123"]
    assert is_endpoint("https://push.example.org/abc", further)
    assert is_endpoint("http://127.0.0.1:8123/abc?and=more", further)
    for other in ("https://push.example.org:444/abc", "https://a.push.example.org/abc", "http://push.example.org/abc"):
        assert not is_endpoint(other, further)
    for other in ("http://127.0.0.1:8124/abc", "http://127.0.0.1/abc", "https://127.0.0.1:8123/abc"):
        assert not is_endpoint(other, further)


@pytest.mark.parametrize("origin", ["https://push.example.org", "https://10.0.0.1:444", "http://127.0.0.1:80"])
def test_an_origin_over_https_or_of_this_machine_can_be_a_service(origin: str) -> None:
    assert is_service(origin)


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "push.example.org",
        "http://push.example.org",
        "http://10.0.0.1",
        "https://",
        "https://a.example/path",
        "https://me@a.example",
        "https://a.example:x",
        "https://a.example?x",
        "https://a.example#x",
        "ftp://a.example",
    ],
)
def test_what_cannot_be_a_service_is_refused(origin: str) -> None:
    assert not is_service(origin)
