/** What a screen reader is told. Two regions take turns: the same sentence said twice is heard twice. */
export const said = $state({ one: "", other: "" });
let first = true;

export function announce(text: string): void {
  said.one = first ? text : "";
  said.other = first ? "" : text;
  first = !first;
}
