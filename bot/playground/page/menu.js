// String menus: a button that opens a list. One choice is sent at once; several are ticked and
// sent together.

import { element, suited } from "./elements.js";
import { emoji } from "./components.js";

let open = null;

export function closeMenu() {
  open?.close(false);
}

export function menu({ customId, options, placeholder, fewest, most, disabled, waiting, choose }) {
  const chosen = options.filter((option) => option.default);
  const trigger = element("button", {
    type: "button", class: `menu${waiting ? " press-waiting" : ""}`, disabled,
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-busy": waiting ? "true" : null,
    "aria-label": chosen.length ? `${placeholder}: ${chosen.map((one) => one.label).join(", ")}` : placeholder,
    "data-custom-id": customId,
  },
  element("span", { class: chosen.length ? "menu-text" : "menu-text menu-empty" },
    chosen.length ? suited(chosen.map((option) => option.label).join(", ")) : placeholder),
  element("span", { class: "menu-arrow", "aria-hidden": "true" }, "⌄"));
  trigger.addEventListener("click", () => {
    if (open?.customId === customId && open.trigger === trigger) open.close(false);
    else if (!waiting) unfold(trigger, { customId, options, placeholder, fewest, most, choose });
  });
  return trigger;
}

function unfold(trigger, { customId, options, placeholder, fewest, most, choose }) {
  closeMenu();
  const several = most > 1 || fewest === 0;
  const picked = new Set(options.filter((option) => option.default).map((option) => option.value));
  const list = element("div", {
    class: "menu-list", role: "listbox", tabindex: "-1", "aria-label": placeholder,
    "aria-multiselectable": several ? "true" : null,
  });
  const rows = options.map((option) => element("div", {
    class: "menu-option", role: "option", tabindex: "-1", "data-value": option.value,
    "aria-selected": String(picked.has(option.value)),
  },
  option.emoji ? emoji(option.emoji) : null,
  element("span", { class: "menu-option-text" },
    element("span", {}, suited(option.label)),
    option.description ? element("span", { class: "menu-option-more" }, suited(option.description)) : null),
  element("span", { class: several ? "tick-box" : "tick-dot", "aria-hidden": "true" })));
  list.append(...rows);
  const panel = element("div", { class: "menu-panel" }, list);
  const send = element("button", { type: "button", class: "press press-primary menu-send" });
  if (several) panel.append(element("div", { class: "menu-foot" }, send));
  document.body.append(panel);

  const counted = () => {
    const wanted = fewest === most ? `${most}` : `${fewest} to ${most}`;
    send.textContent = picked.size ? `Choose ${picked.size} of ${wanted}` : `Choose ${wanted}`;
    send.disabled = picked.size < fewest || picked.size > most;
    rows.forEach((node, at) => {
      const on = picked.has(options[at].value);
      node.setAttribute("aria-selected", String(on));
      node.classList.toggle("full", several && !on && picked.size >= most);
    });
  };
  const close = (answered) => {
    panel.remove();
    trigger.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", dismiss);
    document.removeEventListener("scroll", moved, true);
    open = null;
    if (document.contains(trigger)) trigger.focus();
    if (answered) choose(options.filter((option) => picked.has(option.value)).map((option) => option.value));
  };
  const dismiss = () => close(false);
  const moved = (event) => {
    if (!panel.contains(event.target)) close(false);
  };
  const outside = (event) => {
    if (!panel.contains(event.target) && !trigger.contains(event.target)) close(false);
  };
  const pick = (at) => {
    const value = options[at].value;
    if (!several) {
      picked.clear();
      picked.add(value);
      close(true);
    } else {
      if (picked.has(value)) picked.delete(value);
      else if (picked.size < most) picked.add(value);
      counted();
    }
  };
  rows.forEach((node, at) => node.addEventListener("click", () => pick(at)));
  send.addEventListener("click", () => close(true));
  panel.addEventListener("keydown", (event) => {
    const at = rows.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
    if (event.key in steps) {
      event.preventDefault();
      rows[Math.max(0, Math.min(rows.length - 1, steps[event.key]))]?.focus();
    } else if ((event.key === "Enter" || event.key === " ") && at >= 0) {
      event.preventDefault();
      pick(at);
    } else if (event.key === "Escape" || (event.key === "Tab" && !several)) {
      event.preventDefault();
      close(false);
    }
  });

  const box = trigger.getBoundingClientRect();
  panel.style.setProperty("width", `${box.width}px`);
  panel.style.setProperty("left", `${box.left}px`);
  const below = window.innerHeight - box.bottom;
  if (below < 240 && box.top > below) {
    panel.style.setProperty("bottom", `${window.innerHeight - box.top + 4}px`);
    panel.style.setProperty("max-height", `${Math.min(360, box.top - 12)}px`);
  } else {
    panel.style.setProperty("top", `${box.bottom + 4}px`);
    panel.style.setProperty("max-height", `${Math.min(360, below - 12)}px`);
  }
  counted();
  trigger.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", dismiss);
  document.addEventListener("scroll", moved, true);
  open = { customId, trigger, close };
  (rows.find((node) => node.getAttribute("aria-selected") === "true") ?? rows[0])?.focus();
}
