// The page of processes: who serves which shard and plays which table, looked at each second.

import { announce, element } from "./elements.js";
import * as feed from "./feed.js";
import { learn, speech } from "./words.js";

const LOOK_MS = 1000;

const STATES = {
  serving: "playground-process-serving",
  starting: "playground-process-starting",
  "handing-over": "playground-process-handing-over",
  ended: "playground-process-ended",
};
const TABLE_STATES = {
  lobby: "playground-process-table-lobby",
  playing: "playground-process-table-playing",
  paused: "playground-process-table-paused",
};
const COUNTS = { answered: "playground-process-answered", forwarded: "playground-process-forwarded" };
const ACTS = {
  "hand-over": { shown: "playground-process-hand-over", spoken: "playground-process-hand-over-name", done: "playground-process-replaced" },
  kill: { shown: "playground-process-kill", spoken: "playground-process-kill-name", done: "playground-process-killed" },
};

const locale = document.documentElement.lang;
const find = (name) => document.querySelector(`[data-${name}]`);
let say = speech(locale);
let drawn = "";

async function look() {
  const told = await feed.processes(locale);
  find("connection").textContent = "";
  // What has not changed is left alone, so that nobody loses the button they are on.
  const print = JSON.stringify(told);
  if (print === drawn) return;
  drawn = print;
  draw(told);
}

function draw({ processes, shards }) {
  const held = document.activeElement?.dataset?.act;
  const named = new Set(processes.map((one) => one.name));
  const nobodys = shards.filter((shard) => !named.has(shard.process));
  find("processes").replaceChildren(
    ...processes.map((one) => card(one, shards.filter((shard) => shard.process === one.name))),
    ...(nobodys.length ? [element("section", { class: "process process-nobody", "data-process": "" },
      element("h2", {}, say("playground-processes-nobody")), list(nobodys))] : []),
  );
  if (held) document.querySelector(`[data-act="${held}"]`)?.focus();
}

// --- a process

function card(one, shards) {
  const title = `process-${one.name}`;
  return element("section", { class: "process", "data-process": one.name, "data-state": one.state, "aria-labelledby": title },
    element("header", { class: "process-head" },
      element("span", { class: "process-mark", "aria-hidden": "true" }, one.name),
      element("div", { class: "process-names" },
        element("h2", { id: title }, say("playground-process", { name: one.name })),
        element("p", { class: "process-state" }, element("span", { class: "process-light", "aria-hidden": "true" }), say(STATES[one.state])),
        one.state === "ended" || !one.pid ? null : element("p", { class: "process-number" }, say("playground-process-number", { id: one.pid })))),
    element("dl", { class: "process-counts" }, count("answered", one), count("forwarded", one)),
    element("h3", {}, say("playground-process-shards")),
    shards.length ? list(shards) : element("p", { class: "process-none" }, say("playground-process-no-shards")),
    element("h3", {}, say("playground-process-tables")),
    one.tables.length ? element("ul", { class: "process-tables" }, one.tables.map(table)) : element("p", { class: "process-none" }, say("playground-process-no-tables")),
    element("div", { class: "process-acts" },
      act(one, "hand-over", one.state !== "serving"),
      act(one, "kill", one.state === "ended")));
}

function count(kind, one) {
  return element("div", {},
    element("dt", {}, say(COUNTS[kind])),
    element("dd", { [`data-${kind}`]: "" }, one[kind].toLocaleString(locale)));
}

function list(shards) {
  return element("ul", { class: "process-shards" }, shards.map((shard) => {
    const key = shard.served ? "playground-process-shard" : "playground-process-shard-waits";
    const servers = shard.servers.join(", ") || "–";
    return element("li", { "data-shard": shard.number, class: shard.served ? null : "waits" }, say(key, { number: shard.number, servers }));
  }));
}

function table(one) {
  const people = new Intl.ListFormat(locale, { type: "conjunction" }).format(one.people);
  const computers = one.computers ? say("playground-process-computers", { count: one.computers }) : null;
  return element("li", { "data-table": one.id, "data-state": one.state },
    element("p", { class: "table-game" }, element("span", { class: "table-name" }, one.game),
      element("span", { class: "table-state" }, say(TABLE_STATES[one.state]))),
    element("p", { class: "table-place" }, one.server ?? say("playground-direct-messages")),
    element("p", { class: "table-people" }, [people, computers].filter(Boolean).join(" · ")));
}

function act(one, kind, disabled) {
  return element("button", {
    type: "button", class: `process-act act-${kind}`, "data-act": `${one.name}/${kind}`, disabled,
    "aria-label": say(ACTS[kind].spoken, { name: one.name }),
    onclick: () => tell(one.name, kind),
  }, say(ACTS[kind].shown));
}

async function tell(name, kind) {
  try {
    await feed.tellProcess(name, kind);
    announce(say(ACTS[kind].done, { name }));
  } catch (error) {
    console.warn(error);
    announce(say(error instanceof feed.Refused ? "playground-refused" : "playground-away"));
  }
  await look().catch(() => {});
}

// --- keeping in step

async function follow() {
  for (;;) {
    try {
      await look();
    } catch {
      find("connection").textContent = say("playground-away");
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function start() {
  for (;;) {
    try {
      learn(await feed.words());
      break;
    } catch {
      // Without a server there are no words to say so.
      find("connection").textContent = "…";
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }
  say = speech(locale);
  document.body.dataset.ready = "true";
  follow();
}

start();
