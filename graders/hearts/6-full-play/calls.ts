/** What transcripts show only when the last task is done: the card that a computer player chooses. */

import * as card from "#student/hearts/1-cards/card.ts";
import * as hand from "#student/hearts/2-deal/hand.ts";
import * as player from "#student/hearts/3-legal-plays/player.ts";
import * as trick from "#student/hearts/4-trick/trick.ts";
import * as computer from "#student/hearts/6-full-play/computer.ts";
import { ABSENT, call } from "../../calls.ts";

const student = { ...card, ...hand, ...player, ...trick, ...computer };

const CLASSES = ["Card", "Hand", "Player", "Trick", "Computer"] as const;

type Classes = Pick<typeof student, (typeof CLASSES)[number]>;

/** South, and the card that the computer chooses for South, who holds some cards, after others were played. */
async function choose(
  held: string,
  played: string,
  { Card, Hand, Player, Trick, Computer }: Classes,
): Promise<{ readonly south: player.Player; readonly chosen: card.Card }> {
  const own = new Hand();
  for (const name of held.split(" ")) own.add(Card.parse(name)!);
  const south = new Player("South");
  south.pickUp(own);
  const before = new Trick();
  for (const name of played.split(" ").filter(Boolean))
    before.play(new Player(`The player of ${name}`), Card.parse(name)!);
  const chosen = await new Computer().choose(south, before);
  if (!(chosen instanceof Card)) throw new TypeError("choose: this is no card");
  return { south, chosen };
}

/** A lead, a card of the suit led, and a discard. */
const TURNS = [
  ["5C 2D", ""],
  ["3D 7D", "9D"],
  ["4C AC", "9D"],
] as const;

/** Whether the method wants a player and a trick, and gives a card: the methods of this stage are only a suggestion. */
async function isAsSuggested(classes: Classes): Promise<boolean> {
  const { Computer } = classes;
  if (Computer.length > 0 || new Computer().choose?.length !== 2) return false;
  for (const [held, played] of TURNS) {
    try {
      await choose(held, played, classes);
      return true;
    } catch (error) {
      // It asks them what only other objects know, or does not give a card. If it does so each time, it is another method.
      if (!(error instanceof TypeError)) return true;
    }
  }
  return false;
}

async function ofPlayerAndTrick(classes: Classes, show: () => Promise<string>): Promise<string> {
  return (await isAsSuggested(classes)) ? show() : ABSENT;
}

/** The cards that the computer chooses, each of a hand and after the cards that were played. */
async function choices(
  turns: readonly (readonly [held: string, played: string])[],
  classes: Classes,
): Promise<string> {
  return ofPlayerAndTrick(classes, async () => {
    const names: string[] = [];
    for (const [held, played] of turns)
      names.push(String((await choose(held, played, classes)).chosen));
    return names.join(", ");
  });
}

// `Computer.choose` leads the lowest card, and of several the one that comes first in the hand: of 5C 2D KH 2S.
// → 2D
await call(student, CLASSES, (classes) => choices([["5C 2D KH 2S", ""]], classes));

// `Computer.choose` gives the highest card below the one to beat: of 3D 7D KD QS on 9D, and of 3D TD KD on 9D JD.
// → 7D, TD
await call(student, CLASSES, (classes) =>
  choices(
    [
      ["3D 7D KD QS", "9D"],
      ["3D TD KD", "9D JD"],
    ],
    classes,
  ),
);

// `Computer.choose` gives the lowest card of the suit led if each of these takes the trick: of 3D 7D KD QS on 2D.
// → 3D
await call(student, CLASSES, (classes) => choices([["3D 7D KD QS", "2D"]], classes));

// `Computer.choose` stays below the highest card of the suit led, and not below a discard: of 3D TD on 9D AC.
// → 3D
await call(student, CLASSES, (classes) => choices([["3D TD", "9D AC"]], classes));

// `Computer.choose` discards the highest card, and of several the first one in the hand: of 4C AC KH AH on 9D.
// → AC
await call(student, CLASSES, (classes) => choices([["4C AC KH AH", "9D"]], classes));

// `Computer.choose` only chooses: the player still holds all cards, here four, and also the one that was chosen.
// → 4 cards, true
await call(student, CLASSES, (classes) =>
  ofPlayerAndTrick(classes, async () => {
    const { south, chosen } = await choose("4C AC KH AH", "9D", classes);
    return `${south.handSize} cards, ${south.holds(chosen)}`;
  }),
);
