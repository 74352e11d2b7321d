import { beforeEach, describe, expect, it, vi } from "vitest";
import { pruneMessages, typeset, usedMessages, withEnglish } from "../plugins/fluent.ts";
import spaces from "../../src/rowlock/locales/spaces.json";
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
  it("end no line where the language forbids it", () => {
    const patterns = spaces as unknown as Parameters<typeof typeset>[2];
    expect(typeset("one = Gra z botem i w sieci", "pl", patterns)).toBe("one = Gra z\u00a0botem i\u00a0w\u00a0sieci");
    expect(typeset("one = Gagné ! « Oui » : 5 %", "fr", patterns)).toBe("one = Gagné\u202f! «\u00a0Oui\u00a0»\u00a0: 5\u00a0%");
    expect(typeset("one = 6 MB of a b", "en", patterns)).toBe("one = 6\u00a0MB of a b");
  });

  it("are in English where a language lacks them", () => {
    expect(withEnglish("one = eins\n", "one = one\ntwo =\n    two\n")).toBe("one = eins\n\ntwo =\n    two\n");
  });

  it("are those used in the sources", () => {
    expect(usedMessages('say("one-word"); say(`game-${game}`)')).toEqual({ names: new Set(["one-word"]), families: new Set(["game-"]) });
  });

  it("have all their lines, and no others are included", () => {
    const ftl = "# note\none = 1\n\n## Part\n\ntwo =\n    { $n ->\n        [a] x\n       *[b] y\n    }\nthree = 3\ngame-a = A\n";
    expect(pruneMessages(ftl, '"two" `game-${g}`')).toBe("two =\n    { $n ->\n        [a] x\n       *[b] y\n    }\ngame-a = A");
  });
});
