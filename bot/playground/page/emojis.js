// Emojis: those of the application as pictures, all others as the signs they are.

import { element } from "./elements.js";

const ONE = String.raw`<a?:\w{2,32}:\d+>|\p{Emoji_Presentation}|\p{Emoji}\uFE0F`;
const EMOJIS = new RegExp(ONE, "gu");
const NOTHING_ELSE = new RegExp(`^\\s*(?:(?:${ONE})\\s*)+$`, "u");
const MOST_BIG = 30;

// As Discord does, an emoji whose picture is not there is told by its name.
export function picture(name, id, animated, names) {
  const told = `:${name}:`;
  if (!names.emoji(id)) return element("span", { class: "emoji-name" }, told);
  const image = element("img", {
    class: "emoji", src: `/cdn/emojis/${id}.${animated ? "gif" : "png"}`, alt: told, title: told, draggable: "false",
  });
  image.addEventListener("error", () => image.replaceWith(told));
  return image;
}

// The emoji of a button or a menu's entry; `hidden` if its words stand beside it anyway.
export function emblem(part, names, hidden) {
  const node = part.id ? picture(part.name ?? "", part.id, part.animated, names) : element("span", { class: "emoji-sign" }, part.name ?? "");
  if (hidden) node.setAttribute("aria-hidden", "true");
  return node;
}

// Whether a text is nothing but emojis, and few enough to be drawn big.
export function onlyEmojis(text) {
  return NOTHING_ELSE.test(text) && text.match(EMOJIS).length <= MOST_BIG;
}
