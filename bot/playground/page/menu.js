// String menus: a button that opens a list. One choice is sent at once; several are ticked and
// sent together. An open list outlives the drawings of its message: it takes over the new
// entries, and what was ticked stays ticked.

import { repeats } from "./cards.js";
import { element } from "./elements.js";
import { emblem } from "./emojis.js";

const HIGHEST = 360;
const LEAST_BELOW = 240;
const MARGIN = 12;

const asked = new WeakMap(); // the button of a menu → what the menu asks
let open = null;

export function closeMenu() {
  open?.close(false);
}

// To be called after each drawing: the open menu goes on at the button that took its button's
// place, and closes if there is none or if it cannot be used.
export function keepMenu() {
  if (!open || document.contains(open.trigger)) {
    open?.place();
    return;
  }
  const next = open.message && open.column?.querySelector(
    `[data-message="${CSS.escape(open.message)}"] .menu[data-custom-id="${CSS.escape(open.customId)}"]`);
  if (next && !next.disabled && next.getAttribute("aria-busy") !== "true") open.move(next);
  else open.close(false);
}

export function menu(wanted) {
  const { customId, options, placeholder, disabled, waiting, names } = wanted;
  const chosen = options.filter((option) => option.default);
  const said = chosen.map((option) => option.label).join(", ");
  const [only] = chosen;
  const trigger = element("button", {
    type: "button", class: `menu${waiting ? " press-waiting" : ""}`, disabled,
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-busy": waiting ? "true" : null,
    "aria-label": said ? `${placeholder}: ${said}` : placeholder,
    "data-custom-id": customId,
  },
  chosen.length === 1 && only.emoji ? emblem(only.emoji, names, true) : null,
  element("span", { class: said ? "menu-text" : "menu-text menu-empty" }, said || placeholder),
  element("span", { class: "menu-arrow", "aria-hidden": "true" }, "⌄"));
  asked.set(trigger, wanted);
  trigger.addEventListener("click", () => {
    if (open?.trigger === trigger) open.close(false);
    else if (!waiting) unfold(trigger);
  });
  return trigger;
}

function entry(option, several, names) {
  return element("div", {
    class: "menu-option", role: "option", tabindex: "-1", "data-value": option.value, "aria-selected": "false",
  },
  option.emoji ? emblem(option.emoji, names, repeats(option.emoji.name ?? "", option.label, names.say)) : null,
  element("span", { class: "menu-option-text" },
    element("span", {}, option.label),
    option.description ? element("span", { class: "menu-option-more" }, option.description) : null),
  element("span", { class: several ? "tick-box" : "tick-dot", "aria-hidden": "true" }));
}

function unfold(first) {
  closeMenu();
  let trigger = first;
  let now = asked.get(first);
  let rows = [];
  const picked = new Set(now.options.filter((option) => option.default).map((option) => option.value));
  const list = element("div", { class: "menu-list", role: "listbox", tabindex: "-1", "aria-label": now.placeholder });
  const send = element("button", { type: "button", class: "press press-primary menu-send", onclick: () => close(true) });
  const foot = element("div", { class: "menu-foot" }, send);
  const panel = element("div", { class: "menu-panel", onkeydown: steered }, list, foot);
  document.body.append(panel);

  const several = () => now.most > 1 || now.fewest === 0;

  function filled() {
    rows = now.options.map((option) => entry(option, several(), now.names));
    rows.forEach((row, at) => row.addEventListener("click", () => pick(at)));
    list.replaceChildren(...rows);
    list.setAttribute("aria-multiselectable", String(several()));
    foot.hidden = !several();
    trigger.setAttribute("aria-expanded", "true");
    counted();
    place();
  }

  function counted() {
    const { say } = now.names;
    const count = now.fewest === now.most ? now.most : say("playground-range", { least: now.fewest, most: now.most });
    send.textContent = picked.size ? say("playground-choose-some", { picked: picked.size, count }) : say("playground-choose-count", { count });
    send.disabled = picked.size < now.fewest || picked.size > now.most;
    rows.forEach((row, at) => {
      const on = picked.has(now.options[at].value);
      row.setAttribute("aria-selected", String(on));
      row.classList.toggle("full", several() && !on && picked.size >= now.most);
    });
  }

  function pick(at) {
    const { value } = now.options[at];
    if (!several()) {
      picked.clear();
      picked.add(value);
      close(true);
    } else {
      if (picked.has(value)) picked.delete(value);
      else if (picked.size < now.most) picked.add(value);
      counted();
    }
  }

  function steered(event) {
    const at = rows.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
    if (event.key in steps) {
      event.preventDefault();
      rows[Math.max(0, Math.min(rows.length - 1, steps[event.key]))]?.focus();
    } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
      event.preventDefault();
      pick(at);
    } else if (event.key === "Escape" || (event.key === "Tab" && !several())) {
      event.preventDefault();
      close(false);
    }
  }

  // Beside its button, wherever that has moved.
  function place() {
    const box = trigger.getBoundingClientRect();
    const below = window.innerHeight - box.bottom;
    const above = below < LEAST_BELOW && box.top > below;
    const width = Math.min(box.width, window.innerWidth - 2 * MARGIN);
    panel.style.width = `${width}px`;
    panel.style.left = `${Math.max(MARGIN, Math.min(box.left, window.innerWidth - MARGIN - width))}px`;
    panel.style.top = above ? "auto" : `${box.bottom + 4}px`;
    panel.style.bottom = above ? `${window.innerHeight - box.top + 4}px` : "auto";
    panel.style.maxHeight = `${Math.min(HIGHEST, (above ? box.top : below) - MARGIN)}px`;
  }

  // Its message was drawn anew: only what is not on offer any more is forgotten.
  function move(next) {
    const focused = document.activeElement?.closest(".menu-option")?.dataset.value;
    const inside = panel.contains(document.activeElement);
    const before = JSON.stringify(now.options);
    trigger = next;
    now = asked.get(next);
    opened.trigger = next;
    if (JSON.stringify(now.options) === before) {
      trigger.setAttribute("aria-expanded", "true");
      counted();
      place();
      return;
    }
    const offered = new Set(now.options.map((option) => option.value));
    for (const value of picked) if (!offered.has(value)) picked.delete(value);
    filled();
    if (inside && !panel.contains(document.activeElement)) (rows.find((row) => row.dataset.value === focused) ?? rows[0])?.focus();
  }

  function close(answered) {
    panel.remove();
    trigger.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("wheel", turned, true);
    document.removeEventListener("touchmove", turned, true);
    document.removeEventListener("scroll", place, true);
    window.removeEventListener("resize", place);
    open = null;
    if (document.contains(trigger)) trigger.focus({ preventScroll: true });
    if (answered) now.choose(now.options.filter((option) => picked.has(option.value)).map((option) => option.value));
  }

  function outside(event) {
    if (!panel.contains(event.target) && !trigger.contains(event.target)) close(false);
  }

  // A column also scrolls by itself, whenever a message in it grows; only the person's own hand
  // at the menu's own column puts the list away.
  function turned(event) {
    if (opened.column?.contains(event.target)) close(false);
  }

  const opened = {
    trigger, customId: now.customId, close, move, place,
    message: trigger.closest("[data-message]")?.dataset.message,
    column: trigger.closest("[data-column]"),
  };
  open = opened;
  filled();
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("wheel", turned, { capture: true, passive: true });
  document.addEventListener("touchmove", turned, { capture: true, passive: true });
  document.addEventListener("scroll", place, { capture: true, passive: true });
  window.addEventListener("resize", place);
  (rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0])?.focus({ preventScroll: true });
}
