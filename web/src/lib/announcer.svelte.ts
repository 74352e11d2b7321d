/**
 * What a screen reader is told, in two regions that take turns: the same sentence said twice is heard twice. What comes
 * together is said together, so that nothing is taken away before it was heard.
 */
export const said = $state({ one: "", other: "" });

const TOGETHER = 120;
const HEARD = 4000;
let waiting: string[] = [];
let first = true;

export function announce(text: string): void {
  if (!waiting.length) setTimeout(speak, TOGETHER);
  waiting.push(text);
}

function speak(): void {
  const region = first ? "one" : "other";
  const text = waiting.join(" ");
  waiting = [];
  first = !first;
  said[region] = text;
  setTimeout(() => {
    if (said[region] === text) said[region] = "";
  }, HEARD);
}
