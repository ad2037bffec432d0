// Discord's markdown as document nodes. A message is cut into blocks by line, a block's text
// into runs by the first mark that matches; what matches nothing stays the text it is.

import { element, placeOf, safeAddress } from "./elements.js";
import { onlyEmojis, picture } from "./emojis.js";
import { moment } from "./times.js";

const DEEPEST = 12;

// `names` resolves mentions: user(id), channel(id), me (the reader's id), go(place); tells of an
// emoji if the application has it: emoji(id); and speaks the reader's language: say(key).
export function markdown(text, names) {
  const nodes = blocks(text.replaceAll("\r\n", "\n").split("\n"), names, 0);
  return onlyEmojis(text) ? [element("div", { class: "jumbo" }, nodes)] : nodes;
}

function blocks(lines, names, depth) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(element("div", { class: "para" }, runs(plain.join("\n"), names, depth)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const fence = /^(.*?)```(.*)$/s.exec(line);
    if (fence) {
      const rest = [fence[2], ...lines.slice(at + 1)].join("\n");
      const end = rest.indexOf("```");
      if (end > 0) {
        if (fence[1]) plain.push(fence[1]);
        flush();
        nodes.push(codeBlock(rest.slice(0, end)));
        const after = rest.slice(end + 3).replace(/^\n/, "");
        return after ? [...nodes, ...blocks(after.split("\n"), names, depth)] : nodes;
      }
    }
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    if (heading) {
      flush();
      // The page's own headings are h1 and h2, so a message's begin at the third.
      nodes.push(element(`h${heading[1].length + 2}`, { class: `head head-${heading[1].length}` },
        runs(heading[2], names, depth)));
      continue;
    }
    const small = /^-# +(.+)$/.exec(line);
    if (small) {
      flush();
      nodes.push(element("div", { class: "small" }, runs(small[1], names, depth)));
      continue;
    }
    if (depth < DEEPEST && /^>>> /.test(line)) {
      flush();
      const rest = [line.slice(4), ...lines.slice(at + 1)];
      nodes.push(element("blockquote", {}, blocks(rest, names, depth + 1)));
      return nodes;
    }
    if (depth < DEEPEST && /^> /.test(line)) {
      flush();
      const quoted = [];
      while (at < lines.length && /^>( |$)/.test(lines[at])) quoted.push(lines[at++].slice(2));
      at -= 1;
      nodes.push(element("blockquote", {}, blocks(quoted, names, depth + 1)));
      continue;
    }
    if (ENTRY.test(line)) {
      flush();
      const entries = [];
      while (at < lines.length && ENTRY.test(lines[at])) entries.push(ENTRY.exec(lines[at++]));
      at -= 1;
      nodes.push(...lists(entries, names, depth));
      continue;
    }
    plain.push(line);
  }
  flush();
  return nodes;
}

const ENTRY = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

const isNumbered = (entry) => /\d/.test(entry[2]);

// Entries that stand deeper belong to the one above; another kind of mark begins another list.
function lists(entries, names, depth) {
  const margin = entries[0][1].length;
  const nodes = [];
  let numbered = null;
  for (let at = 0; at < entries.length; at += 1) {
    if (numbered !== isNumbered(entries[at])) {
      numbered = isNumbered(entries[at]);
      nodes.push(element(numbered ? "ol" : "ul", numbered ? { start: parseInt(entries[at][2], 10) } : {}));
    }
    const deeper = [];
    const entry = element("li", {}, runs(entries[at][3], names, depth));
    while (at + 1 < entries.length && entries[at + 1][1].length > margin) deeper.push(entries[++at]);
    if (deeper.length) entry.append(...lists(deeper, names, depth));
    nodes.at(-1).append(entry);
  }
  return nodes;
}

function codeBlock(text) {
  const named = /^[a-zA-Z0-9+-]*\n/.exec(text);
  const code = (named ? text.slice(named[0].length) : text).replace(/\n$/, "");
  return element("pre", {}, element("code", {}, code));
}

// Each mark: how it begins, and the nodes it makes. Earlier marks win at the same place.
const MARKS = [
  [/^\\([^a-zA-Z0-9\s])/, (m) => m[1]],
  [/^``(.+?)``(?!`)/s, (m) => element("code", {}, m[1])],
  [/^`([^`]+)`/, (m) => element("code", {}, m[1])],
  [/^<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/, (m, names) => moment(Number(m[1]), m[2], names.say.locale)],
  [/^<@!?(\d+)>/, (m, names) => element("span", {
    class: m[1] === names.me ? "mention mention-me" : "mention",
  }, `@${names.user(m[1]) ?? names.say("playground-unknown-user")}`)],
  [/^<@&(\d+)>/, (m, names) => element("span", { class: "mention" }, `@${names.say("playground-role")}`)],
  [/^<#(\d+)>/, (m, names) => place(`#${names.channel(m[1]) ?? names.say("playground-unknown")}`, { channel: m[1], message: null }, names)],
  [/^<\/([-_\p{L}\p{N} ]{1,98}):\d+>/u, (m) => element("span", { class: "mention" }, `/${m[1]}`)],
  [/^<(a?):(\w{2,32}):(\d+)>/, (m, names) => picture(m[2], m[3], m[1] === "a", names)],
  [/^\[((?:\\.|[^[\]\\]|\[[^\]]*\])+)\]\(<?([^\s<>()]+(?:\([^\s()]*\))?[^\s<>()]*)>?(?: "([^"]*)")?\)/,
    (m, names, depth) => anchor(m[2], runs(m[1], names, depth + 1), names, m[3])],
  [/^<(https?:\/\/[^\s<>]+)>/, (m, names) => anchor(m[1], [m[1]], names)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|]/, (m, names) => anchor(m[0], [bare(m[0], names)], names)],
  [/^\*\*\*((?:\\.|[^\\])+?)\*\*\*(?!\*)/s, (m, names, depth) =>
    element("strong", {}, element("em", {}, runs(m[1], names, depth + 1)))],
  [/^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/s, (m, names, depth) => element("strong", {}, runs(m[1], names, depth + 1))],
  [/^__((?:\\.|[^\\])+?)__(?!_)/s, (m, names, depth) => element("u", {}, runs(m[1], names, depth + 1))],
  [/^\*(?!\s)((?:\\.|\*\*|[^\\*])+?)(?<!\s)\*(?!\*)/s, (m, names, depth) => element("em", {}, runs(m[1], names, depth + 1))],
  [/^_((?:\\.|__|[^\\_])+?)_(?![a-zA-Z0-9_])/s, (m, names, depth) => element("em", {}, runs(m[1], names, depth + 1))],
  [/^~~((?:\\.|[^\\])+?)~~/s, (m, names, depth) => element("s", {}, runs(m[1], names, depth + 1))],
  [/^\|\|(.+?)\|\|/s, (m, names, depth) => spoiler(runs(m[1], names, depth + 1), names.say)],
  [/^@(everyone|here)\b/, (m) => element("span", { class: "mention mention-me" }, m[0])],
];
const STARTERS = /[\\`<[*_~|@]|https?:\/\//g;

function runs(text, names, depth) {
  if (depth > DEEPEST) return [text];
  const nodes = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  while (at < text.length) {
    STARTERS.lastIndex = at;
    const start = STARTERS.exec(text);
    if (!start) break;
    plain += text.slice(at, start.index);
    at = start.index;
    const rest = text.slice(at);
    // snake_case is a word, not a slanted one.
    const inWord = rest[0] === "_" && /[a-zA-Z0-9]$/.test(plain);
    let found = null;
    for (const [form, make] of MARKS) {
      const match = inWord ? null : form.exec(rest);
      if (match) {
        found = [match[0].length, make(match, names, depth)];
        break;
      }
    }
    if (found) {
      flush();
      nodes.push(found[1]);
      at += found[0];
    } else {
      plain += text[at];
      at += 1;
    }
  }
  plain += text.slice(at);
  flush();
  return nodes.flat();
}

function spoiler(children, say) {
  const node = element("span", {
    class: "spoiler", role: "button", tabindex: "0", "aria-label": say("playground-spoiler-show"), "aria-expanded": "false",
  }, element("span", { class: "spoiler-text", "aria-hidden": "true" }, children));
  const show = () => {
    node.classList.add("shown");
    node.removeAttribute("aria-label");
    node.setAttribute("aria-expanded", "true");
    node.firstChild.removeAttribute("aria-hidden");
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      show();
    }
  });
  return node;
}

function place(text, target, names) {
  return element("a", {
    class: "mention", href: "#", onclick: (event) => {
      event.preventDefault();
      names.go(target);
    },
  }, text);
}

function bare(address, names) {
  const target = placeOf(address);
  return target ? `#${names.channel(target.channel) ?? names.say("playground-message")} › 💬` : address;
}

export function anchor(address, children, names, title) {
  const target = placeOf(address);
  if (target) {
    return element("a", {
      href: "#", title, onclick: (event) => {
        event.preventDefault();
        names.go(target);
      },
    }, children);
  }
  const safe = /^https?:\/\//.test(address) ? safeAddress(address) : null;
  return safe
    ? element("a", { href: safe, title, target: "_blank", rel: "noopener noreferrer" }, children)
    : element("span", {}, children);
}
