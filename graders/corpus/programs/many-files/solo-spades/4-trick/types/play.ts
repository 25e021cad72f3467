import type { Card } from "../../1-deal/cards.ts";
import type { Seat } from "../../1-deal/ring.ts";

export default interface Play {
  seat: Seat;
  card: Card;
}
