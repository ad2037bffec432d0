// The playground: who one is, which columns are shown, and what happens when something is done.

import { Column } from "./column.js";
import { Composer } from "./composer.js";
import { announce, avatar, element } from "./elements.js";
import * as feed from "./feed.js";
import { beginLanguages, chooseLanguage } from "./languages.js";
import { closeMenu, keepMenu } from "./menu.js";
import { closeMessageMenu, keepMessageMenu } from "./message_menu.js";
import { modal } from "./modal.js";
import { keepTime } from "./times.js";
import { label, learn, speech } from "./words.js";

const RETRY_MS = 1000;

const state = {
  room: null,
  sights: new Map(), // person id → what they see
  me: null, // id of the person one plays as
  channel: null, // id of the channel shown
  layout: "one",
  showing: "channel", // the column in front where there is room for one only
  seen: new Map(), // person id → fingerprint of the direct messages last looked at
  waiting: new Map(), // message id → custom_ids pressed and not answered
  failures: new Map(), // message id → { reason, person }
  unread: new Set(), // person ids with news
  languages: {}, // name of a person or server → the language chosen here
};
let columns = new Map();
let form = null;

const find = (name) => document.querySelector(`[data-${name}]`);
const person = (id) => state.room.people.find((one) => one.id === id);
const channelNow = () => state.room.channels.find((one) => one.id === state.channel);
// A conversation is open to those who are in it, a channel of a server to everybody.
const isOpen = (channel, id) => !channel.people || channel.people.includes(id);
const signOf = (channel) => (channel.people ? "@" : channel.thread ? "↳" : "#");
const speechOf = (id) => speech(person(id)?.locale ?? state.room.wished);
const shownPeople = () => (state.layout === "all" ? state.room.people : [person(state.me)]);

// --- what is remembered between visits, by this browser only

function recall() {
  const wanted = new URLSearchParams(location.search);
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("playground") ?? "{}");
  } catch { /* a browser that keeps nothing starts afresh */ }
  const byName = (list, name) => list.find((one) => one.name.toLowerCase() === String(name ?? "").toLowerCase());
  state.me = (byName(state.room.people, wanted.get("as")) ?? byName(state.room.people, kept.me) ?? state.room.people[0])?.id ?? null;
  state.channel = (byName(state.room.channels, wanted.get("channel")) ?? byName(state.room.channels, kept.channel) ?? state.room.channels[0])?.id ?? null;
  const layout = wanted.get("layout") ?? kept.layout;
  state.layout = layout === "all" ? "all" : "one";
  state.languages = kept.languages ?? {};
}

function keep() {
  try {
    localStorage.setItem("playground", JSON.stringify({
      me: person(state.me)?.name, channel: channelNow()?.name, layout: state.layout, languages: state.languages,
    }));
  } catch { /* as above */ }
}

// --- languages

// All who have a language: people, and servers by one of their channels.
function speakers() {
  const servers = new Map(state.room.channels.filter((channel) => channel.guild).map((channel) => [channel.guild, channel]));
  return [
    ...state.room.people.map((one) => speaker(one, one.name, one.id, "language", {})),
    ...[...servers].map(([name, channel]) => speaker(channel, name, state.me, "server-language", { channel: channel.id })),
  ];
}

function speaker(one, name, actor, verb, body) {
  return { name, locale: one.locale, chosen: one.language_chosen, speak: (locale) => feed.act(actor, verb, { ...body, locale }) };
}

async function openLanguages() {
  const [one, server] = [person(state.me).name, channelNow().guild];
  const choice = await chooseLanguage({
    say: speechOf(state.me),
    languages: state.room.languages,
    speakers: speakers().filter(({ name }) => name === one || name === server),
  });
  if (!choice) return;
  state.languages[choice.name] = choice.locale;
  keep();
  state.room = await feed.room();
  speakAnew();
  await refresh();
}

function speakAnew() {
  columns = new Map();
  lay();
}

// --- the side: channels, people, layout

function drawSide() {
  const say = speechOf(state.me);
  label(say);
  const language = state.room.languages.find((one) => one.locale === say.locale)?.name ?? say.locale;
  find("language-now").textContent = language;
  for (const button of document.querySelectorAll("[data-languages]")) button.setAttribute("aria-label", say("playground-language-now", { language }));
  for (const link of document.querySelectorAll("[data-to-processes]")) {
    link.hidden = !state.room.processes;
    link.href = `/processes?language=${encodeURIComponent(say.locale)}`;
  }
  find("server").textContent = channelNow() ? channelNow().guild ?? say("playground-conversations") : "";
  find("channels").replaceChildren(...places(say));
  const held = document.activeElement?.dataset?.person;
  find("people").replaceChildren(...state.room.people.map((one) => {
    const chosen = one.id === state.me;
    const unread = state.unread.has(one.id);
    return element("button", {
      type: "button", role: "tab", class: "person", "data-person": one.name, "aria-selected": String(chosen),
      "aria-controls": "columns", tabindex: chosen ? "0" : "-1", "data-unread": unread ? "true" : null,
      "aria-label": unread ? say("playground-direct-messages-new", { name: one.name }) : one.name,
      onclick: () => playAs(one.id), onkeydown: stepPeople,
    }, avatar(one.name), element("span", { class: "clip" }, one.name),
    one.dms_open ? null : element("span", { class: "closed", title: say("playground-direct-messages-closed") }, say("playground-direct-messages-closed")),
    unread ? element("span", { class: "unread", "aria-hidden": "true" }) : null);
  }));
  if (held) [...find("people").children].find((node) => node.dataset.person === held)?.focus();
  for (const button of document.querySelectorAll("button[data-layout]")) {
    button.setAttribute("aria-pressed", String(button.dataset.layout === state.layout));
  }
}

// The places that one may look into, under the names of their servers if there are several.
function places(say) {
  const open = state.room.channels.filter((channel) => isOpen(channel, state.me));
  const groups = new Map();
  for (const channel of open) groups.set(channel.guild, [...(groups.get(channel.guild) ?? []), channel]);
  return [...groups].flatMap(([guild, channels]) => [
    groups.size > 1 ? element("li", { class: "channel-group" },
      element("span", { class: "clip" }, guild ?? say("playground-conversations")),
      channels[0].has_bot || !guild ? null : element("span", { class: "channel-without" }, say("playground-without-bot"))) : null,
    ...channels.map((channel) => element("li", {}, element("button", {
      type: "button", class: channel.thread ? "channel thread" : "channel", "data-channel": channel.name,
      "aria-current": channel.id === state.channel ? "page" : null,
      onclick: () => openChannel(channel.id),
    }, element("span", { class: "hash", "aria-hidden": "true" }, signOf(channel)), element("span", { class: "clip" }, channel.name)))),
  ]).filter(Boolean);
}

function stepPeople(event) {
  const people = state.room.people;
  const at = people.findIndex((one) => one.name === event.currentTarget.dataset.person);
  const steps = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: people.length - 1 };
  if (!(event.key in steps)) return;
  event.preventDefault();
  const next = people[(steps[event.key] + people.length) % people.length];
  playAs(next.id);
  [...find("people").children].find((node) => node.dataset.person === next.name)?.focus();
}

function playAs(id) {
  if (id === state.me) return;
  state.me = id;
  if (!isOpen(channelNow(), id)) state.channel = state.room.channels.find((one) => isOpen(one, id)).id;
  if (state.showing !== "channel") state.showing = `dm-${person(id).name}`;
  keep();
  lay();
  refresh();
}

function openChannel(id) {
  state.showing = "channel";
  state.channel = id;
  keep();
  lay();
  refresh();
}

function setLayout(layout) {
  state.layout = layout;
  keep();
  lay();
  refresh();
}

// --- the columns

function lay() {
  closeMenu();
  closeMessageMenu();
  const wanted = new Map();
  const channel = channelNow();
  const one = person(state.me);
  const say = speechOf(state.me);
  wanted.set(`channel/${state.channel}/${state.me}`, () => {
    const composer = new Composer({ name: "channel", host: host(() => state.channel, state.me), hint: () => hint(state.channel, state.me), say });
    const column = new Column({ name: "channel", title: channel.name, sign: signOf(channel), detail: say(channel.has_bot ? "playground-as" : "playground-as-without-bot", { name: one.name }), foot: composer.node, say });
    column.composer = composer;
    return column;
  });
  for (const shown of shownPeople()) {
    wanted.set(`dm/${shown.id}`, () => {
      const own = speechOf(shown.id);
      const composer = new Composer({ name: `dm-${shown.name}`, host: host(() => sightOf(shown.id)?.dm, shown.id), hint: () => hint(sightOf(shown.id)?.dm, shown.id), say: own });
      const column = new Column({ name: `dm-${shown.name}`, title: shown.name, detail: own("playground-direct-messages"), face: shown.name, foot: composer.node, say: own });
      column.composer = composer;
      return column;
    });
  }
  const standing = new Map();
  for (const [key, make] of wanted) standing.set(key, columns.get(key) ?? make());
  columns = standing;
  const names = [...columns.values()].map((column) => column.name);
  if (!names.includes(state.showing)) state.showing = "channel";
  const frame = find("columns");
  frame.dataset.layout = state.layout;
  frame.dataset.people = String(shownPeople().length);
  frame.replaceChildren(...[...columns.values()].map((column) => column.node));
  drawSwitcher();
  drawSide();
  // On a phone the places are one row, of which only a part is seen.
  find("channels").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  draw();
}

function drawSwitcher() {
  find("switcher").replaceChildren(...[...columns.values()].map((column) => element("button", {
    type: "button", role: "tab", class: "switch", "data-switch": column.name,
    "aria-selected": String(column.name === state.showing),
    onclick: () => {
      state.showing = column.name;
      drawSwitcher();
    },
  }, column.name === "channel" ? `${signOf(channelNow())}${channelNow().name}` : column.name.slice(3))));
  for (const column of columns.values()) column.node.classList.toggle("in-front", column.name === state.showing);
}

const sightOf = (id) => state.sights.get(id);

function names(reader) {
  const { bot } = state.room;
  const emojis = new Set(state.room.emojis);
  const say = speechOf(reader);
  return {
    me: reader,
    say,
    user: (id) => (id === bot?.id ? bot.name : person(id)?.name),
    channel: (id) => state.room.channels.find((one) => one.id === id)?.name
      ?? (state.room.people.some((one) => sightOf(one.id)?.dm === id) ? say("playground-direct-messages") : undefined),
    command: (name) => Object.values(sightOf(reader)?.offers ?? {}).flat().find((offer) => offer.name === name)?.shown ?? name,
    emoji: (id) => emojis.has(id),
    // Messages are drawn again once an emoji in them may have come or gone.
    edition: `${emojis.size}/${state.room.emojis.at(-1)}`,
    go,
  };
}

function scene(reader, message) {
  const failure = state.failures.get(message.id);
  return {
    names: names(reader),
    people: state.room.people,
    roles: state.room.roles,
    channels: state.room.channels.filter((one) => one.guild && one.guild === channelNow().guild),
    waiting: state.waiting.get(`${reader}/${message.id}`) ?? new Set(),
    failure: failure?.person === reader ? failure.reason : null,
    // What one person alone sees is in that person's language, and all else in the server's.
    lang: message.ephemeral || message.channel_id === sightOf(reader)?.dm ? person(reader).locale : channelNow().locale ?? person(reader).locale,
    apps: sightOf(reader)?.apps[message.channel_id] ?? [],
    chooseApp: (name) => press(reader, message, name, "choose-on-message", { message: message.id, name }),
    press: (customId) => press(reader, message, customId, "click", { message: message.id, custom_id: customId }),
    choose: (customId, values) => press(reader, message, customId, "select", { message: message.id, custom_id: customId, values }),
    dismiss: () => feed.act(reader, "dismiss", { message: message.id }).catch((error) => fail(message.id, reader, said(error, reader))),
  };
}

function draw() {
  for (const [key, column] of columns) {
    const reader = key.startsWith("dm/") ? key.slice(3) : state.me;
    const sight = sightOf(reader);
    const place = key.startsWith("dm/") ? sight?.dm : state.channel;
    const messages = sight?.messages[place];
    column.composer.refresh();
    // A composer in direct messages is for commands that are offered there.
    column.composer.node.hidden = key.startsWith("dm/") && !(sight?.offers[place]?.length);
    if (messages) column.show(messages, (message) => scene(reader, message), () => welcome(key, reader));
  }
  keepMenu();
  keepMessageMenu();
}

function welcome(key, reader) {
  const say = speechOf(reader);
  if (key.startsWith("dm/")) {
    return element("div", { class: "welcome" }, element("span", { class: "welcome-sign", "aria-hidden": "true" }, "✉\uFE0E"),
      element("p", { class: "welcome-title" }, say("playground-empty")),
      element("p", {}, say("playground-empty-direct", { name: person(reader).name })));
  }
  const first = firstCommand(state.channel, reader);
  return element("div", { class: "welcome" }, element("span", { class: "welcome-sign", "aria-hidden": "true" }, signOf(channelNow())),
    element("p", { class: "welcome-title" }, channelNow().people ? channelNow().name : say("playground-empty-channel", { channel: channelNow().name })),
    channelNow().has_bot ? null : element("p", {}, say("playground-without-bot-about")),
    first
      ? element("p", {}, say.nodes(opensTable(first) ? "playground-open-table" : "playground-hint-command", {
        command: element("button", { type: "button", class: "slash-hint", onclick: () => channelColumn().composer.begin(`/${first.shown}`) }, `/${first.shown}`),
      }))
      : element("p", {}, say("playground-waiting-for-commands")));
}

const channelColumn = () => [...columns.values()].find((column) => column.name === "channel");

function firstCommand(place, reader) {
  const offers = sightOf(reader)?.offers[place] ?? [];
  return offers.find(opensTable) ?? offers[0];
}

const opensTable = (offer) => /^hearts\b/.test(offer.name);

function hint(place, reader) {
  const say = speechOf(reader);
  const first = place ? firstCommand(place, reader) : null;
  if (!first) return say("playground-hint");
  const key = opensTable(first) ? "playground-hint-game" : "playground-hint-command";
  return say(key, { command: `/${first.shown}` });
}

// Follow a link to a channel or message.
function go(target) {
  const holder = [...columns].find(([key, column]) => column.drawn.has(target.message)
    || (key.startsWith("dm/") && sightOf(key.slice(3))?.dm === target.channel)
    || (key.startsWith("channel/") && state.channel === target.channel));
  if (!holder && state.room.channels.some((one) => one.id === target.channel)) {
    openChannel(target.channel);
    setTimeout(() => channelColumn().point(target.message), 400);
    return;
  }
  const column = holder?.[1];
  if (!column) {
    announce(speechOf(state.me)("playground-message-elsewhere"));
    return;
  }
  state.showing = column.name;
  drawSwitcher();
  if (target.message && !column.point(target.message)) announce(speechOf(state.me)("playground-message-gone"));
}

// --- doing

function host(place, reader) {
  return {
    offers: () => sightOf(reader)?.offers[place()] ?? [],
    people: () => state.room.people,
    channels: () => state.room.channels,
    send: (offer, options) => slash(reader, place(), offer, options),
    complete: async (offer, options, focused) =>
      (await feed.act(reader, "autocomplete", { channel: place(), name: offer.name, options, focused })).choices,
  };
}

async function slash(reader, place, offer, options) {
  const column = [...columns].find(([key]) => key === `dm/${reader}` ? sightOf(reader)?.dm === place : key.endsWith(`/${reader}`) && place === state.channel)?.[1];
  column?.composer.say(`/${offer.shown} …`);
  column?.toBottom();
  try {
    const answer = await feed.act(reader, "slash", { channel: place, name: offer.name, options });
    const silence = answer.error ? speechOf(reader)("playground-no-answer") : "";
    column?.composer.say(silence, Boolean(answer.error));
    if (silence) announce(silence);
    await settle(reader, answer);
  } catch (error) {
    column?.composer.say(said(error, reader), true);
  }
}

async function press(reader, message, customId, verb, body) {
  const key = `${reader}/${message.id}`;
  const waiting = state.waiting.get(key) ?? new Set();
  state.waiting.set(key, new Set([...waiting, customId]));
  state.failures.delete(message.id);
  draw();
  try {
    await settle(reader, await feed.act(reader, verb, body), message.id);
  } catch (error) {
    fail(message.id, reader, said(error, reader));
  } finally {
    const left = new Set(state.waiting.get(key));
    left.delete(customId);
    if (left.size) state.waiting.set(key, left);
    else state.waiting.delete(key);
    draw();
  }
}

async function settle(reader, answer, messageId) {
  await refresh();
  if (answer.error && messageId) fail(messageId, reader, speechOf(reader)("playground-no-answer"));
  if (answer.modal) openForm(reader, answer.modal);
}

// What went wrong, in the words of whoever did it; whoever looks for a fault finds the server's own
// words in the console.
function said(error, reader) {
  console.warn(error);
  return speechOf(reader)(error instanceof feed.Refused ? "playground-refused" : "playground-away");
}

function fail(messageId, reader, reason) {
  state.failures.set(messageId, { person: reader, reason });
  draw();
}

function openForm(reader, asked) {
  form?.remove();
  form = modal(asked, {
    names: names(reader),
    submit: async (values) => {
      try {
        const answer = await feed.act(reader, "submit", { values });
        await settle(reader, answer);
        return answer.error ? speechOf(reader)("playground-failed") : null;
      } catch (error) {
        return said(error, reader);
      }
    },
    leave: () => {
      form = null;
    },
  });
}

// --- keeping in step

let refreshing = null;
let again = false;

// Fetch what everybody sees; calls that come meanwhile share one more round.
function refresh() {
  if (refreshing) {
    again = true;
    return refreshing;
  }
  refreshing = (async () => {
    do {
      again = false;
      const shown = new Set(shownPeople().map((one) => one.id));
      const channel = state.channel;
      const sights = await Promise.all(state.room.people.map((one) =>
        feed.sight(one.id, one.id === state.me ? channel : null)));
      for (const sight of sights) {
        state.sights.set(sight.person.id, sight);
        const known = person(sight.person.id);
        if (known) known.dms_open = sight.person.dms_open;
        notice(sight, shown.has(sight.person.id));
      }
      draw();
      drawSide();
    } while (again);
  })().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

// Mark a person whose direct messages changed while nobody looked at them.
function notice(sight, looked) {
  const id = sight.person.id;
  const print = JSON.stringify((sight.messages[sight.dm] ?? []).map((message) => [message.id, message.edited_timestamp]));
  const before = state.seen.get(id);
  if (looked) state.unread.delete(id);
  else if (before !== undefined && before !== print) {
    if (!state.unread.has(id)) announce(speechOf(state.me)("playground-direct-message-came", { name: sight.person.name }));
    state.unread.add(id);
  }
  if (looked || before === undefined) state.seen.set(id, print);
  const waiting = [...state.unread].length;
  const say = speechOf(state.me);
  document.title = waiting ? say("playground-title-unread", { count: waiting }) : say("playground-title");
}

// What the columns say of the room. They are not made anew for less: what somebody types would be lost.
function shownOf(room) {
  return JSON.stringify([room.channels.find((one) => one.id === state.channel), room.people.map((each) => [each.id, each.name, each.locale]), room.bot]);
}

async function follow() {
  let version = state.room.version;
  for (;;) {
    try {
      const news = await feed.changes(version);
      find("connection").textContent = "";
      if (news.version !== version) {
        version = news.version;
        const room = await feed.room();
        if (room.started !== state.room.started) {
          location.reload();
          return;
        }
        const same = shownOf(room) === shownOf(state.room);
        state.room = room;
        if (!same) speakAnew();
        await refresh();
      }
    } catch {
      find("connection").textContent = speechOf(state.me)("playground-away");
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      // A server started anew counts from the beginning.
      version = -1;
    }
  }
}

async function start() {
  for (;;) {
    try {
      learn(await feed.words());
      state.room = await feed.room();
      if (state.room.people.length && state.room.channels.length) break;
    } catch {
      // Without a server there are no words to say so.
      find("connection").textContent = "…";
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  find("connection").textContent = "";
  recall();
  if (await beginLanguages(speakers(), state.languages, state.room)) state.room = await feed.room();
  for (const button of document.querySelectorAll("[data-languages]")) button.addEventListener("click", openLanguages);
  for (const button of document.querySelectorAll("button[data-layout]")) {
    button.addEventListener("click", () => setLayout(button.dataset.layout));
  }
  lay();
  await refresh();
  keepTime();
  document.body.dataset.ready = "true";
  follow();
}

start();
