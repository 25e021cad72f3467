/** What transcripts show only when the last task is done: which hand is which, a small hand, and what is refused. */

import * as cards from "#student/old-maid/2-shuffle/cards.ts";
import * as oldMaid from "#student/old-maid/5-turns/old-maid.ts";
import { print } from "#toolkit/console.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...cards, ...oldMaid };

type Student = typeof student;

/** Three clubs for the player, and four for the computer: all pips are different, so no turn makes a pair. */
function twoHands({ createDeck }: Pick<Student, "createDeck">) {
  const deck = createDeck();
  return { player: deck.slice(0, 3), computer: deck.slice(4, 8) };
}

// `askPosition` takes 1 and the number of cards, here 4, and refuses 0, 5, a space and 2.5.
// → 1, 4
await call(
  student,
  ["askPosition"],
  async ({ askPosition }) => {
    const positions = [await askPosition(4), await askPosition(4)];
    print();
    return positions.join(", ");
  },
  6,
);

// `askPosition` refuses a number that is larger than the hand, however small the hand is: after 4, it asks again.
// → 3
await call(
  student,
  ["askPosition"],
  async ({ askPosition }) => {
    const position = await askPosition(3);
    print();
    return position;
  },
  2,
);

/** Moves a card from A♣ 2♣ 3♣ to A♦ 2♦. */
function moved(
  index: number,
  { createDeck, cardName, moveCard }: Pick<Student, "createDeck" | "cardName" | "moveCard">,
): string {
  const deck = createDeck();
  const [from, to] = [deck.slice(0, 3), deck.slice(13, 15)];
  const card = moveCard(from, index, to);
  const [left, got] = [from, to].map((hand) => hand.map(cardName).join(" "));
  return `${cardName(card)}, then ${left} and ${got}`;
}

// `moveCard` moves the card at index 1 of A♣ 2♣ 3♣ to the end of A♦ 2♦, and gives it.
// → 2♣, then A♣ 3♣ and A♦ 2♦ 2♣
await call(student, ["createDeck", "cardName", "moveCard"], (from) => moved(1, from));

// `moveCard` moves the first card of A♣ 2♣ 3♣ to the end of A♦ 2♦, too.
// → A♣, then 2♣ 3♣ and A♦ 2♦ A♣
await call(student, ["createDeck", "cardName", "moveCard"], (from) => moved(0, from));

// `moveCard` throws a RangeError for the indexes 3 and -1 of 3 cards, and then moves nothing.
// → a RangeError, a RangeError, 3 and 0 cards
await call(student, ["createDeck", "moveCard"], ({ createDeck, moveCard }) => {
  const from = createDeck().slice(0, 3);
  const to: typeof from = [];
  const refused = [3, -1].map((index) => refusal(() => moveCard(from, index, to)));
  return `${refused.join(", ")}, ${from.length} and ${to.length} cards`;
});

// `playersTurn` moves a card from the computer's hand to the player's: playersTurn(player, computer).
// → player 4, computer 3
await call(
  student,
  ["createDeck", "playersTurn"],
  async (from) => {
    const { player, computer } = twoHands(from);
    await from.playersTurn(player, computer);
    print();
    return `player ${player.length}, computer ${computer.length}`;
  },
  1,
);

// `computersTurn` moves a card from the player's hand to the computer's: computersTurn(player, computer).
// → player 2, computer 5
await call(student, ["createDeck", "computersTurn"], async (from) => {
  const { player, computer } = twoHands(from);
  await from.computersTurn(player, computer);
  print();
  return `player ${player.length}, computer ${computer.length}`;
});
