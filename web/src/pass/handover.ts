/** The first of the acting seats, clockwise from the active seat; null if there is none. */
export function firstToAct(acting: readonly number[], active: number, seats: number): number | null {
  const distance = (seat: number): number => (seat - active + seats) % seats;
  return acting.length ? acting.reduce((one, other) => (distance(other) < distance(one) ? other : one)) : null;
}

/** The seat whose view is shown, or the seat named on the curtain: its player is to be handed the device. */
export interface DeviceState {
  seat: number | null;
  curtain: number | null;
}

export interface TurnState {
  /** Seats of people who have not resigned. */
  people: readonly number[];
  /** Those of `people` that have to act. */
  acting: readonly number[];
  active: number;
  seats: number;
  /** Whether hands are hidden from the other players. */
  hidden: boolean;
}

/** The device stays with a seat that has to act, and while only bots act; else it goes to the next acting seat. */
export function nextDeviceState({ seat, curtain }: DeviceState, { people, acting, active, seats, hidden }: TurnState): DeviceState {
  const one = people.length === 1 ? people[0]! : null;
  if (one !== null) return { seat: one, curtain: null };
  const upNext = firstToAct(acting, active, seats);
  if (upNext === null) return hidden ? { seat, curtain } : { seat: seat ?? people[0] ?? 0, curtain: null };
  if (seat !== null && acting.includes(seat)) return { seat, curtain: null };
  if (!hidden) return { seat: upNext, curtain: null };
  return { seat: null, curtain: curtain !== null && acting.includes(curtain) ? curtain : upNext };
}
