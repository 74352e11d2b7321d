import { expect, test } from "vitest";
import { languageOf, notice, readMessage } from "../src/push/notification.ts";
import { subscriptionBody } from "../src/push/protocol.ts";

const table = "0123456789abcdef0123";
const message = { table, game: "cards", by: "Ada", waiting: 2 };

test("a message is read", () => {
  expect(readMessage(JSON.stringify(message))).toEqual(message);
  expect(readMessage(JSON.stringify({ ...message, by: "a".repeat(100), more: 1 }))?.by).toHaveLength(40);
  expect(readMessage(JSON.stringify({ table, game: "cards", waiting: "many" }))).toEqual({ table, game: "cards", by: "", waiting: 1 });
});

test.each(["", "x", "null", "7", "[]", "{}", '{"table":"/../x"}', `{"table":"${table}0"}`, `{"table":["${table}"]}`])("%s is none of ours", (text) => {
  expect(readMessage(text)).toBeNull();
});

test("a notification names the game and who has played, and leads to the table", () => {
  const { title, waiting, options } = notice(message, "en");
  expect([title, waiting, options.body, options.tag]).toEqual(["It is your turn", 2, "Qwixx The Card Game: Ada has played.", table]);
  expect(options.data).toEqual({ path: `/t/${table}` });
  expect(options.icon).toMatch(/^\/[a-z0-9-]+\.png$/);
});

test("without a name the game begins, and a game of the server's own has no name here", () => {
  expect(notice({ ...message, by: "" }, "en").options.body).toBe("Qwixx The Card Game: the game begins.");
  expect(notice({ ...message, game: "hush" }, "en").options.body).toBe("Rowlock: Ada has played.");
  expect(notice({ ...message, game: "constructor" }, "en").options.body).toBe("Rowlock: Ada has played.");
});

test("a name cannot bring its own markup or reference", () => {
  expect(notice({ ...message, by: "{ $game } <b>" }, "en").options.body).toBe("Qwixx The Card Game: { $game } <b> has played.");
});

test.each([
  ["pl", [], "pl"],
  [null, ["pt-BR", "cs-CZ", "en"], "cs"],
  [null, ["pt"], "en"],
  ["constructor", ["SK"], "sk"],
  [null, [], "en"],
])("chosen %s and %j make %s", (chosen, browser, expected) => {
  expect(languageOf(chosen, browser)).toBe(expected);
});

test("every language has the words", () => {
  for (const language of ["en", "pl", "cs", "sk", "de", "nl", "fr"]) {
    for (const by of ["Ada", ""]) {
      const { title, options } = notice({ ...message, by }, language);
      expect(`${title} ${options.body}`).not.toContain("push-");
      expect(options.body).toMatch(by ? /Ada/ : /./);
    }
  }
});

test("a subscription is sent as the server stores it", () => {
  const json = { endpoint: "https://push.example/1", expirationTime: null, keys: { p256dh: "key", auth: "secret" } };
  expect(subscriptionBody({ toJSON: () => json } as unknown as PushSubscription)).toEqual({ endpoint: json.endpoint, keys: json.keys });
});
