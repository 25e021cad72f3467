/** What transcripts show only when the last task is done: which hand is which, a small hand, and what is refused. */

import * as cards from "#student/old-maid/2-shuffle/cards.ts";
import * as oldMaid from "#student/old-maid/5-turns/old-maid.ts";
import { print } from "#toolkit/console.ts";
import { rand, srand } from "#toolkit/random.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...cards, ...oldMaid };

type Student = typeof student;

/** Three clubs for the player, and four for the computer: all pips are different, so no turn makes a pair. */
function twoHands({ createDeck }: Pick<Student, "createDeck">) {
  const deck = createDeck();
  return { player: deck.slice(0, 3), computer: deck.slice(4, 8) };
}

// `askPosition` takes 1 and the number of cards, here 4 and then 26, and refuses 0, 5, a space and 2.5.
// → 1, 4, 26
await call(
  student,
  ["askPosition"],
  async ({ askPosition }) => {
    const positions = [await askPosition(4), await askPosition(4), await askPosition(26)];
    print();
    return positions.join(", ");
  },
  7,
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

/** How many random numbers a turn takes. */
async function randomsOf(turn: () => unknown): Promise<number> {
  srand(1);
  const numbers = Array.from({ length: 60 }, rand);
  srand(1);
  await turn();
  return numbers.indexOf(rand());
}

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

// `playersTurn` shuffles the player's hand at the end, here of four cards.
// → random numbers: 4
await call(
  student,
  ["createDeck", "playersTurn"],
  async (from) => {
    const { player, computer } = twoHands(from);
    const taken = await randomsOf(() => from.playersTurn(player, computer));
    print();
    return `random numbers: ${taken}`;
  },
  1,
);

// `playersTurn` discards a pair before it shuffles: of A♣ 2♣ and A♦, one card is left, which is shuffled, too.
// → player 1, random numbers: 1
await call(
  student,
  ["createDeck", "playersTurn"],
  async (from) => {
    const deck = from.createDeck();
    const [player, computer] = [deck.slice(0, 2), deck.slice(13, 16)];
    const taken = await randomsOf(() => from.playersTurn(player, computer));
    print();
    return `player ${player.length}, random numbers: ${taken}`;
  },
  1,
);

// `computersTurn` takes one random number for the card, and shuffles the computer's five cards at the end.
// → random numbers: 6
await call(student, ["createDeck", "computersTurn"], async (from) => {
  const { player, computer } = twoHands(from);
  const taken = await randomsOf(() => from.computersTurn(player, computer));
  print();
  return `random numbers: ${taken}`;
});

// `computersTurn` moves a card from the player's hand to the computer's: computersTurn(player, computer).
// → player 2, computer 5
await call(student, ["createDeck", "computersTurn"], async (from) => {
  const { player, computer } = twoHands(from);
  await from.computersTurn(player, computer);
  print();
  return `player ${player.length}, computer ${computer.length}`;
});
