/**
 * The table and the dealing.
 *
 * @module
 */
import { print, write } from "#toolkit/console.ts";
import { cardText } from "../1-shuffle/cards.ts";

const NO_CARD = "   ";
const HIDDEN_CARD = " **";

// Where the printing of the table is at the moment.
type Cursor = { row: number; place: "left" | "right" | "end" };

/** Takes the last card. */
export function dealCard(deck: number[]): number {
  switch (deck.length) {
    case 0:
      throw new RangeError("dealCard: there are no more cards");
    default: {
      const top = deck[deck.length - 1]!;
      deck.length--; // this cuts the last one off
      return top;
    }
  }
}

/** Four cards. The even ones are for the player, the odd ones for the dealer. */
export function dealHands(deck: number[], player: number[], dealer: number[]): void {
  for (let n = 0; n < 4; n++) {
    switch (n % 2) {
      case 0:
        player.push(dealCard(deck));
        break;
      case 1:
        dealer.push(dealCard(deck));
        break;
    }
  }
}

function placeText(card: number | undefined): string {
  switch (card) {
    case undefined: return NO_CARD;
    default: return cardText(card);
  }
}

/** Prints the table place by place: left, right, end of the row, left, right, and so on. */
export function printTable(player: number[], dealer: number[], hidden = false): void {
  const cursor: Cursor = { row: 0, place: "left" };
  print();
  print(" Player Dealer");
  while (cursor.row < player.length || cursor.row < dealer.length) {
    switch (cursor.place) {
      case "left":
        write("| " + placeText(player[cursor.row]) + "  ");
        cursor.place = "right";
        break;
      case "right":
        if (hidden && cursor.row === 1) write("| " + HIDDEN_CARD + "  ");
        else write("| " + placeText(dealer[cursor.row]) + "  ");
        cursor.place = "end";
        break;
      case "end":
        print("|");
        cursor.row++;
        cursor.place = "left";
        break;
    }
  }
}
