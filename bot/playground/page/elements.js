// Building blocks of the page. Text enters the document as text nodes only, so names and
// messages can never become markup.

export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

const SUITS = { "♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades" };
const SUIT = /([♣♦♥♠])\uFE0F?/u;

// Text whose suit symbols carry their colour; a symbol is kept from turning into an emoji.
export function suited(text) {
  return text.split(SUIT).filter((run) => run !== "").map((run) =>
    run in SUITS
      ? element("span", { class: `suit suit-${SUITS[run]}` }, `${run}\uFE0E`)
      : document.createTextNode(run));
}

const RANKS = { A: "ace", K: "king", Q: "queen", J: "jack" };
const FACE = /^(✓ )?(10|[2-9AKQJ])([♣♦♥♠])(?: (\p{L}{1,10}))?$/u;

// The parts of a label that is one card, such as "Q♠", "✓ Q♠" or "Q♠ new"; null for any other.
export function cardOf(label) {
  const face = FACE.exec(label);
  if (!face) return null;
  const [, ticked, rank, suit, mark] = face;
  const name = `${RANKS[rank] ?? rank} of ${SUITS[suit]}`;
  return { ticked: Boolean(ticked), face: rank + suit, mark, spoken: [name, ticked && "chosen", mark].filter(Boolean).join(", ") };
}

// Only web addresses may become links or pictures.
export function safeAddress(text) {
  try {
    const address = new URL(text, location.href);
    return address.protocol === "https:" || address.protocol === "http:" ? address.href : null;
  } catch {
    return null;
  }
}

const PLACE = /^(?:https?:\/\/[^/]*)?\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

// The channel and message a link inside Discord leads to; null for any other address.
export function placeOf(text) {
  const place = PLACE.exec(text);
  return place && { channel: place[2], message: place[3] ?? null };
}

const HUES = [168, 220, 22, 282, 338, 46, 100, 196];

const hues = new Map();

// A round initial; each name takes the next colour that is free and keeps it.
export function avatar(name, bot = false) {
  const node = element("span", { class: bot ? "avatar avatar-bot" : "avatar", "aria-hidden": "true" },
    bot ? "♠\uFE0E" : [...name][0]?.toUpperCase() ?? "?");
  if (!bot) {
    if (!hues.has(name)) hues.set(name, HUES[hues.size % HUES.length]);
    node.style.setProperty("--hue", String(hues.get(name)));
  }
  return node;
}

export function announce(text) {
  document.querySelector("[data-announcer]").textContent = text;
}
