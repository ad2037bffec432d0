// Components V2 and the older ones: each kind of component drawn by one function.
//
// `scene` is what a message is drawn in: `names` for mentions, `waiting` (the custom_ids whose
// press is not answered yet), `press(customId)`, `choose(customId, values)` and `people`,
// `channels` for menus that list them.

import { besides, repeats, spokenCard } from "./cards.js";
import { element, placeOf } from "./elements.js";
import { emblem } from "./emojis.js";
import { anchor, markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { file, gallery, thumbnail } from "./pictures.js";

const KINDS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part, scene) => element("div", { class: "text" }, markdown(part.content, scene.names)),
  11: thumbnail,
  12: gallery,
  13: file,
  14: separator,
  17: container,
};

export function components(parts, scene) {
  return (parts ?? []).map((part) => KINDS[part.type]?.(part, scene) ?? unknown(part, scene));
}

function unknown(part, scene) {
  return element("div", { class: "notice" }, scene.names.say("playground-not-drawn", { kind: part.type }));
}

function container(part, scene) {
  const node = element("div", { class: part.spoiler ? "box box-spoiler" : "box" }, components(part.components, scene));
  if (typeof part.accent_color === "number") {
    node.classList.add("box-accent");
    node.style.setProperty("--accent", colour(part.accent_color));
  }
  return node;
}

export function colour(number) {
  return `#${(number & 0xffffff).toString(16).padStart(6, "0")}`;
}

function row(part, scene) {
  const buttons = part.components.every((child) => child.type === 2);
  return element("div", { class: buttons ? "row row-buttons" : "row" }, components(part.components, scene));
}

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

function button(part, scene) {
  const style = STYLES[part.style] ?? "secondary";
  const label = part.label ?? "";
  const words = part.emoji ? besides(part.emoji.name ?? "", label, scene.names.say) : label;
  const repeated = part.emoji && repeats(part.emoji.name ?? "", words, scene.names.say);
  const inside = [
    part.emoji ? emblem(part.emoji, scene.names, repeated) : null,
    label ? element("span", { class: "label" }, label) : null,
  ];
  if (style === "link") return linkButton(part, inside, scene);
  const waiting = scene.waiting.has(part.custom_id);
  return element("button", {
    type: "button",
    class: `press press-${style}${waiting ? " press-waiting" : ""}`,
    disabled: part.disabled,
    // A press under way stays focusable, so the keyboard does not lose its place.
    "aria-disabled": waiting ? "true" : null,
    "aria-busy": waiting ? "true" : null,
    "aria-label": spoken(words, repeated ? null : part.emoji, scene.names.say),
    "data-custom-id": part.custom_id,
    onclick: () => {
      if (!scene.waiting.has(part.custom_id)) scene.press(part.custom_id);
    },
  }, inside, waiting ? element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i")) : null);
}

// The place of a card that was played: dashes, as many as its label had signs.
const BLANK = /^[–‒]+(?: ×0)?$/u;

// What a screen reader says instead of the label; null if that is what stands on the button.
function spoken(label, emoji, say) {
  if (BLANK.test(label)) return say("playground-card-none");
  const said = spokenCard(label, say);
  if (!said) return null;
  const sign = emoji?.id ? `:${emoji.name}:` : emoji?.name;
  return sign ? `${sign} ${said}` : said;
}

function linkButton(part, inside, scene) {
  const away = !placeOf(part.url ?? "");
  const node = part.disabled
    ? element("span", { class: "press press-link", "aria-disabled": "true" }, inside)
    : anchor(part.url ?? "", inside, scene.names);
  node.classList.add("press", "press-link");
  if (away) node.append(element("span", { class: "away", "aria-hidden": "true" }, "↗"));
  return node;
}

// The menus of people, roles and channels list what this server has, as Discord fills them in.
function options(part, scene) {
  if (part.type === 3) return part.options;
  if (part.type === 6) return scene.roles.map((one) => ({ label: one.name, value: one.id }));
  if (part.type === 8) return scene.channels.filter((one) => part.channel_types?.includes(one.kind) ?? true).map((one) => ({ label: `#${one.name}`, value: one.id }));
  if (part.type === 5 || part.type === 7) return scene.people.map((one) => ({ label: one.name, value: one.id }));
  return [];
}

function select(part, scene) {
  const chosen = new Set((part.default_values ?? []).map((one) => one.id));
  return menu({
    customId: part.custom_id,
    options: options(part, scene).map((one) => (chosen.has(one.value) ? { ...one, default: true } : one)),
    placeholder: part.placeholder ?? scene.names.say("playground-choose"),
    fewest: part.min_values ?? 1,
    most: part.max_values ?? 1,
    disabled: Boolean(part.disabled),
    waiting: scene.waiting.has(part.custom_id),
    names: scene.names,
    choose: (values) => scene.choose(part.custom_id, values),
  });
}

function section(part, scene) {
  return element("div", { class: "section" },
    element("div", { class: "section-texts" }, components(part.components, scene)),
    element("div", { class: "section-side" }, part.accessory ? components([part.accessory], scene) : null));
}

function separator(part) {
  return element("hr", { class: `rule ${part.divider === false ? "rule-bare" : ""} rule-${part.spacing === 2 ? "wide" : "narrow"}` });
}
