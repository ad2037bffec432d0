// A column of messages: kept in step with the newest picture, message by message, so that
// scrolling, focus and open menus survive an edit elsewhere.

import { avatar, element } from "./elements.js";
import { messageNode } from "./message.js";

const NEAR = 48;
const LED = 1000;
const CLOSE_IN_TIME = 5 * 60 * 1000;

export class Column {
  // `sign` stands before the title, if no face does.
  constructor({ name, title, detail, face, sign = "#", foot, say }) {
    this.name = name;
    this.say = say;
    this.drawn = new Map();
    this.stuck = true;
    this.leading = null;
    this.list = element("div", { class: "messages" });
    this.scroll = element("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("playground-messages-of", { name: title }) }, this.list);
    this.newest = element("button", { type: "button", class: "newest", hidden: true, onclick: () => this.toBottom() },
      say("playground-newest"), element("span", { "aria-hidden": "true" }, " ↓"));
    this.detail = element("span", { class: "column-detail" }, detail);
    this.node = element("section", { class: "column", "data-column": name, "aria-label": title, lang: say.locale },
      element("header", { class: "column-head" },
        face ? avatar(face) : element("span", { class: "hash", "aria-hidden": "true" }, sign),
        element("h2", { class: "column-title" }, title), this.detail),
      element("div", { class: "scroll-frame" }, this.scroll, this.newest),
      element("footer", { class: "column-foot" }, foot));
    this.scroll.addEventListener("scroll", () => this.leading || this.look(), { passive: true });
    const follow = new ResizeObserver(() => {
      if (this.stuck) this.scroll.scrollTop = this.scroll.scrollHeight;
    });
    follow.observe(this.list);
    follow.observe(this.scroll);
  }

  // Whether the newest message is in view, which is then followed.
  look() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroll;
    this.stuck = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.stuck) this.newest.hidden = true;
  }

  toBottom() {
    clearTimeout(this.leading);
    this.leading = null;
    this.stuck = true;
    this.newest.hidden = true;
    this.scroll.scrollTop = this.scroll.scrollHeight;
  }

  // `sceneOf(message)` is the scene a message is drawn in; `empty` is shown where none are.
  show(messages, sceneOf, empty) {
    const held = holdFocus(this.list);
    const standing = new Set();
    let before = null;
    let previous = null;
    let arrived = false;
    for (const message of messages) {
      const follows = previous !== null && previous.author?.id === message.author?.id
        && !previous.ephemeral && Date.parse(message.timestamp) - Date.parse(previous.timestamp) < CLOSE_IN_TIME;
      const scene = { ...sceneOf(message), follows };
      const key = JSON.stringify([message, follows, scene.failure, [...scene.waiting], scene.apps, scene.names.me, scene.names.edition]);
      let entry = this.drawn.get(message.id);
      if (entry?.key !== key) {
        const node = messageNode(message, scene);
        if (entry) entry.node.replaceWith(node);
        else arrived = this.drawn.size > 0;
        entry = { key, node };
        this.drawn.set(message.id, entry);
      }
      const expected = before ? before.nextSibling : this.list.firstChild;
      if (entry.node !== expected) this.list.insertBefore(entry.node, expected);
      standing.add(message.id);
      before = entry.node;
      previous = message;
    }
    for (const [id, entry] of this.drawn) {
      if (standing.has(id)) continue;
      entry.node.remove();
      this.drawn.delete(id);
    }
    this.welcome?.remove();
    this.welcome = null;
    if (messages.length === 0 && empty) {
      this.welcome = empty();
      this.list.append(this.welcome);
    }
    held?.();
    if (this.stuck) this.scroll.scrollTop = this.scroll.scrollHeight;
    else if (arrived) this.newest.hidden = false;
  }

  // Bring a message into view and mark it for a moment; false where it is not here.
  point(messageId) {
    const node = this.drawn.get(messageId)?.node;
    if (!node) return false;
    // On its way it passes the newest message, and what arrives meanwhile must not hold it there.
    this.stuck = false;
    clearTimeout(this.leading);
    this.leading = setTimeout(() => { this.leading = null; this.look(); }, LED);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    node.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
    node.classList.remove("pointed");
    void node.offsetWidth;
    node.classList.add("pointed");
    setTimeout(() => node.classList.remove("pointed"), 2200);
    return true;
  }
}

const PRESSABLE = "button[data-custom-id]";

// Remember what has the focus inside `list`; the returned function gives it back to the same
// button, or the nearest that can be pressed, should a redrawing take it away.
function holdFocus(list) {
  const focused = document.activeElement;
  const message = focused && list.contains(focused) ? focused.closest("[data-message]") : null;
  if (!message) return null;
  const customId = focused.dataset.customId;
  const at = [...message.querySelectorAll(PRESSABLE)].indexOf(focused);
  return () => {
    if (document.contains(focused)) return;
    const node = list.querySelector(`[data-message="${CSS.escape(message.dataset.message)}"]`);
    const buttons = [...(node?.querySelectorAll(PRESSABLE) ?? [])];
    const same = buttons.find((one) => one.dataset.customId === customId && !one.disabled);
    const near = buttons
      .map((one, place) => [one, Math.abs(place - at)])
      .filter(([one]) => !one.disabled)
      .sort((a, b) => a[1] - b[1])[0]?.[0];
    (same ?? near ?? list.parentElement).focus({ preventScroll: true });
  };
}
