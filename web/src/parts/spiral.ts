type Point = readonly [x: number, y: number];

/** Points of a way for each field. */
const FINE = 12;
/** Points in which a way gets from a field to its place beside the track. */
const RISE = 5;
/** Percent: how far from the middle of the track the way to the nearest field runs, and each other from the one before. */
const [BESIDE, APART] = [4.8, 1.3];
/** Percent: this near to the middle of the board there is no room inside the track, and the ways run outside of it. */
const INNER = 28;

/** A way through points, as an SVG path. */
export const line = (points: readonly Point[]): string => points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");

/** The ways from a field to each of others, the nearest first, on a track of `count` places: side by side along the track. */
export function ways(count: number, from: number, fields: readonly number[]): string[] {
  const points = spiral((count - 1) * FINE + 1).slice(from * FINE);
  const side = distance(points[0]!) > INNER ? -1 : 1;
  return fields.map((field, order) => {
    const last = (field - from) * FINE;
    const risen = (at: number): number => Math.sin((Math.min(RISE, at, last - at) / RISE) * (Math.PI / 2));
    return line(points.slice(0, last + 1).map((point, at) => moved(point, side * (BESIDE + APART * order) * risen(at))));
  });
}

const distance = ([x, y]: Point): number => Math.hypot(x - 50, y - 50);

/** A point moved away from the middle of the board. */
function moved(point: Point, by: number): Point {
  const factor = 1 + by / distance(point);
  return [50 + (point[0] - 50) * factor, 50 + (point[1] - 50) * factor];
}

/** `count` points at even distances along an inward spiral, in percent of the width. */
export function spiral(count: number): [number, number][] {
  const [outer, inner, turns] = [45.2, 9, 2.55];
  const full = turns * 2 * Math.PI;
  const radius = (angle: number): number => outer - ((outer - inner) * angle) / full;
  const lengths = [0];
  const parts = 2000;
  for (let at = 1; at <= parts; at++) lengths.push(lengths[at - 1]! + (radius((at / parts) * full) * full) / parts);
  const total = lengths[parts]!;
  return Array.from({ length: count }, (_, at) => {
    const target = (total * at) / (count - 1);
    const found = (at === count - 1 ? parts : lengths.findIndex((length) => length >= target)) / parts;
    const angle = found * full + Math.PI * 0.75;
    return [50 + radius(found * full) * Math.cos(angle), 50 + radius(found * full) * Math.sin(angle)];
  });
}
