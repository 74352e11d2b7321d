import { beforeEach, describe, expect, it, vi } from "vitest";
import { asked, pruned } from "../plugins/words.ts";
import cases from "./words.json";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { details, list, missing, number, say, speak } = await import("../src/lib/words.svelte.ts");
type Language = Parameters<typeof speak>[0];

beforeEach(() => missing.clear());

describe("words of the rules", () => {
  it.each(cases)("$language: $code", async ({ language, code, details: given, text }) => {
    await speak(language as Language);
    expect(say(`error-${code}`, details(given as unknown as Record<string, string | number>))).toBe(text);
    expect([...missing]).toEqual([]);
  });
});

describe("words", () => {
  it("notes what is missing, and shows its name", async () => {
    await speak("en");
    expect(say("no-such-message")).toBe("no-such-message");
    expect([...missing]).toEqual(["no-such-message"]);
  });

  it("lists and counts as the language does", async () => {
    await speak("pl");
    expect(list(["Ada", "Ola", "Jan"])).toBe("Ada, Ola i Jan");
    expect(number(-5)).toBe("−5");
  });
});

describe("the words that are sent along", () => {
  it("are those that are asked for", () => {
    expect(asked('say("one-word"); say(`game-${game}`)')).toEqual({ names: new Set(["one-word"]), families: new Set(["game-"]) });
  });

  it("come with all their lines, and without the others", () => {
    const ftl = "# note\none = 1\n\n## Part\n\ntwo =\n    { $n ->\n        [a] x\n       *[b] y\n    }\nthree = 3\ngame-a = A\n";
    expect(pruned(ftl, '"two" `game-${g}`')).toBe("two =\n    { $n ->\n        [a] x\n       *[b] y\n    }\ngame-a = A");
  });
});
