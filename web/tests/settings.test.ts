import { expect, test, vi } from "vitest";

/** The settings as a page reads them that finds this. */
async function read(kept: unknown): Promise<{ bot: string; name: string }> {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept), setItem: () => undefined });
  return (await import("../src/lib/settings.svelte.ts")).settings;
}

test("the bot to play against is the one chosen last, and at first one that errs", async () => {
  expect((await read({})).bot).toBe("novice");
  expect((await read({ bot: "champion" })).bot).toBe("champion");
  for (const bot of ["nobody", 7, null]) expect(await read({ bot, name: "Ada" })).toMatchObject({ bot: "novice", name: "Ada" });
});
