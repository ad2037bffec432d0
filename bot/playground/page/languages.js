// Who reads which language: people and servers begin with the browser's, or with what was chosen
// in this browser before.

import { element } from "./elements.js";

// Let all speak for whom no language is chosen yet; true if that changed anybody's. `speakers` have
// { name, locale, chosen, speak(locale) }, `kept` is by name.
export async function beginLanguages(speakers, kept, { languages, wished }) {
  const wantedBy = ({ name }) => languages.find((one) => one.locale === kept[name])?.locale ?? wished;
  const others = speakers.filter((one) => !one.chosen && one.locale !== wantedBy(one));
  await Promise.all(others.map((one) => one.speak(wantedBy(one))));
  return others.length > 0;
}

// Ask for the language of one of the `speakers`; resolves to { name, locale }, or null.
export function chooseLanguage({ say, languages, speakers }) {
  let choice = null;
  const dialog = element("dialog", { class: "modal", "aria-label": say("playground-languages"), "data-language-form": "", lang: say.locale });
  const list = ({ name, locale, speak }) => element("select", {
    "data-language-of": name,
    onchange: async (event) => {
      choice = { name, locale: event.target.value };
      await speak(choice.locale);
      dialog.close();
    },
  }, languages.map((one) => element("option", { value: one.locale, lang: one.locale, selected: one.locale === locale }, one.name)));
  dialog.append(
    element("header", { class: "modal-head" }, element("h2", {}, say("playground-languages")),
      element("button", { type: "button", class: "plain-link", "aria-label": say("playground-close"), onclick: () => dialog.close() }, "×")),
    element("div", { class: "modal-body" }, speakers.map((one) => element("label", { class: "modal-field" },
      element("span", { class: "modal-label" }, say("playground-language-of", { name: one.name })), list(one)))));
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("select")?.focus();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(choice);
    });
  });
}
