/** What transcripts show only when the last task is done: the points of a hand of play, and the totals of a game. */

import * as card from "#student/hearts/1-cards/card.ts";
import * as player from "#student/hearts/3-legal-plays/player.ts";
import * as handScore from "#student/hearts/5-score/hand-score.ts";
import * as scoreSheet from "#student/hearts/5-score/score-sheet.ts";
import { call } from "../../calls.ts";

const student = { ...card, ...player, ...handScore, ...scoreSheet };

type Classes = Pick<typeof student, "Card" | "HandScore" | "Player">;

const HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH";

function cards(names: string, { Card }: Pick<Classes, "Card">): card.Card[] {
  return names.split(" ").map((name) => Card.parse(name)!);
}

function four({ Player }: Pick<Classes, "Player">): player.Player[] {
  return ["North", "East", "South", "West"].map((name) => new Player(name));
}

/** All four players, each with a number. */
function listed(players: player.Player[], number: (one: player.Player) => number): string {
  return players.map((one) => `${one.name} ${number(one)}`).join(", ");
}

/** The score of a hand of play in which players took these numbers of hearts, and one of them the queen of spades. */
function handOf(
  players: player.Player[],
  hearts: readonly number[],
  queen: number,
  classes: Classes,
): handScore.HandScore {
  const hand = new classes.HandScore(players);
  const left = cards(HEARTS, classes);
  for (const [at, one] of players.entries()) hand.take(one, left.splice(0, hearts[at]));
  hand.take(players[queen]!, cards("QS", classes));
  return hand;
}

/** The score sheet of a game in which each hand of play went like this. */
function sheetOf(
  players: player.Player[],
  hands: readonly (readonly [hearts: readonly number[], queen: number])[],
  classes: Classes & Pick<typeof student, "ScoreSheet">,
): scoreSheet.ScoreSheet {
  const sheet = new classes.ScoreSheet(players);
  for (const [hearts, queen] of hands) sheet.enter(handOf(players, hearts, queen, classes));
  return sheet;
}

// `HandScore.pointsIn` counts 1 for each heart and 13 for the queen of spades: 2H KH, then QS, QH, and 5H QS 9C TH.
// → 2, 13, 1, 15
await call(student, ["Card", "HandScore"], (classes) =>
  ["2H KH", "QS", "QH", "5H QS 9C TH"]
    .map((names) => classes.HandScore.pointsIn(cards(names, classes)))
    .join(", "),
);

// `HandScore.pointsIn` counts 0 for all other cards, such as KS AS QD, and for no cards at all.
// → 0, 0
await call(student, ["Card", "HandScore"], (classes) =>
  [cards("KS AS QD", classes), []].map((some) => classes.HandScore.pointsIn(some)).join(", "),
);

// `HandScore.points` is 0 for each player at first.
// → North 0, East 0, South 0, West 0
await call(student, ["Player", "HandScore"], (classes) => {
  const players = four(classes);
  const hand = new classes.HandScore(players);
  return listed(players, (one) => hand.points(one));
});

// `HandScore.take` adds the points of what a player takes to those from before: West takes 2H 5H, East QS 3H, and West KH 4C.
// → North 0, East 14, South 0, West 3
await call(student, ["Card", "Player", "HandScore"], (classes) => {
  const players = four(classes);
  const [, east, , west] = players;
  const hand = new classes.HandScore(players);
  hand.take(west!, cards("2H 5H", classes));
  hand.take(east!, cards("QS 3H", classes));
  hand.take(west!, cards("KH 4C", classes));
  return listed(players, (one) => hand.points(one));
});

// `HandScore.shooter` is undefined if West takes all hearts and East the queen of spades.
// → undefined
await call(student, ["Card", "Player", "HandScore"], (classes) => {
  const { shooter } = handOf(four(classes), [0, 0, 0, 13], 1, classes);
  return shooter === undefined ? "undefined" : `${shooter.name}`;
});

// `HandScore.points` is 13 for both of them if West takes all hearts and East the queen of spades.
// → North 0, East 13, South 0, West 13
await call(student, ["Card", "Player", "HandScore"], (classes) => {
  const players = four(classes);
  const hand = handOf(players, [0, 0, 0, 13], 1, classes);
  return listed(players, (one) => hand.points(one));
});

// `HandScore.shooter` is West if West takes all hearts, and then the queen of spades.
// → West
await call(student, ["Card", "Player", "HandScore"], (classes) => {
  const players = four(classes);
  return handOf(players, [0, 0, 0, 13], 3, classes).shooter?.name;
});

// `HandScore.points` is 0 for the player who shoots the moon, here East, and 26 for every other player.
// → North 26, East 0, South 26, West 26
await call(student, ["Card", "Player", "HandScore"], (classes) => {
  const players = four(classes);
  const hand = handOf(players, [0, 13, 0, 0], 1, classes);
  return listed(players, (one) => hand.points(one));
});

// `ScoreSheet.total` is 0 for each player at first.
// → North 0, East 0, South 0, West 0
await call(student, ["Player", "ScoreSheet"], (classes) => {
  const players = four(classes);
  const sheet = new classes.ScoreSheet(players);
  return listed(players, (one) => sheet.total(one));
});

// `ScoreSheet.enter` adds up all hands of play: first North gets 3 points and West 23, and then West shoots the moon.
// → North 29, East 26, South 26, West 23
await call(student, ["Card", "Player", "HandScore", "ScoreSheet"], (classes) => {
  const players = four(classes);
  const hands = [
    [[3, 0, 0, 10], 3],
    [[0, 0, 0, 13], 3],
  ] as const;
  const sheet = sheetOf(players, hands, classes);
  return listed(players, (one) => sheet.total(one));
});

// `ScoreSheet.isOver` says whether a player has 100 points or more: with 5, 99, 78, 78, and with 4, 100, 78, 78.
// → false, true
await call(student, ["Card", "Player", "HandScore", "ScoreSheet"], (classes) => {
  const players = four(classes);
  const northShoots = [[13, 0, 0, 0], 0] as const;
  return [8, 9]
    .map((hearts) => {
      const last = [[13 - hearts, hearts, 0, 0], 1] as const;
      return sheetOf(players, [northShoots, northShoots, northShoots, last], classes).isOver;
    })
    .join(", ");
});

// `ScoreSheet.winners` are the players with the fewest points, in their order: of 17, 6, 2, 1, and of 3, 3, 15, 5.
// → West, then North East
await call(student, ["Card", "Player", "HandScore", "ScoreSheet"], (classes) => {
  const players = four(classes);
  const hands = [
    [[4, 6, 2, 1], 0],
    [[3, 3, 2, 5], 2],
  ] as const;
  const winners = hands.map((hand) => sheetOf(players, [hand], classes).winners());
  return winners.map((some) => some.map(({ name }) => name).join(" ") || "nobody").join(", then ");
});

// `ScoreSheet.winners` are those with the fewest points if all have more than 100, too: of 101, 102, 106, 107.
// → North
await call(student, ["Card", "Player", "HandScore", "ScoreSheet"], (classes) => {
  const hearts = Array.from({ length: 15 }, (_, at) =>
    // So nobody has more than 99 before.
    at < 2 ? [4, 3, 3, 3] : at < 4 ? [3, 4, 3, 3] : at < 5 ? [3, 3, 4, 3] : [3, 3, 3, 4],
  );
  const hands = [...hearts.map((some, at) => [some, at % 4] as const), [[2, 3, 8, 0], 3] as const];
  const sheet = sheetOf(four(classes), hands, classes);
  return sheet
    .winners()
    .map(({ name }) => name)
    .join(" ");
});

// `ScoreSheet.winners` gives a new array each time, here of the totals 17, 6, 2 and 1.
// → West
await call(student, ["Card", "Player", "HandScore", "ScoreSheet"], (classes) => {
  const sheet = sheetOf(four(classes), [[[4, 6, 2, 1], 0]], classes);
  // An array that cannot be changed is as good.
  Reflect.set(sheet.winners(), "length", 0);
  return sheet
    .winners()
    .map(({ name }) => name)
    .join(" ");
});
