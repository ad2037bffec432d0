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
    bot ? "♠" : [...name][0]?.toUpperCase() ?? "?");
  if (!bot) {
    if (!hues.has(name)) hues.set(name, HUES[hues.size % HUES.length]);
    node.style.setProperty("--hue", String(hues.get(name)));
  }
  return node;
}

export function announce(text) {
  document.querySelector("[data-announcer]").textContent = text;
}
