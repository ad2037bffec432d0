// The page's own words, in the language of whoever reads them.

const HOME = "en-US";
let learned = {};

// `all` holds for each locale its texts, and how cards are written and said in it.
export function learn(all) {
  learned = all;
}

const FACT = /\{(\w+)\}/;

// A text cut at its facts; a fact may be a node.
function pieces(text, facts) {
  return text.split(FACT).map((piece, at) => (at % 2 ? facts[piece] ?? "" : piece)).filter((piece) => piece !== "");
}

// What speaks a language: say(key, facts) is a text, say.nodes(key, facts) is one with nodes in it.
export function speech(locale) {
  const text = (key) => learned[locale]?.texts[key] ?? learned[HOME]?.texts[key] ?? key;
  const say = (key, facts = {}) => pieces(text(key), facts).join("");
  say.nodes = (key, facts) => pieces(text(key), facts);
  say.locale = locale;
  say.cards = (learned[locale] ?? learned[HOME])?.cards ?? {};
  return say;
}

// Say all that stands in the document from the beginning.
export function label(say) {
  document.documentElement.lang = say.locale;
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-say-label]")) node.setAttribute("aria-label", say(node.dataset.sayLabel));
}
