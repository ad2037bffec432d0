// The line at the foot of a column: type a slash, pick a command, fill in its options, send.

import { element } from "./elements.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10, ATTACHMENT = 11;
const PAUSE = 150;

let count = 0;

// `say` speaks the language of whoever types. `host` answers: offers() (the commands that may be typed here), people(), channels(),
// send(offer, options) and complete(offer, options, focused), both promises.
export class Composer {
  constructor({ name, host, hint, say }) {
    this.tell = say;
    this.host = host;
    this.hint = hint;
    this.id = `picker-${(count += 1)}`;
    this.chosen = -1;
    this.entries = [];
    this.picker = element("div", { class: "picker", role: "listbox", id: this.id, "aria-label": say("playground-suggestions"), hidden: true });
    this.line = element("div", { class: "composer-line" });
    this.note = element("p", { class: "composer-note", role: "status" });
    this.node = element("div", { class: "composer", "data-composer": name }, this.picker, this.line, this.note);
    this.node.addEventListener("focusout", (event) => {
      if (!this.node.contains(event.relatedTarget)) this.offer([]);
    });
    this.asText();
  }

  // Text: nothing is picked yet.
  asText(text = "") {
    this.command = null;
    this.asked = []; // the commands that were there when they were suggested last
    this.hurried = false; // whether Enter was pressed before it was known which commands there are
    this.input = this.field({
      class: "composer-input", "aria-label": this.hint(), placeholder: this.hint(), value: text, "data-composer-input": "",
    });
    this.input.addEventListener("input", () => this.suggestCommands());
    this.input.addEventListener("focus", () => this.suggestCommands());
    this.input.addEventListener("keydown", (event) => {
      if (this.steer(event) || event.key !== "Enter" || !this.input.value.trim()) return;
      event.preventDefault();
      const command = this.input.value.startsWith("/");
      this.hurried = command && !this.asked.length;
      if (!this.hurried) this.say(this.tell(command ? "playground-command-unknown" : "playground-command-only"));
    });
    this.line.replaceChildren(
      element("button", { type: "button", class: "slash-key", title: this.tell("playground-commands"), "aria-label": this.tell("playground-commands"), onclick: () => this.begin("/") }, "/"),
      this.input);
  }

  // Fill in `text` as if it had been typed.
  begin(text) {
    if (this.command) this.asText();
    this.input.value = text;
    this.input.focus();
    this.suggestCommands();
  }

  refresh() {
    if (this.command) return;
    this.input.placeholder = this.hint();
    this.input.setAttribute("aria-label", this.hint());
    // Somebody who comes to a place may type before it is known which commands there are.
    if (this.input !== document.activeElement || !this.input.value.startsWith("/") || this.asked.length || !this.host.offers().length) return;
    const { hurried } = this;
    this.suggestCommands();
    if (hurried) this.take(0);
  }

  suggestCommands() {
    this.say("");
    this.hurried = false;
    const text = this.input.value;
    if (!text.startsWith("/")) {
      this.offer([]);
      return;
    }
    const wanted = text.slice(1).trim().toLowerCase();
    const offers = this.host.offers();
    this.asked = offers;
    // The name in the person's language, and the one that works in all languages.
    const called = (offer, how) => [offer.shown.toLowerCase(), offer.name].some((name) => name[how](wanted));
    const first = offers.filter((offer) => called(offer, "startsWith"));
    const rest = offers.filter((offer) => !first.includes(offer) && called(offer, "includes"));
    this.offer([...first, ...rest].map((offer) => ({
      text: `/${offer.shown}`,
      more: offer.description,
      tail: offer.options.map((option) => option.shown).join("  "),
      pick: () => this.asCommand(offer),
    })));
    if (offers.length === 0) this.say(this.tell("playground-commands-none"));
  }

  // A command: its name, and a field for each option that is asked for.
  asCommand(offer) {
    this.command = offer;
    this.fields = new Map();
    this.offer([]);
    this.say("");
    this.more = element("span", { class: "composer-more" });
    const command = `/${offer.shown}`;
    this.send = element("button", { type: "button", class: "send", "aria-label": this.tell("playground-send-command", { command }), title: this.tell("playground-send"), onclick: () => this.submit() }, "➤");
    this.rest = element("span", { class: "command", tabindex: "0", role: "button", "aria-label": this.tell("playground-press-enter", { command }) }, command);
    this.rest.addEventListener("keydown", (event) => this.steerCommand(event));
    this.line.replaceChildren(
      element("button", { type: "button", class: "slash-key", "aria-label": this.tell("playground-leave-command"), title: this.tell("playground-leave-command"), onclick: () => this.leave() }, "×"),
      this.rest, this.more, this.send);
    const needed = offer.options.filter((option) => option.required);
    needed.forEach((option) => this.ask(option, false));
    this.offerOptions();
    if (needed.length) this.fields.get(needed[0].name).focus();
    else this.rest.focus();
    this.say(offer.description ? this.tell("playground-keys-for", { description: offer.description }) : this.tell("playground-keys"));
  }

  leave() {
    this.offer([]);
    this.say("");
    this.asText();
    this.input.focus();
  }

  offerOptions() {
    const left = this.command.options.filter((option) => !this.fields.has(option.name));
    this.more.replaceChildren(...left.map((option) => element("button", {
      type: "button", class: "option-offer", title: option.description, "data-option": option.name,
      onclick: () => this.ask(option, true),
    }, `+ ${option.shown}`)));
  }

  ask(option, focus) {
    if (option.type === ATTACHMENT) {
      this.askForFile(option, focus);
      return;
    }
    const field = this.field({ class: "option-input", "aria-label": this.tell("playground-option", { option: option.shown, description: option.description }), "data-option": option.name });
    field.size = 8;
    this.fields.set(option.name, field);
    field.addEventListener("input", () => {
      field.dataset.value = "";
      delete field.dataset.value;
      field.size = Math.max(8, field.value.length + 1);
      field.parentElement.classList.remove("wrong");
      this.suggestValues(option, field);
    });
    field.addEventListener("focus", () => this.suggestValues(option, field));
    field.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && field.value === "" && !option.required) {
        event.preventDefault();
        this.drop(option);
        return;
      }
      if (!this.steer(event)) this.steerCommand(event);
    });
    this.place(option, field, focus);
  }

  // A file of one's own, read as soon as it is chosen.
  askForFile(option, focus) {
    const label = this.tell("playground-option", { option: option.shown, description: option.description });
    const field = element("input", { type: "file", class: "option-input", "aria-label": label, "data-option": option.name });
    this.fields.set(option.name, field);
    field.addEventListener("change", async () => {
      const [file] = field.files;
      const bytes = file ? new Uint8Array(await file.arrayBuffer()) : [];
      field.read = file && { name: file.name, content: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
      this.rest.focus();
    });
    field.addEventListener("focus", () => this.say(option.description ?? ""));
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Backspace" && event.key !== "Escape") return;
      event.preventDefault();
      this.drop(option);
    });
    this.place(option, field, focus);
  }

  place(option, field, focus) {
    this.line.insertBefore(
      element("label", { class: "option", title: option.description }, element("span", { class: "option-name" }, option.shown), field), this.more);
    this.offerOptions();
    if (focus) field.focus();
  }

  drop(option) {
    this.fields.get(option.name).closest(".option").remove();
    this.fields.delete(option.name);
    this.offerOptions();
    this.offer([]);
    this.rest.focus();
  }

  steerCommand(event) {
    if (event.key === "Enter") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape" || (event.key === "Backspace" && event.target === this.rest)) {
      event.preventDefault();
      this.leave();
    }
  }

  async suggestValues(option, field) {
    this.say(option.description ?? "");
    const typed = field.dataset.value === undefined ? field.value.trim().toLowerCase() : "";
    let values = this.listed(option);
    if (option.autocomplete) {
      const turn = (this.turn = {});
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (this.turn !== turn) return;
      values = await this.host.complete(this.command, this.written().options, option.name).catch(() => []);
      if (this.turn !== turn || document.activeElement !== field) return;
    } else if (typed) {
      values = values.filter((value) => value.name.toLowerCase().includes(typed));
    }
    this.offer(values.map((value) => ({
      text: String(value.name),
      pick: () => {
        field.value = String(value.name);
        field.dataset.value = JSON.stringify(value.value);
        field.size = Math.max(8, field.value.length + 1);
        field.parentElement.classList.remove("wrong");
        this.offer([]);
        this.onward(field);
      },
    })));
  }

  // After a value the focus goes to the next required field that is empty, and else stays.
  onward(field) {
    const empty = [...this.fields.values()].find((one) => one !== field && one.value === "");
    (empty ?? field).focus();
    if (!empty) this.offer([]);
  }

  listed(option) {
    if (option.choices?.length) return option.choices;
    if (option.type === BOOLEAN) return [{ name: this.tell("playground-yes"), value: true }, { name: this.tell("playground-no"), value: false }];
    if (option.type === USER || option.type === MENTIONABLE) return this.host.people().map((one) => ({ name: one.name, value: one.id }));
    if (option.type === CHANNEL) return this.host.channels().map((one) => ({ name: `#${one.name}`, value: one.id }));
    return [];
  }

  // The options as they stand, and those that cannot be sent.
  written() {
    const options = {};
    const wrong = [];
    for (const option of this.command.options) {
      const field = this.fields.get(option.name);
      if (!field || (field.value === "" && !option.required)) continue;
      const value = this.valueOf(option, field);
      if (value === undefined) wrong.push(option);
      else options[option.name] = value;
    }
    return { options, wrong };
  }

  valueOf(option, field) {
    if (option.type === ATTACHMENT) return field.read;
    if (field.dataset.value !== undefined) return JSON.parse(field.dataset.value);
    const text = field.value.trim();
    if (text === "") return undefined;
    const listed = this.listed(option);
    if (listed.length) {
      return listed.find((one) => String(one.name).toLowerCase().replace(/^#/, "") === text.toLowerCase().replace(/^[#@]/, ""))?.value;
    }
    if (option.type === INTEGER) return /^-?\d+$/.test(text) ? Number(text) : undefined;
    if (option.type === NUMBER) return Number.isFinite(Number(text)) ? Number(text) : undefined;
    return option.type === STRING ? text : undefined;
  }

  submit() {
    const { options, wrong } = this.written();
    for (const [name, field] of this.fields) field.parentElement.classList.toggle("wrong", wrong.some((option) => option.name === name));
    if (wrong.length) {
      this.say(this.tell("playground-option-wrong", { option: wrong[0].shown }));
      this.fields.get(wrong[0].name).focus();
      return;
    }
    const offer = this.command;
    this.leave();
    this.host.send(offer, options);
  }

  field(attributes) {
    return element("input", {
      type: "text", role: "combobox", autocomplete: "off", spellcheck: "false", "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-controls": this.id, ...attributes,
    });
  }

  say(text, failed = false) {
    this.note.textContent = text;
    this.node.classList.toggle("composer-failed", failed);
  }

  offer(entries) {
    this.entries = entries;
    this.chosen = entries.length ? 0 : -1;
    this.picker.hidden = entries.length === 0;
    this.picker.replaceChildren(...entries.map((entry, at) => element("div", {
      class: "picker-entry", role: "option", id: `${this.id}-${at}`,
      // Pressing the mouse must not take the focus from the field.
      onpointerdown: (event) => event.preventDefault(),
      onclick: () => this.take(at),
      onpointermove: () => this.choose(at),
    },
    element("span", { class: "picker-main" }, element("span", { class: "picker-text" }, entry.text),
      entry.tail ? element("span", { class: "picker-tail" }, entry.tail) : null),
    entry.more ? element("span", { class: "picker-more" }, entry.more) : null)));
    this.mark();
  }

  choose(at) {
    if (this.chosen === at) return;
    this.chosen = at;
    this.mark();
  }

  mark() {
    [...this.picker.children].forEach((node, at) => node.setAttribute("aria-selected", String(at === this.chosen)));
    for (const field of this.line.querySelectorAll("[role=combobox]")) {
      field.setAttribute("aria-expanded", String(!this.picker.hidden));
      if (this.chosen >= 0) field.setAttribute("aria-activedescendant", `${this.id}-${this.chosen}`);
      else field.removeAttribute("aria-activedescendant");
    }
    this.picker.children[this.chosen]?.scrollIntoView({ block: "nearest" });
  }

  take(at) {
    this.entries[at]?.pick();
  }

  // Steer the list of suggestions; true where the key was meant for it.
  steer(event) {
    if (this.entries.length === 0) return false;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) {
      this.choose((this.chosen + steps[event.key] + this.entries.length) % this.entries.length);
    } else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) {
      this.take(this.chosen);
    } else if (event.key === "Escape") {
      this.offer([]);
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }
}
