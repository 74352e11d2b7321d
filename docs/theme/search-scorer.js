// Order of search results: what players and hosts read comes before what few look for. The numbers are Sphinx's own.
const FOLDERS = { game: 6, play: 4, host: 4, build: 1, decisions: -4, changelog: -4 };
var Scorer = {
  score: ([page, title, anchor, description, score, file, kind]) =>
    score + (kind === "object" ? 6 : (FOLDERS[page.split("/")[0]] ?? 0)) - (anchor.startsWith("#module-") ? 12 : 0),
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
