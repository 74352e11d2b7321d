// Our text for the dice: pledged when we sit down, revealed when the game is about to begin. docs/play/fairness.md says why.
import type { Reveal, Sit, TableView } from "../generated/messages.ts";
import { notedCommitment, notedText, noteTable, noteText } from "./notes.ts";
import { sha256 } from "./sha256.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LENGTH = 12;

/** A random text of 71 bits. */
export function randomText(): string {
  let text = "";
  // bytes from 248 up would make some letters likelier than others
  while (text.length < LENGTH) for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) if (byte < 248) text += ALPHABET[byte % 62];
  return text.slice(0, LENGTH);
}

export const pledgeTo = (table: string, commitment: string, seat: number, text: string): string => sha256(`${table}:${commitment}:${seat}:${text}`);

/** The command that takes our seat or a free one and pledges a new text, which this browser keeps. */
export function sitAndPledge(view: TableView, name?: string, seat = view.you ?? view.seats.findIndex(({ kind }) => kind === "open")): Sit {
  if (seat < 0) return { type: "sit", name };
  noteTable(view);
  const text = randomText();
  const pledge = pledgeTo(view.id, view.commitment, seat, text);
  noteText(view.id, pledge, { round: view.round, seat, text });
  return { type: "sit", seat, name, pledge };
}

/** Whether the table waits for our text. */
export const waitsForUs = ({ you, revealing }: TableView): boolean => you !== null && revealing.includes(you);

/** The command that reveals our text; null if the table does not wait for it, or for another text than this browser pledged. */
export function reveal(view: TableView): Reveal | null {
  const pledge = waitsForUs(view) ? view.seats[view.you!]?.pledge : null;
  const own = pledge ? notedText(view.id, pledge) : null;
  return own && own.seat === view.you && own.round === view.round && notedCommitment(view) === view.commitment ? { type: "reveal", text: own.text } : null;
}

/** What our seat owes the table without being asked: its text, or a pledge if it has none, as after a void round. */
export function owed(view: TableView): Sit | Reveal | null {
  const seat = view.you === null || view.status !== "waiting" ? undefined : view.seats[view.you];
  if (!seat || seat.reserved) return null;
  if (view.revealing.length) return reveal(view);
  return seat.pledge || seat.entropy ? null : sitAndPledge(view);
}
