import { expect, test } from "vitest";
import { first, next } from "../src/pass/order.ts";

const moment = { people: [0, 2, 3], acting: [0, 2, 3], active: 2, seats: 4, hidden: false };

test("who acts first is found from the active seat on, clockwise", () => {
  expect(first([0, 3], 2, 4)).toBe(3);
  expect(first([0, 1], 2, 4)).toBe(0);
  expect(first([], 2, 4)).toBe(null);
});

test("whoever has to act keeps the device, and it moves on when they have", () => {
  expect(next({ seat: 3, curtain: null }, moment)).toEqual({ seat: 3, curtain: null });
  expect(next({ seat: 2, curtain: null }, { ...moment, acting: [0, 3] })).toEqual({ seat: 3, curtain: null });
});

test("while only bots act the device stays where it is", () => {
  expect(next({ seat: 3, curtain: null }, { ...moment, acting: [] })).toEqual({ seat: 3, curtain: null });
  expect(next({ seat: 3, curtain: null }, { ...moment, acting: [], hidden: true })).toEqual({ seat: 3, curtain: null });
});

test("where hands are hidden nobody's view is shown until the device is handed over", () => {
  const hidden = { ...moment, acting: [0, 3], hidden: true };
  expect(next({ seat: 2, curtain: null }, hidden)).toEqual({ seat: null, curtain: 3 });
  expect(next({ seat: null, curtain: 0 }, hidden)).toEqual({ seat: null, curtain: 0 });
});

test("one person among bots never hands the device on", () => {
  expect(next({ seat: null, curtain: null }, { ...moment, people: [2], acting: [], hidden: true })).toEqual({ seat: 2, curtain: null });
});
