// Components V2 and the older ones: each kind of component drawn by one function.
//
// `scene` is what a message is drawn in: `names` for mentions, `waiting` (the custom_ids whose
// press is not answered yet), `press(customId)`, `choose(customId, values)` and `people`,
// `channels` for menus that list them.

import { cardOf, element, placeOf, safeAddress, suited } from "./elements.js";
import { anchor, markdown } from "./markdown.js";
import { menu } from "./menu.js";

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
  return (parts ?? []).map((part) => KINDS[part.type]?.(part, scene) ?? unknown(part));
}

function unknown(part) {
  return element("div", { class: "notice" }, `A component of kind ${part.type} is not drawn here.`);
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
  const card = cardOf(label);
  // Discord draws short labels equally wide: the place of a card that was played stays as it was.
  const blank = label === "–";
  const inside = [
    part.emoji ? emoji(part.emoji) : null,
    card ? faceOf(card) : label ? element("span", { class: "label" }, suited(label)) : null,
  ];
  if (style === "link") return linkButton(part, inside, scene);
  const waiting = scene.waiting.has(part.custom_id);
  return element("button", {
    type: "button",
    class: `press press-${style}${card || blank ? " press-card" : ""}${waiting ? " press-waiting" : ""}`,
    disabled: part.disabled,
    // A press under way stays focusable, so the keyboard does not lose its place.
    "aria-disabled": waiting ? "true" : null,
    "aria-busy": waiting ? "true" : null,
    "aria-label": card?.spoken ?? (blank ? "no card" : null) ?? (label ? null : part.emoji?.name ?? "button"),
    "data-custom-id": part.custom_id,
    onclick: () => {
      if (!scene.waiting.has(part.custom_id)) scene.press(part.custom_id);
    },
  }, inside, waiting ? element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i")) : null);
}

// The text stays the label, letter for letter; only its looks differ.
function faceOf(card) {
  return element("span", { class: "label" },
    card.ticked ? element("span", { class: "card-tick" }, "✓ ") : null, suited(card.face),
    card.mark ? element("span", { class: "card-mark" }, ` ${card.mark}`) : null);
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

export function emoji(part) {
  const address = part.id && part.address ? safeAddress(part.address) : null;
  if (address) return element("img", { class: "emoji-image", src: address, alt: part.name ?? "" });
  return element("span", { class: "emoji", "aria-hidden": "true" }, part.id ? `:${part.name}:` : suited(part.name ?? ""));
}

// The people and channels menus list what this server has, as Discord fills them in.
function options(part, scene) {
  if (part.type === 3) return part.options;
  if (part.type === 8) return scene.channels.map((one) => ({ label: `#${one.name}`, value: one.id }));
  if (part.type === 5 || part.type === 7) return scene.people.map((one) => ({ label: one.name, value: one.id }));
  return [];
}

function select(part, scene) {
  return menu({
    customId: part.custom_id,
    options: options(part, scene),
    placeholder: part.placeholder ?? "Make a choice",
    fewest: part.min_values ?? 1,
    most: part.max_values ?? 1,
    disabled: Boolean(part.disabled),
    waiting: scene.waiting.has(part.custom_id),
    choose: (values) => scene.choose(part.custom_id, values),
  });
}

function section(part, scene) {
  return element("div", { class: "section" },
    element("div", { class: "section-texts" }, components(part.components, scene)),
    element("div", { class: "section-side" }, part.accessory ? components([part.accessory], scene) : null));
}

function thumbnail(part) {
  return picture(part, "thumbnail");
}

function picture(part, kind) {
  const address = safeAddress(part.media?.proxy_url || part.media?.url || "");
  const image = address
    ? element("img", { class: kind, src: address, alt: part.description ?? "", loading: "lazy" })
    : element("span", { class: "notice" }, part.description || "A picture that cannot be shown");
  if (!part.spoiler) return image;
  const cover = element("button", { type: "button", class: "cover", "aria-label": "Spoiler, press to show the picture" }, "Spoiler");
  cover.addEventListener("click", () => cover.replaceWith(image));
  return cover;
}

function gallery(part) {
  return element("div", { class: `gallery gallery-${Math.min(part.items.length, 4)}` },
    part.items.map((item) => picture(item, "gallery-picture")));
}

function file(part) {
  const name = part.name ?? (part.file?.url ?? "").split("/").pop() ?? "file";
  return attachment({ url: part.file?.url, filename: name, size: part.size });
}

export function attachment(part) {
  const address = safeAddress(part.url ?? "");
  const size = part.size ? ` · ${part.size < 1024 ? `${part.size} bytes` : `${(part.size / 1024).toFixed(1)} KiB`}` : "";
  if (address && /^image\//.test(part.content_type ?? "")) {
    return element("img", { class: "gallery-picture", src: address, alt: part.description ?? part.filename });
  }
  return element("a", { class: "file", href: address, download: part.filename, target: "_blank", rel: "noopener noreferrer" },
    element("span", { class: "file-sign", "aria-hidden": "true" }, "▤"),
    element("span", {}, element("span", { class: "file-name" }, part.filename), element("span", { class: "file-size" }, size)));
}

function separator(part) {
  return element("hr", { class: `rule ${part.divider === false ? "rule-bare" : ""} rule-${part.spacing === 2 ? "wide" : "narrow"}` });
}
