// Speaking with the loopback server: pictures of what each person sees, and what they do.

// The server's own words, which are for whoever looks for a fault; players are told in theirs.
export class Refused extends Error {}

async function ask(path, options = {}) {
  const answer = await fetch(path, { cache: "no-store", credentials: "omit", ...options });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(body.error ?? `The server answered ${answer.status}.`);
  return body;
}

export function words() {
  return ask("/play/words");
}

export function room() {
  return ask("/play/room");
}

// What one person sees: the direct messages, and the channel where one is named.
export function sight(person, channel) {
  const query = channel ? `?channel=${encodeURIComponent(channel)}` : "";
  return ask(`/play/people/${encodeURIComponent(person)}${query}`);
}

export function changes(since) {
  return ask(`/play/changes?since=${since}`);
}

function post(path, body) {
  return ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Cardroom-Page": "1" },
    body: JSON.stringify(body),
  });
}

export function act(person, verb, body) {
  return post(`/play/people/${encodeURIComponent(person)}/${verb}`, body);
}

// Who serves which shard, and plays which table; the games in the words of a locale.
export function processes(locale) {
  return ask(`/play/processes?language=${encodeURIComponent(locale)}`);
}

export function tellProcess(name, verb) {
  return post(`/play/processes/${encodeURIComponent(name)}/${verb}`, {});
}
