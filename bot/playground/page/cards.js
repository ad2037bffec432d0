// Labels that are cards, as they are spoken. A screen reader reads "Q♠" sign by sign; here it
// hears the card.

const SUITS = { "♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades" };
const RANKS = { A: "ace", K: "king", Q: "queen", J: "jack" };
const MARKS = { "✓": "chosen", "★": "trump" };
const FACE = /^((?:[✓★] )*)(10|[2-9AKQJ])([♣♦♥♠])(?: (.{1,40}))?$/u;

// "Q♠", "✓ Q♠", "★ K♠", "Q♠ new" and "Q♠ ×2" said in full; null for what is no single card.
export function spokenCard(label) {
  const face = FACE.exec(label);
  if (!face) return null;
  const [, marks, rank, suit, rest] = face;
  const said = rest?.replace(/×(\d+)/u, "$1 of them").replace("→", "to");
  return [`${RANKS[rank] ?? rank} of ${SUITS[suit]}`, ...marks.split(" ").map((mark) => MARKS[mark]), said]
    .filter(Boolean).join(", ");
}

// Whether an emoji's name, such as "Q_spades_2_3fa91c", only repeats what stands beside it.
export function repeats(name, label) {
  const [first, second] = name.toLowerCase().split("_");
  const words = (spokenCard(label) ?? label).toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const said = [RANKS[first.toUpperCase()] ?? (first === "t" ? "10" : first)];
  if (Object.values(SUITS).includes(second)) said.push(second);
  return said.every((word) => words.includes(word));
}
