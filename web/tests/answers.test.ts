import { beforeEach, expect, test } from "vitest";
import { loadAnswers, saveAnswer, streak } from "../src/practice/answers.ts";

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => items.set(key, value), removeItem: (key: string) => items.delete(key) },
  });
});

const answer = (fresh: boolean) => ({ decision: { type: "pass" } as const, place: 1, fresh });

test("a streak counts days answered on the day itself", () => {
  for (const day of ["2026-02-27", "2026-02-28", "2026-03-01"]) saveAnswer(day, answer(true));
  saveAnswer("2026-03-03", answer(true));
  expect(streak("2026-03-01")).toBe(3);
  expect(streak("2026-03-02")).toBe(0);
  expect(streak("2026-03-03")).toBe(1);
  saveAnswer("2026-03-02", answer(false)); // answered later
  expect(streak("2026-03-03")).toBe(1);
});

test("at most 400 days are stored", () => {
  for (let at = 0; at < 410; at++) saveAnswer(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), answer(true));
  const days = Object.keys(loadAnswers()).sort();
  expect(days.length).toBe(400);
  expect(days[0]).toBe("2026-01-11");
});
