import { beforeEach, expect, test, vi } from "vitest";
import type { Summary } from "../src/generated/messages.ts";
import { setLanguage } from "../src/lib/i18n.svelte.ts";
import { countWaiting, marked, noteHere } from "../src/lib/waiting.svelte.ts";

const badge = vi.fn(async () => undefined);
const cleared = vi.fn(async () => undefined);
const list = (...waiting: string[]): Summary[] => waiting.map((id) => ({ id, waited_for: !id.startsWith("-"), status: "playing" }) as Summary);

/** Notifications that are shown, by their tables. */
let shown: string[] = [];
const registration = { getNotifications: async () => shown.map((tag) => ({ tag, close: () => void (shown = shown.filter((each) => each !== tag)) })) };

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
  vi.stubGlobal("caches", undefined);
  await setLanguage("en");
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: cleared, serviceWorker: { getRegistration: async () => registration } });
  noteHere(null);
  countWaiting([]);
  vi.clearAllMocks();
});

test("titles and the badge count the tables that wait", () => {
  countWaiting(list("a", "-b", "c"));
  expect(marked("Rowlock")).toBe("Your turn at 2 tables · Rowlock");
  expect(badge).toHaveBeenLastCalledWith(2);
  countWaiting(list("-a"));
  expect(marked("Rowlock")).toBe("Rowlock");
  expect(cleared).toHaveBeenCalled();
});

test("the table that is open counts as it is now, and its title tells the others apart", () => {
  countWaiting(list("a", "c"));
  noteHere({ id: "a", waits: true });
  expect(marked("Qwixx", true)).toBe("Your turn at 2 tables · Qwixx");
  expect(marked("Qwixx", false)).toBe("Your turn at another table · Qwixx");
  expect(badge).toHaveBeenLastCalledWith(2);
  noteHere({ id: "a", waits: false });
  expect(badge).toHaveBeenLastCalledWith(1);
  countWaiting(list("a", "c")); // an answer from before
  expect(badge).toHaveBeenLastCalledWith(1);
  expect(marked("Qwixx", false)).toBe("Your turn at another table · Qwixx");
  noteHere(null);
  expect(marked("Rowlock")).toBe("Your turn · Rowlock");
});

test("the message of a turn goes when it was played, here or on another device", async () => {
  shown = ["a", "-b", "-c", "other"];
  countWaiting(list("a", "-b"));
  await vi.waitFor(() => expect(shown).toEqual(["a", "-c", "other"]));
  noteHere({ id: "-c", waits: true });
  countWaiting(list("a", "-c")); // the page that is open knows better
  noteHere({ id: "a", waits: false });
  await vi.waitFor(() => expect(shown).toEqual(["-c", "other"]));
});

test("a table that still waits when it is closed is counted on", () => {
  noteHere({ id: "a", waits: true });
  noteHere(null);
  expect(marked("Rowlock")).toBe("Your turn · Rowlock");
});

test("a badge that the device refuses does no harm", () => {
  badge.mockRejectedValueOnce(new Error("not installed"));
  countWaiting(list("a"));
  Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  countWaiting(list("a"));
  countWaiting([]);
  expect(marked("Rowlock")).toBe("Rowlock");
});
