// A form the bot asks a person to fill in.

import { element } from "./elements.js";
import { markdown } from "./markdown.js";

// Show `form`; `submit(values)` resolves to null, or to why it was not taken. `leave()` is told
// when the person closes the form without sending.
export function modal(form, { names, submit, leave }) {
  const fields = [];
  const body = element("div", { class: "modal-body" }, (form.components ?? []).map((part) => draw(part, fields, names)));
  const wrong = element("p", { class: "failure", role: "alert" });
  const send = element("button", { type: "submit", class: "press press-primary" }, names.say("playground-submit"));
  const dialog = element("dialog", { class: "modal", "aria-label": form.title, "data-modal": form.custom_id });
  const close = (left) => {
    dialog.close();
    dialog.remove();
    if (left) leave();
  };
  const sheet = element("form", {
    onsubmit: async (event) => {
      event.preventDefault();
      send.disabled = true;
      wrong.textContent = "";
      const values = Object.fromEntries(fields.map((field) => [field.customId, field.read()]));
      const reason = await submit(values);
      send.disabled = false;
      if (reason) wrong.textContent = reason;
      else close(false);
    },
  },
  element("header", { class: "modal-head" }, element("h2", {}, form.title),
    element("button", { type: "button", class: "plain-link", "aria-label": names.say("playground-close"), onclick: () => close(true) }, "×")),
  body, wrong,
  element("footer", { class: "modal-foot" },
    element("button", { type: "button", class: "press press-secondary", onclick: () => close(true) }, names.say("playground-cancel")), send));
  dialog.append(sheet);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close(true);
  });
  document.body.append(dialog);
  dialog.showModal();
  body.querySelector("input, textarea, select")?.focus();
  return dialog;
}

function draw(part, fields, names) {
  if (part.type === 1) return (part.components ?? []).map((child) => labelled(child, child.label ?? "", null, fields, names.say));
  if (part.type === 10) return element("div", { class: "text" }, markdown(part.content, names));
  if (part.type === 18) return labelled(part.component, part.label, part.description, fields, names.say);
  return null;
}

function labelled(part, label, description, fields, say) {
  const input = control(part, fields, say);
  const needed = part.required !== false;
  return element("label", { class: "modal-field" },
    element("span", { class: "modal-label" }, label, needed ? element("span", { class: "needed", title: say("playground-needed") }, " *") : null),
    description ? element("span", { class: "small" }, description) : null, input);
}

function control(part, fields, say) {
  const required = part.required !== false;
  if (part.type === 3 || part.type === 21 || part.type === 22) return choices(part, required, fields, say);
  if (part.type === 23) {
    const box = element("input", { type: "checkbox", checked: part.default, "data-custom-id": part.custom_id });
    fields.push({ customId: part.custom_id, read: () => box.checked });
    return box;
  }
  const attributes = {
    placeholder: part.placeholder, required, minlength: part.min_length, maxlength: part.max_length ?? 4000,
    "data-custom-id": part.custom_id,
  };
  const input = part.style === 2 ? element("textarea", { rows: 5, ...attributes }) : element("input", { type: "text", ...attributes });
  input.value = part.value ?? "";
  fields.push({ customId: part.custom_id, read: () => input.value });
  return input;
}

function choices(part, required, fields, say) {
  const several = part.type === 22 || (part.type === 3 && (part.max_values ?? 1) > 1);
  if (part.type === 3 && !several) {
    const list = element("select", { required, "data-custom-id": part.custom_id },
      element("option", { value: "" }, part.placeholder ?? say("playground-choose")),
      part.options.map((option) => element("option", { value: option.value, selected: option.default }, option.label)));
    fields.push({ customId: part.custom_id, read: () => (list.value ? [list.value] : []) });
    return list;
  }
  const boxes = part.options.map((option) => element("input", {
    type: several ? "checkbox" : "radio", name: part.custom_id, value: option.value, checked: option.default,
  }));
  fields.push({
    customId: part.custom_id,
    read: () => {
      const values = boxes.filter((box) => box.checked).map((box) => box.value);
      return part.type === 21 ? values[0] ?? null : values;
    },
  });
  return element("span", { class: "modal-choices", role: several ? "group" : "radiogroup", "data-custom-id": part.custom_id },
    boxes.map((box, at) => element("label", { class: "modal-choice" }, box, part.options[at].label,
      part.options[at].description ? element("span", { class: "small" }, part.options[at].description) : null)));
}
