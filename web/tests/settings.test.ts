import { expect, test, vi } from "vitest";

/** Load the settings module with these stored settings. */
async function load(stored: unknown): Promise<{ bot: string; name: string }> {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(stored), setItem: () => undefined });
  return (await import("../src/lib/settings.svelte.ts")).settings;
}

test("the opponent is the stored level, and by default the novice", async () => {
  expect((await load({})).bot).toBe("novice");
  expect((await load({ bot: "champion" })).bot).toBe("champion");
  for (const bot of ["nobody", 7, null]) expect(await load({ bot, name: "Ada" })).toMatchObject({ bot: "novice", name: "Ada" });
});

test("sounds are on, and settings of older versions keep working", async () => {
  expect(await load({})).toMatchObject({ muted: false, vibration: true });
  expect(await load({ sounds: false, name: "Ada" })).toMatchObject({ muted: false, name: "Ada" });
  expect(await load({ muted: true })).toMatchObject({ muted: true });
});
