import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
vi.stubGlobal("navigator", {});
vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => void stored.set(key, text) });
vi.useFakeTimers();
const { REACTIONS, Reactions } = await import("../src/table/reactions.svelte.ts");
const { settings } = await import("../src/lib/settings.svelte.ts");

const said = (reactions: InstanceType<typeof Reactions>): Record<string, string> => Object.fromEntries(Object.entries(reactions.said).map(([seat, { reaction }]) => [seat, reaction]));
const show = (reactions: InstanceType<typeof Reactions>, seat: number, reaction: string): void => reactions.show({ type: "reaction", seat, reaction } as Parameters<typeof reactions.show>[0], "Ben");

beforeEach(() => {
  stored.clear();
  settings.reactions = true;
});

test("there are eight, all different", () => {
  expect(new Set(REACTIONS).size).toBe(8);
});

test("each seat's reaction is shown for about three seconds, and the same one again anew", () => {
  const reactions = new Reactions();
  show(reactions, 1, "wow");
  vi.advanceTimersByTime(2000);
  show(reactions, 2, "thanks");
  expect(said(reactions)).toEqual({ 1: "wow", 2: "thanks" });
  const { count } = reactions.said[1]!;
  vi.advanceTimersByTime(1000);
  show(reactions, 1, "wow");
  expect(reactions.said[1]!.count).toBeGreaterThan(count);
  vi.advanceTimersByTime(1900);
  expect(said(reactions)).toEqual({ 1: "wow", 2: "thanks" });
  vi.advanceTimersByTime(500);
  expect(said(reactions)).toEqual({ 1: "wow" });
  vi.advanceTimersByTime(2000);
  expect(said(reactions)).toEqual({});
});

test("what a newer server sends is not shown", () => {
  const reactions = new Reactions();
  show(reactions, 1, "dance");
  expect(said(reactions)).toEqual({});
});

test("one tap turns all off, and the device remembers it", () => {
  const reactions = new Reactions();
  show(reactions, 1, "wow");
  reactions.turn(false);
  expect(said(reactions)).toEqual({});
  show(reactions, 2, "thanks");
  expect(said(reactions)).toEqual({});
  expect(JSON.parse(stored.get("rowlock:settings")!)).toMatchObject({ reactions: false });
  reactions.turn(true);
  show(reactions, 2, "thanks");
  expect(said(reactions)).toEqual({ 2: "thanks" });
});

test("a refusal is told for a moment", () => {
  const reactions = new Reactions();
  reactions.refuse("Too fast.");
  expect(reactions.refusal).toBe("Too fast.");
  vi.advanceTimersByTime(4000);
  expect(reactions.refusal).toBe("");
});

test("why one was refused goes when reactions are turned off", () => {
  const reactions = new Reactions();
  reactions.refuse("Not so fast.");
  reactions.turn(false);
  reactions.turn(true);
  vi.advanceTimersByTime(10_000);
  expect(reactions.refusal).toBe("");
});
