/** What transcripts show only when the last task is done: where the cards go, and hands that are not empty. */

import * as cards from "#student/old-maid/2-shuffle/cards.ts";
import * as oldMaid from "#student/old-maid/3-deal/old-maid.ts";
import { call } from "../../calls.ts";

const student = { ...cards, ...oldMaid };

// `deal` gives the cards A♣ 2♣ 3♣ 4♣ 5♣ to the two hands in turn, the first to the player.
// → player A♣ 3♣ 5♣, computer 2♣ 4♣
await call(student, ["createDeck", "cardName", "deal"], ({ createDeck, cardName, deal }) => {
  const deck = createDeck().slice(0, 5);
  const [player, computer]: [typeof deck, typeof deck] = [[], []];
  deal(deck, player, computer);
  const [yours, other] = [player, computer].map(
    (hand) => hand.map(cardName).join(" ") || "no cards",
  );
  return `player ${yours}, computer ${other}`;
});

// `deal` leaves the deck as it is.
// → 5 cards, the first A♣
await call(student, ["createDeck", "cardName", "deal"], ({ createDeck, cardName, deal }) => {
  const deck = createDeck().slice(0, 5);
  deal(deck, [], []);
  return `${deck.length} cards, the first ${deck.slice(0, 1).map(cardName)}`;
});

// `deal` puts A♣ and 2♣ at the end of hands that hold K♦ and K♥ already.
// → player K♦ A♣, computer K♥ 2♣
await call(student, ["createDeck", "cardName", "deal"], ({ createDeck, cardName, deal }) => {
  const deck = createDeck();
  const [player, computer] = [deck.slice(25, 26), deck.slice(38, 39)];
  deal(deck.slice(0, 2), player, computer);
  const [yours, other] = [player, computer].map(
    (hand) => hand.map(cardName).join(" ") || "no cards",
  );
  return `player ${yours}, computer ${other}`;
});
