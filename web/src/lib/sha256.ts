/** The first 32 bits of the fractional part of a root, as in FIPS 180-4. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter((number) => number > 1 && !Array.from({ length: number }, (_, by) => by).some((by) => by > 1 && number % by === 0));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/**
 * The SHA-256 of a text, in hexadecimal. `crypto.subtle` is missing on plain http, where clubs play in their own network, and
 * what is hashed here is short.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const state = Int32Array.from(START);
  for (let block = 0; block < blocks.byteLength; block += 64) compress(state, (at) => blocks.getInt32(block + 4 * at));
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Int32Array, wordAt: (at: number) => number): void {
  const words = Int32Array.from({ length: 64 }, (_, at) => (at < 16 ? wordAt(at) : 0));
  for (let at = 16; at < 64; at += 1) {
    const [two, fifteen] = [words[at - 2]!, words[at - 15]!];
    const one = rotate(two, 17) ^ rotate(two, 19) ^ (two >>> 10);
    const other = rotate(fifteen, 7) ^ rotate(fifteen, 18) ^ (fifteen >>> 3);
    words[at] = one + words[at - 7]! + other + words[at - 16]!;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at += 1) {
    const one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!;
    const other = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = state[at]! + word));
}
