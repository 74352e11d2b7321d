import { beforeAll, expect, test, vi } from "vitest";
import { share } from "../src/lib/share.ts";
import { setLanguage } from "../src/lib/i18n.svelte.ts";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
beforeAll(() => setLanguage("en"));

const data = { title: "Rowlock", text: "Ada 60", url: "https://club.example/replay/x" };
const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

test("a device that can hand things on is asked to, and there is nothing to say", async () => {
  const given: unknown[] = [];
  vi.stubGlobal("navigator", { share: (what: unknown) => Promise.resolve(given.push(what)) });
  expect(await share(data)).toBe("");
  expect(given).toEqual([data]);
  vi.stubGlobal("navigator", { share: failing("AbortError") });
  expect(await share(data)).toBe("");
});

test("else it is copied, and where that is not allowed either, shown to be copied by hand", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
  expect(await share(data)).toBe("Copied.");
  expect(await share({ url: data.url })).toBe("Copied.");
  expect(copied).toEqual([`Ada 60\n${data.url}`, data.url]);
  vi.stubGlobal("navigator", { clipboard: { writeText: failing("NotAllowedError") } });
  expect(await share(data)).toBe(`Ada 60\n${data.url}`);
});
