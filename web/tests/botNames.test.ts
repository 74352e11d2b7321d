import { expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { botName, withBotNames } = await import("../src/lib/botNames.ts");
const { setLanguage } = await import("../src/lib/i18n.svelte.ts");

it("shows the name of a level in our language, whatever the language of the host", async () => {
  await setLanguage("pl");
  expect(["Novice", "Nováček", "Nowicjusz"].map((name) => botName(name, "novice"))).toEqual(["Nowicjusz", "Nowicjusz", "Nowicjusz"]);
  expect(botName("Greedy 2", "greedy")).toBe("Zachłanny 2");
  await setLanguage("en");
  expect(botName("Nowicjusz", "novice")).toBe("Novice");
});

it("keeps names that somebody has chosen, and those of people", async () => {
  await setLanguage("pl");
  expect(botName("Hal 9000", "novice")).toBe("Hal 9000");
  expect(botName("Expert", "novice")).toBe("Expert");
  expect(botName("Novice", null)).toBe("Novice");
  expect(withBotNames({ names: ["Champion", "Champion"], bots: [null, "champion"] }).names).toEqual(["Champion", "Mistrz"]);
});
