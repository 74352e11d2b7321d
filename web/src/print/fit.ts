/** Keep a text within a width, and as wide on paper as on the screen: some fonts are wider there. */
export function fit(text: SVGTextElement, width: number): void {
  const length = Math.min(text.getComputedTextLength(), width);
  if (!length) return;
  text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  text.setAttribute("textLength", String(length));
}
