"""A browser that gets push messages from the tests' own push service.

The page's subscription is replaced, since headless Chromium has no push service; its messages go to the real service
worker through the DevTools protocol. The headless shell has no notifications either: there, what the worker shows is
kept in memory, while the whole Chromium has its own.
"""

import json
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, Worker

from ..push_service import PushBox, Received
from .visitors import Visitor, wait_for_service_worker

SUBSCRIPTION: Final = """(json) => {
    const read = (name) => localStorage.getItem(`test:${name}`);
    const write = (name, value) => localStorage.setItem(`test:${name}`, value);
    const bytes = (text) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0)).buffer;
    const subscription = () => ({
        endpoint: json.endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytes(read("key")) },
        toJSON: () => ({ ...json, expirationTime: null }),
        unsubscribe: async () => (localStorage.removeItem("test:key"), true),
    });
    PushManager.prototype.getSubscription = async () => (read("key") ? subscription() : null);
    PushManager.prototype.subscribe = async (options) => {
        if (Notification.permission !== "granted" || !options.userVisibleOnly) throw new DOMException("", "NotAllowed");
        write("key", btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey))));
        return subscription();
    };
    // what was answered by this person, whom nobody has asked before
    Object.defineProperty(Notification, "permission", { get: () => read("permission") ?? "default" });
    Notification.requestPermission = async () => {
        write("permission", read("answer") ?? "granted");
        return Notification.permission;
    };
}"""
BADGE: Final = """() => {
    globalThis.badge = undefined;
    navigator.setAppBadge = async (count) => void (globalThis.badge = count);
    navigator.clearAppBadge = async () => void (globalThis.badge = 0);
}"""
"""Keeps the count on the badge: only an installed app has one."""
WORKER: Final = """(denied) => {
    navigator.setAppBadge = async (count) => void (self.badge = count);
    self.opened = [];
    self.clients.openWindow = async (path) => void self.opened.push(`open ${path}`);
    WindowClient.prototype.focus = async function () {
        self.opened.push(`focus ${new URL(this.url).pathname}`);
        return this;
    };
    if (!denied) return;
    const shown = new Map();
    self.registration.showNotification = async (title, options) => {
        shown.set(options.tag, { title, ...options, close: () => shown.delete(options.tag) });
    };
    self.registration.getNotifications = async () => [...shown.values()];
}"""
SHOWN: Final = """async () => (await self.registration.getNotifications())
    .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))"""
CLICK: Final = """async (tag) => {
    const notification = (await self.registration.getNotifications()).find((each) => each.tag === tag);
    const event = Object.assign(new ExtendableEvent("notificationclick"), { notification });
    let done;
    event.waitUntil = (work) => void (done = work);
    self.dispatchEvent(event);
    await done;
}"""


class PushBrowser:
    """The browser of a visitor with a service worker."""

    def __init__(self, visitor: Visitor, box: PushBox) -> None:
        self.visitor, self.box, self.subscription = visitor, box, box.browser()
        visitor.context.grant_permissions(["notifications"])
        visitor.context.add_init_script(f"({SUBSCRIPTION})({json.dumps(self.subscription.json)}); ({BADGE})();")
        self.told = 0

    def worker(self, page: Page) -> Worker:
        """Return the service worker of a page, prepared to tell what it does."""
        wait_for_service_worker(page)
        (worker,) = self.visitor.context.service_workers
        if not worker.evaluate("'opened' in self"):
            worker.evaluate(WORKER, worker.evaluate("Notification.permission") == "denied")
        return worker

    def next(self) -> Received:
        """Wait for the next message to this browser."""
        while len(found := self.box.at(self.subscription)) <= self.told:
            self.box.wait(len(self.box.received) + 1)
        self.told += 1
        return found[self.told - 1]

    def deliver(self, page: Page, text: str) -> Worker:
        """Deliver a decrypted message as a push service does, and wait until it is shown; return the worker."""
        worker = self.worker(page)
        worker.evaluate("self.badge = null")
        session = page.context.new_cdp_session(page)
        found: list[dict[str, Any]] = []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
        session.send("ServiceWorker.enable")
        address = urlsplit(page.url)
        while not found:
            page.wait_for_timeout(10)
        origin = f"{address.scheme}://{address.netloc}"
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": found[0]["registrationId"], "data": text},
        )
        while worker.evaluate("self.badge") is None:  # it comes after the notification
            page.wait_for_timeout(10)
        session.detach()
        return worker

    def shown(self, page: Page) -> Sequence[dict[str, Any]]:
        found: list[dict[str, Any]] = self.worker(page).evaluate(SHOWN)
        return found


def badge(page: Page) -> Any:
    return page.evaluate("() => globalThis.badge")
