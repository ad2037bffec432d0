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

const SPOKEN_SUITS = { "♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades" };
const SPOKEN_RANKS = { A: "ace", K: "king", Q: "queen", J: "jack" };

// "Q♠" as a screen reader should say it; null where the text is no card alone.
export function spoken(text) {
  const face = /^(✓ )?(10|[2-9AKQJ])([♣♦♥♠])$/u.exec(text);
  if (!face) return null;
  const name = `${SPOKEN_RANKS[face[2]] ?? face[2]} of ${SPOKEN_SUITS[face[3]]}`;
  return face[1] ? `${name}, chosen` : name;
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

const HUES = [168, 212, 28, 282, 338, 48, 100, 190];

// A round initial in a colour that stays with the name.
export function avatar(name, bot = false) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)) % 9973;
  const node = element("span", { class: bot ? "avatar avatar-bot" : "avatar", "aria-hidden": "true" },
    bot ? "♠\uFE0E" : [...name][0]?.toUpperCase() ?? "?");
  if (!bot) node.style.setProperty("--hue", String(HUES[sum % HUES.length]));
  return node;
}

export function announce(text) {
  document.querySelector("[data-announcer]").textContent = text;
}
