import { beforeEach, expect, test, vi } from "vitest";
import type { Summary } from "../src/generated/messages.ts";
import { countWaiting, marked, noteHere } from "../src/lib/waiting.svelte.ts";

const badge = vi.fn(async () => undefined);
const cleared = vi.fn(async () => undefined);
const list = (...waiting: string[]): Summary[] => waiting.map((id) => ({ id, waited_for: !id.startsWith("-"), status: "playing" }) as Summary);

beforeEach(() => {
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: cleared });
  noteHere(null);
  countWaiting([]);
  vi.clearAllMocks();
});

test("titles and the badge count the tables that wait", () => {
  countWaiting(list("a", "-b", "c"));
  expect(marked("Rowlock")).toBe("(2) Rowlock");
  expect(badge).toHaveBeenLastCalledWith(2);
  countWaiting(list("-a"));
  expect(marked("Rowlock")).toBe("Rowlock");
  expect(cleared).toHaveBeenCalled();
});

test("the table that is open counts as it is now, and not in its title", () => {
  countWaiting(list("a", "c"));
  noteHere({ id: "a", waits: true });
  expect(marked("Qwixx")).toBe("(1) Qwixx");
  expect(badge).toHaveBeenLastCalledWith(2);
  noteHere({ id: "a", waits: false });
  expect(badge).toHaveBeenLastCalledWith(1);
  countWaiting(list("a", "c")); // an answer from before
  expect(badge).toHaveBeenLastCalledWith(1);
  noteHere(null);
  expect(marked("Rowlock")).toBe("(1) Rowlock");
});

test("a table that still waits when it is closed is counted on", () => {
  noteHere({ id: "a", waits: true });
  noteHere(null);
  expect(marked("Rowlock")).toBe("(1) Rowlock");
});

test("a badge that the device refuses does no harm", () => {
  badge.mockRejectedValueOnce(new Error("not installed"));
  countWaiting(list("a"));
  Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  countWaiting(list("a"));
  countWaiting([]);
  expect(marked("Rowlock")).toBe("Rowlock");
});
