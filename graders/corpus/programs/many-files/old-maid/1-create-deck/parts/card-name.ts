import type { Card } from "./card.ts";
import names from "./names.json" with { type: "json" };

export default function cardName({ pip, suit }: Card): string {
  return `${names.pips[pip - 1]}${names.suits[suit]}`;
}
