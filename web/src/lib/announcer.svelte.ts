/**
 * Texts of the two live regions for screen readers. They alternate, so that the same sentence is read out twice in a
 * row; texts announced within `BATCH_DELAY` are joined, so that none is replaced before it was read.
 */
export const liveRegions = $state({ first: "", second: "" });

/** Milliseconds. */
const BATCH_DELAY = 120;
const CLEAR_DELAY = 4000;
let queue: string[] = [];
let region: keyof typeof liveRegions = "first";

export function announce(text: string): void {
  if (!queue.length) setTimeout(flush, BATCH_DELAY);
  queue.push(text);
}

/** Empty both regions, so that copies of them do not repeat what was said before. */
export function silence(): void {
  liveRegions.first = liveRegions.second = "";
}

function flush(): void {
  const target = region;
  const text = queue.join(" ");
  queue = [];
  region = target === "first" ? "second" : "first";
  liveRegions[target] = text;
  setTimeout(() => {
    if (liveRegions[target] === text) liveRegions[target] = "";
  }, CLEAR_DELAY);
}
