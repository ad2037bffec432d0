// One message: who wrote it, what it says, and what may be pressed in it.

import { colour, components } from "./components.js";
import { avatar, element } from "./elements.js";
import { markdown } from "./markdown.js";
import { messageMenu } from "./message_menu.js";
import { attachments, laidOut, picture } from "./pictures.js";
import { clock } from "./times.js";

const LOADING = 1 << 7;
const LAYOUT = 1 << 15;

// `scene` is as for components, and has `failure` (why the last press came to nothing),
// `follows` (the message before is by the same author, a moment ago), `lang` (the language that it
// is written in), `dismiss()`, and `apps`: the commands in its menu, of which `choose` chooses one.
export function messageNode(message, scene) {
  const { say } = scene.names;
  const author = message.author ?? {};
  const name = scene.names.user(author.id) || author.global_name || author.username || scene.names.say("playground-unknown");
  const bot = Boolean(author.bot);
  const origin = invocation(message, scene);
  const thinking = Boolean(message.flags & LOADING);
  const continued = scene.follows && !origin && !message.ephemeral;
  const node = element("article", {
    class: ["message", continued && "message-continued", message.ephemeral && "message-private",
      mentions(message, scene.names.me) && "message-mention"].filter(Boolean).join(" "),
    "data-message": message.id,
    "data-ephemeral": message.ephemeral ? "true" : null,
    "aria-label": message.ephemeral ? say("playground-whisper-by", { name }) : name,
    lang: scene.lang,
  });
  if (origin) node.append(origin);
  node.append(element("div", { class: "message-margin" }, continued ? null : avatar(name, bot)));
  const body = element("div", { class: "message-body" });
  if (!continued) {
    body.append(element("header", { class: "byline" },
      element("span", { class: "author" }, name),
      bot ? element("span", { class: "app" }, say("playground-app")) : null,
      clock(message.timestamp, say.locale)));
  }
  if (thinking) {
    body.append(element("p", { class: "thinking" },
      element("span", { class: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i")), say("playground-thinking", { name })));
  }
  if (message.content) body.append(element("div", { class: "text" }, markdown(message.content, scene.names)));
  body.append(...(message.embeds ?? []).map((embed) => embedNode(embed, scene)));
  if (!(message.flags & LAYOUT)) body.append(...attachments(message.attachments ?? [], say));
  body.append(...components(message.components, scene));
  if (message.edited_timestamp) body.append(element("span", { class: "edited", title: message.edited_timestamp }, say("playground-edited")));
  if (scene.failure) {
    body.append(element("p", { class: "failure", role: "alert", "data-failure": "" },
      element("span", { "aria-hidden": "true" }, "⚠\uFE0E "), scene.failure));
  }
  if (message.ephemeral) {
    body.append(element("p", { class: "private-foot" },
      element("span", { class: "eye", "aria-hidden": "true" }, "◉"), ` ${say("playground-whisper")} · `,
      element("button", { type: "button", class: "plain-link", "data-dismiss": message.id, onclick: scene.dismiss }, say("playground-dismiss"))));
  }
  node.append(body);
  // What one person alone sees has no such menu.
  const more = message.ephemeral || thinking ? null : messageMenu({ apps: scene.apps, say, choose: scene.chooseApp });
  if (more) node.append(more);
  return node;
}

function invocation(message, scene) {
  const by = message.interaction_metadata ?? message.interaction;
  if (!by) return null;
  const command = by.name ?? message.interaction?.name;
  if (!command) return null;
  const person = by.user?.global_name || by.user?.username || scene.names.user(by.user?.id) || scene.names.say("playground-somebody");
  return element("p", { class: "invocation" }, element("span", { class: "elbow", "aria-hidden": "true" }),
    element("span", {}, scene.names.say.nodes("playground-used", {
      name: element("span", { class: "invoker" }, person),
      command: element("span", { class: "mention" }, `/${scene.names.command(command)}`),
    })));
}

// Whether the reader is called in the message's own text, at whatever depth it stands.
function mentions(message, me) {
  if (message.mention_everyone || (message.mentions ?? []).some((user) => user.id === me)) return true;
  const called = (part) => (typeof part.content === "string" && part.content.includes(`<@${me}>`))
    || (part.components ?? []).some(called);
  return called(message);
}

function embedNode(embed, scene) {
  const node = element("div", { class: "embed box-accent" },
    embed.author?.name ? element("p", { class: "embed-author" }, embed.author.name) : null,
    embed.title ? element("p", { class: "embed-title" }, markdown(embed.title, scene.names)) : null,
    embed.description ? element("div", { class: "text" }, markdown(embed.description, scene.names)) : null,
    element("dl", { class: "embed-fields" }, (embed.fields ?? []).map((field) =>
      element("div", { class: field.inline ? "embed-field-inline" : "embed-field" },
        element("dt", {}, field.name), element("dd", {}, markdown(field.value, scene.names))))),
    embed.image?.url ? laidOut([picture(embed.image, null, false, scene.names.say)]) : null,
    embed.footer?.text ? element("p", { class: "small" }, embed.footer.text) : null);
  node.style.setProperty("--accent", colour(embed.color ?? 0x4a505c));
  return node;
}
