/** What no transcript of this stage shows: which hand is which, a small hand, and what is refused. */

import * as cards from "#student/old-maid/2-shuffle/cards.ts";
import * as oldMaid from "#student/old-maid/5-turns/old-maid.ts";
import { print } from "#toolkit/console.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...cards, ...oldMaid };

// `playersTurn` moves a card from the computer's hand to the player's: playersTurn(player, computer).
// → player 4, computer 3
await call(student, ["createDeck", "playersTurn"], async ({ createDeck, playersTurn }) => {
  // All pips are different, so no turn makes a pair.
  const deck = createDeck();
  const [player, computer] = [deck.slice(0, 3), deck.slice(4, 8)];
  await playersTurn(player, computer);
  print();
  return `player ${player.length}, computer ${computer.length}`;
});

// `computersTurn` moves a card from the player's hand to the computer's: computersTurn(player, computer).
// → player 2, computer 5
await call(student, ["createDeck", "computersTurn"], async ({ createDeck, computersTurn }) => {
  const deck = createDeck();
  const [player, computer] = [deck.slice(0, 3), deck.slice(4, 8)];
  await computersTurn(player, computer);
  print();
  return `player ${player.length}, computer ${computer.length}`;
});

// `askPosition` refuses a number that is larger than the hand, however small the hand is: after 4, it asks again.
// → 3
await call(student, ["askPosition"], async ({ askPosition }) => {
  const position = await askPosition(3);
  print();
  return position;
});

// `moveCard` throws a RangeError if there is no card at that place, and then moves nothing.
// → a RangeError, 3 and 0 cards
await call(student, ["createDeck", "moveCard"], ({ createDeck, moveCard }) => {
  const from = createDeck().slice(0, 3);
  const to: typeof from = [];
  const refused = refusal(() => moveCard(from, 3, to));
  return `${refused}, ${from.length} and ${to.length} cards`;
});
