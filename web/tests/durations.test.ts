import { expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { DAY, isUnhurried, timeForDecision, timeLeft, timeLeftBriefly } = await import("../src/lib/durations.ts");
const { setLanguage } = await import("../src/lib/i18n.svelte.ts");

const HOUR = 3600;

test.each([
  [14 * DAY, "14 days left"],
  [3 * DAY - 1, "3 days left"],
  [3 * DAY - HOUR - 1, "2 days left"],
  [2 * DAY, "2 days left"],
  [2 * DAY - 1, "47 hours left"],
  [18 * HOUR, "18 hours left"],
  [2 * HOUR - 1, "one hour left"],
  [HOUR - 1, "59 minutes left"],
  [119, "one minute left"],
  [1, "one minute left"],
])("%i seconds are told as %s", async (seconds, text) => {
  await setLanguage("en");
  expect(timeLeft(seconds)).toBe(text);
});

test.each([
  [7 * DAY, "7 days a move"],
  [DAY, "one day a move"],
  [36 * HOUR, "36 hours a move"],
  [HOUR, "one hour a move"],
  [5400, "90 minutes a move"],
  [120, "120 s for each decision"],
  [150, "3 minutes a move"],
  [3601, "one hour a move"],
  [DAY + 61, "24 hours a move"],
])("a clock of %i seconds is called %s", async (seconds, text) => {
  await setLanguage("en");
  expect(timeForDecision(seconds).replaceAll("\u00a0", " ")).toBe(text);
});

test("what is left agrees with its number in Polish", async () => {
  await setLanguage("pl");
  expect([1, 2, 5, 22].map((hours) => timeLeft(hours * HOUR))).toEqual(["została jedna godzina", "zostały 2 godziny", "zostało 5 godzin", "zostały 22 godziny"]);
  expect([2, 5].map((days) => timeLeft(days * DAY))).toEqual(["zostały 2 dni", "zostało 5 dni"]);
});

test("what is left has a brief form in each language", async () => {
  await setLanguage("en");
  expect([3 * DAY, 18 * HOUR, 600].map(timeLeftBriefly)).toEqual(["3d", "18h", "10m"]);
  await setLanguage("cs");
  expect(timeLeftBriefly(18 * HOUR).replaceAll("\u00a0", " ")).toBe("18 h");
});

test.each([
  [{ clock: null }, false],
  [{ clock: null, grace: 3600 }, true],
  [{ clock: null, grace: 3599 }, false],
  [{ clock: { per_decision: 3599 } }, false],
  [{ clock: { per_decision: 3600 } }, true],
  [{ clock: { per_decision: DAY, total: 600 } }, false],
  [{ clock: { per_decision: DAY }, grace: 60 }, false],
  [{ clock: { per_decision: DAY }, grace: 2 * DAY }, true],
])("%j", (settings, expected) => {
  expect(isUnhurried(settings)).toBe(expected);
});
