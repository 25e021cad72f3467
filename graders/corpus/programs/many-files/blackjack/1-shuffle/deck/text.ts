import names from "./faces.json" with { type: "json" };

const suits = new Map(Object.entries(names.suits));

export default function text(card: number): string {
  const digits = String(card);
  const suit = suits.get(digits.slice(0, 1));
  if (suit === undefined) throw new RangeError(`There is no card ${card}.`);
  return `${names.faces[Number(digits.slice(1)) - 2]}${suit}`.padStart(3);
}
