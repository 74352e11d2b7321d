import { expect, test } from "vitest";
import { firstToAct, nextDeviceState } from "../src/pass/handover.ts";

const moment = { people: [0, 2, 3], acting: [0, 2, 3], active: 2, seats: 4, hidden: false };

test("the first acting seat is counted clockwise from the active seat", () => {
  expect(firstToAct([0, 3], 2, 4)).toBe(3);
  expect(firstToAct([0, 1], 2, 4)).toBe(0);
  expect(firstToAct([], 2, 4)).toBe(null);
});

test("the device stays with a seat that has to act, and moves on afterwards", () => {
  expect(nextDeviceState({ seat: 3, curtain: null }, moment)).toEqual({ seat: 3, curtain: null });
  expect(nextDeviceState({ seat: 2, curtain: null }, { ...moment, acting: [0, 3] })).toEqual({ seat: 3, curtain: null });
});

test("while only bots act the device stays where it is", () => {
  expect(nextDeviceState({ seat: 3, curtain: null }, { ...moment, acting: [] })).toEqual({ seat: 3, curtain: null });
  expect(nextDeviceState({ seat: 3, curtain: null }, { ...moment, acting: [], hidden: true })).toEqual({ seat: 3, curtain: null });
});

test("with hidden hands no seat's view is shown until the handover", () => {
  const hidden = { ...moment, acting: [0, 3], hidden: true };
  expect(nextDeviceState({ seat: 2, curtain: null }, hidden)).toEqual({ seat: null, curtain: 3 });
  expect(nextDeviceState({ seat: null, curtain: 0 }, hidden)).toEqual({ seat: null, curtain: 0 });
});

test("one person among bots never hands the device on", () => {
  expect(nextDeviceState({ seat: null, curtain: null }, { ...moment, people: [2], acting: [], hidden: true })).toEqual({ seat: 2, curtain: null });
});
