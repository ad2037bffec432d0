// The menu of a message: the commands that applications have for it, which Discord calls Apps.

import { element } from "./elements.js";

const MARGIN = 8;

let open = null;

export function closeMessageMenu() {
  open?.close(false);
}

// To be called after each drawing: a menu goes with its button.
export function keepMessageMenu() {
  if (open && !document.contains(open.trigger)) open.close(false);
}

// The button of a message that opens its menu; null if no application has a command for it.
export function messageMenu({ apps, say, choose }) {
  if (!apps.length) return null;
  const trigger = element("button", {
    type: "button", class: "message-more", "data-message-menu": true, "aria-haspopup": "menu", "aria-expanded": "false",
    "aria-label": say("playground-message-menu"), title: say("playground-message-menu"),
  }, element("span", { "aria-hidden": "true" }, "⋯"));
  trigger.addEventListener("click", () => {
    if (open?.trigger === trigger) open.close(false);
    else unfold(trigger, apps, say, choose);
  });
  return trigger;
}

function unfold(trigger, apps, say, choose) {
  closeMessageMenu();
  const entries = apps.map((app) => element("button", {
    type: "button", class: "message-menu-entry", role: "menuitem", tabindex: "-1", "data-app": app.name,
    onclick: () => {
      close(true);
      choose(app.name);
    },
  }, app.shown));
  const panel = element("div", { class: "message-menu", role: "menu", "aria-label": say("playground-message-menu"), onkeydown: steered },
    element("p", { class: "message-menu-title", "aria-hidden": "true" }, say("playground-apps")), entries);
  document.body.append(panel);
  trigger.setAttribute("aria-expanded", "true");

  const box = trigger.getBoundingClientRect();
  const below = window.innerHeight - box.bottom > panel.offsetHeight + MARGIN;
  panel.style.top = `${below ? box.bottom + 4 : Math.max(MARGIN, box.top - panel.offsetHeight - 4)}px`;
  panel.style.left = `${Math.max(MARGIN, Math.min(box.right, window.innerWidth - MARGIN) - panel.offsetWidth)}px`;

  function steered(event) {
    const at = entries.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 };
    if (event.key in steps) {
      event.preventDefault();
      entries[(steps[event.key] + entries.length) % entries.length].focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      close(true);
    }
  }

  function outside(event) {
    if (!panel.contains(event.target) && !trigger.contains(event.target)) close(false);
  }

  function close(back) {
    open = null;
    panel.remove();
    document.removeEventListener("pointerdown", outside, true);
    trigger.setAttribute("aria-expanded", "false");
    if (back) trigger.focus({ preventScroll: true });
  }

  document.addEventListener("pointerdown", outside, true);
  open = { trigger, close };
  entries[0].focus({ preventScroll: true });
}
