/** What transcripts show only when both turns are written, and what none shows: a card face down, and an empty deck. */

import * as asking from "#student/blackjack/2-deal/ask.ts";
import * as table from "#student/blackjack/2-deal/table.ts";
import * as turns from "#student/blackjack/2-deal/turns.ts";
import { print } from "#toolkit/console.ts";
import { call, printedBy, refusal } from "../../calls.ts";

const student = { ...asking, ...table, ...turns };

/** Waits for the answer, and ends the line of the question. */
async function answered({ askHit }: Pick<typeof student, "askHit">): Promise<boolean> {
  const isHit = await askHit();
  print();
  return isHit;
}

// `dealCard` takes the last card off the deck and returns it: of the deck 102 103 104.
// → card 104, deck 102 103
await call(student, ["dealCard"], ({ dealCard }) => {
  const deck = [102, 103, 104];
  return `card ${dealCard(deck)}, deck ${deck.join(" ")}`;
});

// `dealCard` throws a RangeError if the deck is empty.
// → a RangeError
await call(student, ["dealCard"], ({ dealCard }) => refusal(() => dealCard([])));

// `dealHands` deals to the player, the dealer, the player and the dealer, from the end of the deck 102 103 104 105 106.
// → player 106 104, dealer 105 103, deck 102
await call(student, ["dealHands"], ({ dealHands }) => {
  const deck = [102, 103, 104, 105, 106];
  const player: number[] = [];
  const dealer: number[] = [];
  dealHands(deck, player, dealer);
  return `player ${player.join(" ")}, dealer ${dealer.join(" ")}, deck ${deck.join(" ")}`;
});

// `printTable` prints an empty line, the heading, and a row for each card of the player, who has more than the dealer.
// →
// →  Player Dealer
// → |  Q♥  |  4♥  |
// → |  K♦  |  A♣  |
// → |  7♥  |      |
await call(student, ["printTable"], ({ printTable }) => printTable([312, 213, 307], [304, 114]));

// `printTable` prints a row for each card of the dealer, who has more than the player.
// →
// →  Player Dealer
// → |  Q♥  |  4♥  |
// → |  K♦  |  A♣  |
// → |      | 10♠  |
await call(student, ["printTable"], ({ printTable }) => printTable([312, 213], [304, 114, 410]));

// `printTable` shows the dealer's second card as two asterisks if it is to be hidden.
// →
// →  Player Dealer
// → |  Q♥  |  4♥  |
// → |  K♦  |  **  |
await call(student, ["printTable"], ({ printTable }) => printTable([312, 213], [304, 114], true));

// `askHit` explains the answer "stand" and asks again, and is true for H with spaces around it.
// → Hit or stand? [h/s] Please type h to hit or s to stand.
// → Hit or stand? [h/s]
// → true
await call(student, ["askHit"], answered, 2);

// `askHit` asks again after x and after "hit", and is false for S.
// → false
await call(student, ["askHit"], answered, 3);

// `askHit` takes capital letters at once, with spaces around them, too: it is true for H, and false for S.
// → true, false
await call(
  student,
  ["askHit"],
  async ({ askHit }) => {
    const answers = [await askHit(), await askHit()];
    print();
    return answers.join(", ");
  },
  2,
);

// `playersTurn` deals a card for a hit, and asks nothing more when two cards are left: of the deck 102 103 104, one hit.
// → player 312 213 104, deck 102 103
await call(
  student,
  ["playersTurn"],
  async ({ playersTurn }) => {
    const deck = [102, 103, 104];
    const player = [312, 213];
    await playersTurn(deck, player, [304, 114]);
    print();
    return `player ${player.join(" ")}, deck ${deck.join(" ")}`;
  },
  1,
  "dealersTurn",
);

// `dealersTurn` hits twice, with 104 and 103 of the deck 102 103 104, and shows the table before each line, with the new card.
// → table of 2 rows, Dealer hits., table of 3 rows, Dealer hits., table of 4 rows, Dealer stands.
// → dealer 304 114 104 103, deck 102
await call(
  student,
  ["dealersTurn"],
  async ({ dealersTurn }) => {
    const deck = [102, 103, 104];
    const dealer = [304, 114];
    const lines = await printedBy(() => dealersTurn(deck, [312, 213], dealer));
    const told = lines.map((line) => (/^(?:\||Dealer )/.test(line) ? line : "table")).join(", ");
    print(
      told.replaceAll(
        /table((?:, \|[^,]*)+)/g,
        (_, rows: string) => `table of ${rows.split(",").length - 1} rows`,
      ),
    );
    return `dealer ${dealer.join(" ")}, deck ${deck.join(" ")}`;
  },
  0,
  "playersTurn",
);
