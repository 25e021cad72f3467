/** What transcripts show only when the last task is done: the score, the turns and the outcome, one by one. */

import * as game from "#student/blackjack/3-play/game.ts";
import * as score from "#student/blackjack/3-play/score.ts";
import { print } from "#toolkit/console.ts";
import { call } from "../../calls.ts";

const student = { ...game, ...score };

/** What is left of a deck, because no game comes to its end. */
const LEFT = [102, 103, 202, 203, 204, 205];

// `scoreOf` adds up the numbers of 2 to 10, and 10 for each jack, queen and king: of 2♣ 9♣ 10♦, and of J♠ Q♥ K♦.
// → 21, 30
await call(student, ["scoreOf"], ({ scoreOf }) =>
  [
    [102, 109, 210],
    [411, 312, 213],
  ]
    .map(scoreOf)
    .join(", "),
);

// `scoreOf` adds nothing to a hand without an ace that has few points: of 5♣ 6♦.
// → 11
await call(student, ["scoreOf"], ({ scoreOf }) => scoreOf([105, 206]));

// `scoreOf` counts one ace as 11 if the hand then does not go over 21: of 7♥ A♥, of A♦ Q♠, and of A♦ A♠ 8♥.
// → 18, 21, 20
await call(student, ["scoreOf"], ({ scoreOf }) =>
  [
    [307, 314],
    [214, 412],
    [214, 414, 308],
  ]
    .map(scoreOf)
    .join(", "),
);

// `scoreOf` counts every ace as 1 if 11 would be too much: of A♠ Q♠ 10♠, and of 8♥ A♥ J♠ A♣.
// → 21, 20
await call(student, ["scoreOf"], ({ scoreOf }) =>
  [
    [414, 412, 410],
    [308, 314, 411, 114],
  ]
    .map(scoreOf)
    .join(", "),
);

// `scoreOf` does not change the hand: after it has counted A♠ 3♦ K♣ (414 203 113), the hand is the same.
// → 414 203 113
await call(student, ["scoreOf"], ({ scoreOf }) => {
  const hand = [414, 203, 113];
  scoreOf(hand);
  return hand.join(" ");
});

// `isBust` is true if the score is over 21: for 22 and for 25, but not for 21.
// → true, true, false
await call(student, ["isBust"], ({ isBust }) =>
  [
    [410, 309, 103],
    [310, 205, 411],
    [410, 309, 102],
  ]
    .map(isBust)
    .join(", "),
);

// `playersTurn` asks even a player with 21: with A♠ Q♠ (414 412), a hit brings 5♣ (105), and then the player stands.
// → player 414 412 105
await call(
  student,
  ["playersTurn"],
  async ({ playersTurn }) => {
    const player = [414, 412];
    await playersTurn([...LEFT, 105], player, [304, 114]);
    print();
    return `player ${player.join(" ")}`;
  },
  2,
);

// `playersTurn` ends without a question if the player is bust: with Q♠ 9♥ and one hit, which brings 3♣.
// → |  Q♠  |  4♥  |
// → |  9♥  |  **  |
// → |  3♣  |      |
// → Player busts!
await call(
  student,
  ["playersTurn"],
  ({ playersTurn }) => playersTurn([...LEFT, 103], [412, 309], [304, 114]),
  1,
);

// `dealerStands` is true if the dealer has 17 or more: 16, 17, 17 with an ace, and 18, against a player with 20.
// → false, true, true, true
await call(student, ["dealerStands"], ({ dealerStands }) =>
  [
    [410, 206],
    [410, 207],
    [206, 314],
    [410, 208],
  ]
    .map((dealer) => dealerStands([412, 310], dealer))
    .join(", "),
);

// `dealerStands` does not look at who has more: it is false for 16 against 12, and true for 17 against 20.
// → false, true
await call(student, ["dealerStands"], ({ dealerStands }) =>
  [dealerStands([410, 302], [309, 207]), dealerStands([412, 310], [309, 208])].join(", "),
);

// `dealerStands` is true if the player is bust, here with 25, even if the dealer has only 5.
// → true
await call(student, ["dealerStands"], ({ dealerStands }) =>
  dealerStands([310, 205, 411], [102, 203]),
);

// `dealersTurn` shows all cards, and deals until the dealer stands: the dealer has 4♥ A♣ and gets 7♥ and 6♦.
// → |  Q♠  |  4♥  |
// → |  9♥  |  A♣  |
// → |      |  7♥  |
// → |      |  6♦  |
// → Dealer stands.
await call(student, ["dealersTurn"], ({ dealersTurn }) =>
  dealersTurn([...LEFT, 206, 307], [412, 309], [304, 114]),
);

// `dealersTurn` ends if the dealer is bust: the dealer has 10♠ 6♥ and gets J♣.
// → Dealer busts!
await call(student, ["dealersTurn"], ({ dealersTurn }) =>
  dealersTurn([...LEFT, 111], [412, 309], [410, 306]),
);

// `dealersTurn` deals no card if the player is bust, here with 25, although the dealer has only 5.
// → Dealer stands.
// → dealer 102 203
await call(student, ["dealersTurn"], async ({ dealersTurn }) => {
  const dealer = [102, 203];
  await dealersTurn([...LEFT, 206], [310, 205, 411], dealer);
  return `dealer ${dealer.join(" ")}`;
});

// `outcomeOf` gives the winner if one is bust: the player has 25 against 5, and then 12 against 26.
// → dealer, player
await call(student, ["outcomeOf"], ({ outcomeOf }) =>
  [outcomeOf([310, 205, 411], [102, 203]), outcomeOf([410, 302], [410, 306, 111])].join(", "),
);

// `outcomeOf` compares the scores: the player has 19 against 17, 17 against 19, and 20 against 20.
// → player, dealer, push
await call(student, ["outcomeOf"], ({ outcomeOf }) => {
  const [seventeen, nineteen] = [
    [410, 207],
    [412, 309],
  ] as const;
  return [
    outcomeOf([...nineteen], [...seventeen]),
    outcomeOf([...seventeen], [...nineteen]),
    outcomeOf([412, 310], [411, 210]),
  ].join(", ");
});

// `outcomeOf` does not look at the number of cards: 21 with two cards and 21 with three are a push.
// → push
await call(student, ["outcomeOf"], ({ outcomeOf }) => outcomeOf([414, 113], [307, 208, 106]));

// `printOutcome` prints an empty line, both scores and the winner: the player with 20 against 17.
// →
// → Final scores: Player 20, Dealer 17.
// → Player wins!
await call(student, ["printOutcome"], ({ printOutcome }) =>
  printOutcome([412, 310], [410, 207], "player"),
);

// `printOutcome` prints that the dealer wins: with 26, the player is bust.
// →
// → Final scores: Player 26, Dealer 17.
// → Dealer wins!
await call(student, ["printOutcome"], ({ printOutcome }) =>
  printOutcome([412, 310, 106], [410, 207], "dealer"),
);

// `printOutcome` prints that both play again after a push: both have 20.
// →
// → Final scores: Player 20, Dealer 20.
// → Push! Play again.
await call(student, ["printOutcome"], ({ printOutcome }) =>
  printOutcome([412, 310], [411, 210], "push"),
);
