import { print } from "#toolkit/console.ts";
import { cardText } from "../../1-shuffle/cards.ts";
import type { Seat } from "../people/seat.ts";
import { closed, open } from "./columns.js";

const below = (seat: Seat) => (seat.folded() ? "folded" : `${seat.score()}`.padStart(2));

export default function makeTable(players: Seat[], dealer: Seat) {
  const seats = [...players, dealer];
  return (hidden: boolean) => {
    const secret = (seat: Seat) => hidden && seat === dealer;
    print();
    print(open(seats.map(({ name }) => name)));
    for (let row = 0; ; row++) {
      const cards = seats.map(({ hand }) => hand[row]);
      if (cards.every((card) => card === undefined)) break;
      const places = cards.map((card, i) => {
        if (card === undefined) return "   ";
        return row === 1 && secret(seats[i]!) ? " **" : cardText(card);
      });
      print(closed(places));
    }
    print(open(seats.map((seat) => (secret(seat) ? "" : below(seat)))));
  };
}
