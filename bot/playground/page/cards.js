// Labels that are cards, as they are spoken. A screen reader reads "Q♠" sign by sign; here it
// hears the card.

const MARKS = { "✓": "playground-card-chosen", "★": "playground-card-trump" };
const LABEL = /^((?:[✓★] )*)(\S+)(?: (.{1,40}))?$/u;
const STEM = /^((?:[^_]+_)?(?:clubs|diamonds|hearts|spades)|joker)_/;

const isCard = (card) => card.face !== card.name && card.face.length > 1;

// "Q♠", "✓ Q♠", "★ K♠", "Q♠ new" and "Q♠ ×2" said in full; null for what is no single card.
export function spokenCard(label, say) {
  const [, marks, face, rest] = LABEL.exec(label) ?? [];
  const card = face && Object.values(say.cards).find((one) => isCard(one) && one.face === face);
  if (!card) return null;
  const also = marks.split(" ").filter(Boolean).map((mark) => say(MARKS[mark]));
  if (rest) also.push(told(rest, say));
  return also.reduce((said, more) => say("playground-and-also", { said, also: more }), card.name);
}

function told(rest, say) {
  const count = /^×(\d+)$/u.exec(rest);
  if (count) return say("playground-card-count", { count: count[1] });
  const goal = /^→ ?(.+)$/u.exec(rest);
  return goal ? say("playground-card-to", { name: goal[1] }) : rest;
}

// What a label says beside the picture of a card: "Q" is that queen of spades, and "✓" is it too.
export function besides(name, label, say) {
  const face = say.cards[STEM.exec(name)?.[1]]?.face ?? "";
  if (face.length < 2 || label.includes(face)) return label;
  const [rank, said] = [face.slice(0, -1), label.split(" ")];
  if (said[0] === "✓") return ["✓", face, ...said.slice(1)].join(" ");
  return said[0] === rank ? [face, ...said.slice(1)].join(" ") : label;
}

// Whether an emoji's name, such as "Q_spades_2_3fa91c", only repeats what stands beside it.
export function repeats(name, label, say) {
  const card = say.cards[STEM.exec(name)?.[1]];
  return Boolean(card) && (spokenCard(label, say) ?? label).toLowerCase().includes(card.name.toLowerCase());
}
