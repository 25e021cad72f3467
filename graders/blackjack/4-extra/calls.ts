/** What transcripts show only when the games are played: the shoe, the money and the questions, one by one. */

import * as money from "#student/blackjack/4-extra/money.ts";
import * as players from "#student/blackjack/4-extra/players.ts";
import * as questions from "#student/blackjack/4-extra/questions.ts";
import * as shoes from "#student/blackjack/4-extra/shoe.ts";
import { print } from "#toolkit/console.ts";
import { call } from "../../calls.ts";

const student = { ...money, ...players, ...questions, ...shoes };

function seated(
  hand: number[],
  { newPlayer }: Pick<typeof student, "newPlayer">,
  folded = false,
): players.Player {
  return Object.assign(newPlayer("Somebody"), { hand, folded });
}

function sumsOf(ann: players.Player, ben: players.Player): string {
  return `Ann: change ${ann.change}, total ${ann.total}. Ben: change ${ben.change}, total ${ben.total}`;
}

/** Waits for the answer, and ends the line of the question. */
async function answered<Answer>(question: Promise<Answer>): Promise<Answer> {
  const answer = await question;
  print();
  return answer;
}

// `newShoe` puts seven decks one after the other: the cards 1, 52, 53 and the last.
// → 364 cards: 102, 414, 102, 414
await call(student, ["newShoe"], ({ newShoe }) => {
  const cards = newShoe();
  return `${cards.length} cards: ${[0, 51, 52, 363].map((at) => cards[at] ?? "none").join(", ")}`;
});

// `pay` moves dollars from the first player to the second: Ann pays Ben 5.
// → Ann: change -5, total -5. Ben: change 5, total 5
await call(student, ["newPlayer", "pay"], ({ newPlayer, pay }) => {
  const [ann, ben] = [newPlayer("Ann"), newPlayer("Ben")];
  pay(ann, ben, 5);
  return sumsOf(ann, ben);
});

// `pay` adds to what was paid before: Ann pays Ben 5, and then Ben pays Ann 20.
// → Ann: change 15, total 15. Ben: change -15, total -15
await call(student, ["newPlayer", "pay"], ({ newPlayer, pay }) => {
  const [ann, ben] = [newPlayer("Ann"), newPlayer("Ben")];
  pay(ann, ben, 5);
  pay(ben, ann, 20);
  return sumsOf(ann, ben);
});

// `resultOf` is "folds" for a player who has folded with 20, and "busts" for one with 25, even if the dealer has 26.
// → folds, busts
await call(student, ["newPlayer", "resultOf"], (from) => {
  const dealer = seated([410, 306, 111], from);
  const hands = [seated([412, 310], from, true), seated([310, 205, 411], from)];
  return hands.map((player) => from.resultOf(player, dealer)).join(", ");
});

// `resultOf` is "wins" for a player with 12 if the dealer is bust with 26.
// → wins
await call(student, ["newPlayer", "resultOf"], (from) =>
  from.resultOf(seated([410, 302], from), seated([410, 306, 111], from)),
);

// `resultOf` compares the scores: a player with 20, one with 18 and one with 17 play against a dealer with 18.
// → wins, pushes, loses
await call(student, ["newPlayer", "resultOf"], (from) => {
  const dealer = seated([410, 208], from);
  return [
    [412, 310],
    [309, 109],
    [410, 107],
  ]
    .map((hand) => from.resultOf(seated(hand, from), dealer))
    .join(", ");
});

// `payout` gives twice the $10 that the player paid after "wins", and once after "pushes".
// → 20, 10
await call(student, ["payout"], ({ payout }) => [payout("wins"), payout("pushes")].join(", "));

// `payout` gives nothing after "loses", "busts" and "folds".
// → 0, 0, 0
await call(student, ["payout"], ({ payout }) =>
  [payout("loses"), payout("busts"), payout("folds")].join(", "),
);

// `askPlayerCount` explains the answer 2.5 and asks again, and gives 5 for a 5 with spaces around it.
// → How many players? [1-5] Please type a whole number from 1 to 5.
// → How many players? [1-5]
// → 5
await call(student, ["askPlayerCount"], ({ askPlayerCount }) => answered(askPlayerCount()), 2);

// `askPlayerCount` asks again after 0, 6 and "three", and gives 1 for 1.
// → 1
await call(student, ["askPlayerCount"], ({ askPlayerCount }) => answered(askPlayerCount()), 4);

// `askFold` asks Dana, explains the answer "play", asks again, and is true for F with spaces around it.
// → Dana, fold or play? [f/p] Please type f to fold or p to play for another $5.
// → Dana, fold or play? [f/p]
// → true
await call(student, ["askFold"], ({ askFold }) => answered(askFold("Dana")), 2);

// `askFold` asks again after "fold", and is false for P.
// → false
await call(student, ["askFold"], ({ askFold }) => answered(askFold("Dana")), 2);

// `askHit` asks Dana, explains the answer "stand", asks again, and is true for H with spaces around it.
// → Dana, hit or stand? [h/s] Please type h to hit or s to stand.
// → Dana, hit or stand? [h/s]
// → true
await call(student, ["askHit"], ({ askHit }) => answered(askHit("Dana")), 2);

// `askHit` asks again after "hit", and is false for S.
// → false
await call(student, ["askHit"], ({ askHit }) => answered(askHit("Dana")), 2);

// `askAnotherGame` explains the answer "no", asks again, and is true for Y with spaces around it.
// → Another game? [y/n] Please type y for yes or n for no.
// → Another game? [y/n]
// → true
await call(student, ["askAnotherGame"], ({ askAnotherGame }) => answered(askAnotherGame()), 2);

// `askAnotherGame` asks again after "yes", and is false for N.
// → false
await call(student, ["askAnotherGame"], ({ askAnotherGame }) => answered(askAnotherGame()), 2);
