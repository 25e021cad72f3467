/** What no transcript of this stage shows: a player's name, a second hand, and what is refused. */

import * as card from "#student/hearts/1-cards/card.ts";
import * as hand from "#student/hearts/2-deal/hand.ts";
import * as player from "#student/hearts/3-legal-plays/player.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...card, ...hand, ...player };

/** A player with the ace of hearts and the two of clubs, and these and another card. */
function eastWithTwoCards({
  Card,
  Hand,
  Player,
}: Pick<typeof student, "Card" | "Hand" | "Player">) {
  const cards = { heart: Card.parse("AH")!, club: Card.parse("2C")!, spade: Card.parse("QS")! };
  const held = new Hand();
  held.add(cards.heart);
  held.add(cards.club);
  const east = new Player("East");
  east.pickUp(held);
  return { east, ...cards };
}

// `Player.name` is the name that was given.
// → East
await call(student, ["Player"], ({ Player }) => new Player("East").name);

// `Player.handSize` is the number of cards in the hand that was picked up, here two.
// → 2
await call(
  student,
  ["Card", "Hand", "Player"],
  (classes) => eastWithTwoCards(classes).east.handSize,
);

// `Player.holds` finds the cards of the hand that was picked up, here AH and 2C, and not QS.
// → true, true, false
await call(student, ["Card", "Hand", "Player"], (classes) => {
  const { east, heart, club, spade } = eastWithTwoCards(classes);
  return [heart, club, spade].map((one) => east.holds(one)).join(", ");
});

// `Player.pickUp` replaces the hand that was picked up before: first AH and 2C, and then QS, which is held alone.
// → true, false
await call(student, ["Card", "Hand", "Player"], (classes) => {
  const { east, heart, spade } = eastWithTwoCards(classes);
  const other = new classes.Hand();
  other.add(spade);
  east.pickUp(other);
  return `${east.holds(spade)}, ${east.holds(heart)}`;
});

// `Player.legalCards` gives the cards that follow suit, or all: with 2C and AH on a club, on a spade, and to lead.
// → 2C, 2C AH, 2C AH
await call(student, ["Card", "Hand", "Player"], (classes) => {
  const { east, club, spade } = eastWithTwoCards(classes);
  return [club.suit, spade.suit, undefined].map((led) => east.legalCards(led).join(" ")).join(", ");
});

// `Player.objection` says why a card may not be played, here with AH and 2C on a club: AH, QS, and 2C, which may be.
// → must follow suit, not held, undefined
await call(student, ["Card", "Hand", "Player"], (classes) => {
  const { east, club } = eastWithTwoCards(classes);
  // What is typed is another object than the card in the hand.
  const typed = ["AH", "QS", "2C"].map((name) => classes.Card.parse(name)!);
  return typed.map((one) => String(east.objection(one, club.suit))).join(", ");
});

// `Player.objection` allows any card if none follows suit, and otherwise any that does: AH and 2C on a spade, AH 2C 9C on a club.
// → undefined, undefined; must follow suit, undefined, undefined
await call(student, ["Card", "Hand", "Player"], (classes) => {
  const { east, heart, club, spade } = eastWithTwoCards(classes);
  const onSpade = [heart, club].map((one) => String(east.objection(one, spade.suit)));
  const held = new classes.Hand();
  const cards = [heart, club, classes.Card.parse("9C")!];
  for (const one of cards) held.add(one);
  east.pickUp(held);
  const onClub = cards.map((one) => String(east.objection(one, club.suit)));
  return [onSpade, onClub].map((some) => some.join(", ")).join("; ");
});

// `Player.play` takes the card that is played out of the hand, here 2C of AH and 2C, and then AH.
// → AH is left, 0 cards are left
await call(student, ["Card", "Hand", "Player"], (classes) => {
  const { east, heart, club } = eastWithTwoCards(classes);
  east.play(club);
  const left = [heart, club].filter((one) => east.holds(one)).join(" ");
  east.play(heart);
  return `${left} is left, ${east.handSize} cards are left`;
});

// `Player.play` throws a RangeError for a card that may not be played, and then the hand does not change.
// → a RangeError, a RangeError, 2 cards
await call(student, ["Card", "Hand", "Player"], (classes) => {
  const { east, heart, club, spade } = eastWithTwoCards(classes);
  const refused = [heart, spade].map((one) => refusal(() => east.play(one, club.suit)));
  return `${refused.join(", ")}, ${east.handSize} card${east.handSize === 1 ? "" : "s"}`;
});
