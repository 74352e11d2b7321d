import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** The text of a message without variants, with values for its variables. */
function message(ftl: string, id: string, values: Record<string, string> = {}): string | undefined {
  return new RegExp(`^${id} = (.*)$`, "m").exec(ftl)?.[1]?.replace(/\{ \$(\w+) \}/g, (_, name: string) => values[name]!);
}

/** Title and sentence for each language that has both. */
function texts(locales: string, browsers: Record<string, string>): Record<string, [title: string, more: string]> {
  const files = readdirSync(resolve(locales)).filter((name) => name.endsWith(".ftl"));
  const found = files.map((name) => {
    const ftl = readFileSync(join(locales, name), "utf8");
    return [name.replace(".ftl", ""), [message(ftl, "web-old-browser"), message(ftl, "web-old-browser-more", browsers)]] as const;
  });
  return Object.fromEntries(found.filter(([, pair]) => pair.every(Boolean))) as Record<string, [string, string]>;
}

/**
 * The script that shows `#old-browser`, in the script of 2009, which every browser reads. It asks for what came last to
 * the declared browsers: `adoptedStyleSheets` to Safari, `:has` to Firefox, `color-mix` to Chrome.
 */
export function script(words: Record<string, [title: string, more: string]>): string {
  return `(function () {
  var css = window.CSS && CSS.supports;
  if (css && "adoptedStyleSheets" in document && CSS.supports("selector(:has(a))") && CSS.supports("color", "color-mix(in srgb, red, blue)")) return;
  var words = ${JSON.stringify(words)};
  var wanted = [].concat(navigator.languages || [navigator.language || "en"]);
  try { wanted.unshift(JSON.parse(localStorage.getItem("rowlock:settings")).language); } catch (error) { /* nothing is stored */ }
  var language = "en";
  for (var at = 0; at < wanted.length; at += 1) {
    var tag = String(wanted[at]).split("-")[0].toLowerCase();
    if (words.hasOwnProperty(tag)) { language = tag; break; }
  }
  var notice = document.getElementById("old-browser");
  var title = document.createElement("strong");
  title.appendChild(document.createTextNode(words[language][0]));
  notice.appendChild(title);
  notice.appendChild(document.createTextNode(". " + words[language][1]));
  notice.setAttribute("lang", language);
  notice.removeAttribute("hidden");
})();
`;
}

/** Tell browsers that are older than the declared ones, in a file of its own, since the policy allows no script in the page. */
export function oldBrowserCheck(locales: string, browsers: Record<string, string>): Plugin {
  let [code, fileName] = ["", ""];
  return {
    name: "rowlock-old-browser",
    apply: "build",
    buildStart() {
      code = script(texts(locales, browsers));
      fileName = `assets/old-browser-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName, source: code });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { src: `/${fileName}` }, injectTo: "body" }],
  };
}
