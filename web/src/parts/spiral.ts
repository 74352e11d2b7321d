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
