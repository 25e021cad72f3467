import type { Card } from "../../1-deal/cards.ts";
import { type Seat, seatAfter } from "../../1-deal/ring.ts";
import until from "../../3-legal-plays/parts/until.ts";
import { cardsNamed } from "../../3-legal-plays/read-cards.ts";

export const askLeader = (you: Seat): Promise<Seat> =>
  until("Who leads (0 You, 1 Beth, 2 Charlie, 3 David)? ", (answer) =>
    ["0", "1", "2", "3"].includes(answer) ? seatAfter(you, +answer) : "Please type 0, 1, 2 or 3.",
  );

export const askCards = (): Promise<Card[]> =>
  until("Four cards in the order of play, such as KD JD 3S AD: ", (answer) => {
    const cards = cardsNamed(answer);
    if (cards && cards.length === 4) return cards;
    return "Type four different cards with blanks between them, such as KD JD 3S AD.";
  });
