// Pictures and files: galleries, thumbnails, attachments, and a picture looked at by itself.

import { element, safeAddress } from "./elements.js";

const SPOILER = 1 << 3;

// How Discord lays out one to ten pictures: how many stand in each line.
const LINES = {
  1: [1], 2: [2], 3: [1, 2], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [1, 3, 3], 8: [2, 3, 3], 9: [3, 3, 3], 10: [1, 3, 3, 3],
};

export function gallery(part, scene) {
  const pictures = part.items.map((item) => picture(item.media, item.description, item.spoiler, scene.names.say));
  return laidOut(pictures);
}

export function thumbnail(part, scene) {
  const node = picture(part.media, part.description, part.spoiler, scene.names.say);
  node.classList.add("thumbnail");
  return node;
}

export function file(part, scene) {
  return download(part.file?.url, part.name ?? (part.file?.url ?? "").split("/").pop() ?? "file", part.size, part.spoiler, scene.names.say);
}

// The attachments of a message without a layout; in one with a layout only components show files.
export function attachments(parts, say) {
  const shown = parts.filter((part) => /^image\//.test(part.content_type ?? ""));
  const pictures = shown.map((part) => picture(part, part.description, part.flags & SPOILER, say));
  return [
    pictures.length ? laidOut(pictures) : null,
    ...parts.filter((part) => !shown.includes(part))
      .map((part) => download(part.url, part.filename, part.size, part.flags & SPOILER, say)),
  ].filter(Boolean);
}

export function laidOut(pictures) {
  const lines = LINES[pictures.length] ?? [pictures.length];
  const left = [...pictures];
  // Three: a big one, and two above each other beside it.
  const beside = pictures.length === 3;
  return element("div", { class: `gallery gallery-${pictures.length}` },
    lines.map((count) => element("div", { class: beside && count === 2 ? "gallery-stack" : `gallery-line gallery-line-${count}` },
      left.splice(0, count))));
}

export function picture(media, description, spoiler, say) {
  const address = safeAddress(media?.proxy_url || media?.url || "");
  if (!address) return element("span", { class: "notice" }, description || say("playground-picture-missing"));
  const alt = description ?? "";
  // Beside the button and not in it, so that a screen reader meets a picture and its text.
  const image = element("img", { src: address, alt, loading: "lazy", width: media.width, height: media.height });
  // Its room is there before it is.
  if (media.width && media.height) image.style.setProperty("--wide", `${Math.min(media.width, (350 * media.width) / media.height)}px`);
  const frame = element("span", { class: "picture", title: description },
    image,
    alt ? element("span", { class: "picture-alt", "aria-hidden": "true" }, "ALT") : null,
    element("button", { type: "button", class: "picture-open", "aria-label": say("playground-picture-large"), onclick: () => look(address, alt, say) }));
  return spoiler ? covered(frame, "playground-spoiler-picture", say) : frame;
}

function covered(node, what, say) {
  const cover = element("button", { type: "button", class: "cover", "aria-label": say(what) }, say("playground-spoiler"));
  const frame = element("div", { class: "covered", inert: true, "aria-hidden": "true" }, node);
  const whole = element("div", { class: "spoiler-frame" }, frame, cover);
  cover.addEventListener("click", () => {
    cover.remove();
    frame.inert = false;
    frame.removeAttribute("aria-hidden");
    frame.classList.remove("covered");
    frame.querySelector("button, a")?.focus();
  });
  return whole;
}

// One picture as large as the window; Escape, or a press anywhere, puts it away.
function look(address, alt, say) {
  const dialog = element("dialog", { class: "viewer", "aria-label": alt || say("playground-picture") },
    element("img", { src: address, alt }),
    element("button", { type: "button", class: "viewer-close", "aria-label": say("playground-close") }, "×"),
    element("a", { class: "viewer-open", href: address, target: "_blank", rel: "noopener noreferrer" }, say("playground-picture-browser")));
  dialog.addEventListener("click", (event) => {
    if (event.target.tagName !== "A") dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function download(url, name, size, spoiler, say) {
  const address = safeAddress(url ?? "");
  const link = element("a", { class: "file", href: address, download: name, target: "_blank", rel: "noopener noreferrer" },
    element("span", { class: "file-sign", "aria-hidden": "true" }, "▤"),
    element("span", { class: "file-words" }, element("span", { class: "file-name" }, name), size ? element("span", { class: "file-size" }, weight(size, say.locale)) : null));
  return spoiler ? covered(link, "playground-spoiler-file", say) : link;
}

function weight(bytes, locale) {
  const [size, unit] = bytes < 1000 ? [bytes, "byte"] : bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const unitDisplay = unit === "byte" ? "long" : "short";
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 }).format(size);
}
