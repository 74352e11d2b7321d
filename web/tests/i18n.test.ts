import { beforeEach, describe, expect, it, vi } from "vitest";
import { pruneMessages, usedMessages } from "../plugins/fluent.ts";
import cases from "./i18nCases.json";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { ruleValues, formatList, missingMessages, formatNumber, say, setLanguage } = await import("../src/lib/i18n.svelte.ts");
type Language = Parameters<typeof setLanguage>[0];

beforeEach(() => missingMessages.clear());

describe("messages of the rules", () => {
  it.each(cases)("$language: $code", async ({ language, code, details: given, text }) => {
    await setLanguage(language as Language);
    expect(say(`error-${code}`, ruleValues(given as unknown as Record<string, string | number>))).toBe(text);
    expect([...missingMessages]).toEqual([]);
  });
});

describe("messages", () => {
  it("records missing messages, and returns their ids", async () => {
    await setLanguage("en");
    expect(say("no-such-message")).toBe("no-such-message");
    expect([...missingMessages]).toEqual(["no-such-message"]);
  });

  it("formats lists and numbers by language", async () => {
    await setLanguage("pl");
    expect(formatList(["Ada", "Ola", "Jan"])).toBe("Ada, Ola i Jan");
    expect(formatNumber(-5)).toBe("−5");
  });
});

describe("the bundled messages", () => {
  it("are those used in the sources", () => {
    expect(usedMessages('say("one-word"); say(`game-${game}`)')).toEqual({ names: new Set(["one-word"]), families: new Set(["game-"]) });
  });

  it("have all their lines, and no others are included", () => {
    const ftl = "# note\none = 1\n\n## Part\n\ntwo =\n    { $n ->\n        [a] x\n       *[b] y\n    }\nthree = 3\ngame-a = A\n";
    expect(pruneMessages(ftl, '"two" `game-${g}`')).toBe("two =\n    { $n ->\n        [a] x\n       *[b] y\n    }\ngame-a = A");
  });
});
