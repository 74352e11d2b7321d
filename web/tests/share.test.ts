import { beforeAll, expect, test, vi } from "vitest";
import { share } from "../src/lib/share.ts";
import { setLanguage } from "../src/lib/i18n.svelte.ts";

vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
beforeAll(() => setLanguage("en"));

const data = { title: "Rowlock", text: "Ada 60", url: "https://club.example/replay/x" };
const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

test("the share sheet is used if there is one, without a status text", async () => {
  const shared: unknown[] = [];
  vi.stubGlobal("navigator", { share: (data: unknown) => Promise.resolve(shared.push(data)) });
  expect(await share(data)).toBe("");
  expect(shared).toEqual([data]);
  vi.stubGlobal("navigator", { share: failing("AbortError") });
  expect(await share(data)).toBe("");
});

test("otherwise the text is copied or, if that is not allowed, returned to be copied by hand", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
  expect(await share(data)).toBe("Copied.");
  expect(await share({ url: data.url })).toBe("Copied.");
  expect(copied).toEqual([`Ada 60\n${data.url}`, data.url]);
  vi.stubGlobal("navigator", { clipboard: { writeText: failing("NotAllowedError") } });
  expect(await share(data)).toBe(`Ada 60\n${data.url}`);
});
