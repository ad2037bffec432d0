// Timestamps of messages, shown in the reader's own time and kept true while they are looked at.

import { element } from "./elements.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1],
];

export function relative(seconds, locale, now = Date.now() / 1000) {
  const away = Math.round(seconds - now);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(away) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(away / size), unit);
}

function written(seconds, style, locale) {
  if (style === "R") return relative(seconds, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(seconds * 1000);
}

export function moment(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}>`);
  return element("time", {
    class: "moment",
    datetime: date.toISOString(),
    title: written(seconds, "F", locale),
    "data-relative": style === "R" ? seconds : null,
    lang: locale,
  }, written(seconds, style, locale));
}

export function clock(iso, locale) {
  const date = new Date(iso);
  const today = new Date().toDateString() === date.toDateString();
  const format = new Intl.DateTimeFormat(locale, today ? STYLES.t : STYLES.s);
  return element("time", { class: "posted", datetime: iso, title: written(date / 1000, "F", locale) }, format.format(date));
}

export function keepTime() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(node.dataset.relative), node.lang);
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
