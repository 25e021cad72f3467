/** What transcripts show only when the last task is done: the rules one by one, and the answers of a player. */

import type { Card } from "#student/solo-spades/1-deal/cards.ts";
import * as cards from "#student/solo-spades/1-deal/cards.ts";
import * as legal from "#student/solo-spades/3-legal-plays/legal.ts";
import * as questions from "#student/solo-spades/3-legal-plays/questions.ts";
import * as reading from "#student/solo-spades/3-legal-plays/read-cards.ts";
import { print } from "#toolkit/console.ts";
import { call } from "../../calls.ts";

const student = { ...cards, ...reading, ...legal, ...questions };

const RULES = ["cardNames", "cardsNamed", "legalCards"] as const;

type Rules = Pick<typeof student, (typeof RULES)[number]>;

/** @param led - the name of a card, or nothing for a leader */
function legalOf(hand: string, led: string, broken: boolean, from: Rules): string {
  const [card] = led === "" ? [] : from.cardsNamed(led)!;
  return from.cardNames(from.legalCards(from.cardsNamed(hand)!, card, broken)) || "none";
}

// `legalCards` gives the cards that follow 8H, in the order of the hand 4C TH 2S 9H, with spades broken or not.
// → TH 9H, TH 9H
await call(student, RULES, (from) =>
  [true, false].map((broken) => legalOf("4C TH 2S 9H", "8H", broken, from)).join(", "),
);

// `legalCards` gives the only card that follows 8H, of the hand 4C TH 2S, with spades broken or not.
// → TH, TH
await call(student, RULES, (from) =>
  [true, false].map((broken) => legalOf("4C TH 2S", "8H", broken, from)).join(", "),
);

// `legalCards` gives the whole hand 4C TH 2S if 8D is led, spades too, with spades broken or not.
// → 4C TH 2S, 4C TH 2S
await call(student, RULES, (from) =>
  [true, false].map((broken) => legalOf("4C TH 2S", "8D", broken, from)).join(", "),
);

// `legalCards` gives only the spades of the hand 4C 2S AS if 8S is led.
// → 2S AS
await call(student, RULES, (from) => legalOf("4C 2S AS", "8S", true, from));

// `legalCards` lets a player lead any card of 4C 2S TH if spades are broken, and no spade if they are not.
// → 4C 2S TH, 4C TH
await call(student, RULES, (from) =>
  [true, false].map((broken) => legalOf("4C 2S TH", "", broken, from)).join(", "),
);

// `legalCards` lets a player lead only 4C of 4C 2S AS if spades are not broken.
// → 4C
await call(student, RULES, (from) => legalOf("4C 2S AS", "", false, from));

// `legalCards` lets a player lead any card of 2S AS, even if spades are not broken.
// → 2S AS
await call(student, RULES, (from) => legalOf("2S AS", "", false, from));

// `legalCards` does not change the hand, here 4C TH 2S 9H: first 8H is led, and then the player leads.
// → 4C TH 2S 9H
await call(student, RULES, ({ cardNames, cardsNamed, legalCards }) => {
  const hand = cardsNamed("4C TH 2S 9H")!;
  legalCards(hand, cardsNamed("8H")![0], false);
  legalCards(hand, undefined, false);
  return cardNames(hand);
});

// `brokenAfter` says whether spades are broken after 2S, and after AH, if they were not broken before.
// → true, false
await call(student, ["cardsNamed", "brokenAfter"], ({ cardsNamed, brokenAfter }) =>
  cardsNamed("2S AH")!
    .map((card) => brokenAfter(card, false))
    .join(", "),
);

// `brokenAfter` is true after 2S, and after AH, if spades were broken before: they stay broken.
// → true, true
await call(student, ["cardsNamed", "brokenAfter"], ({ cardsNamed, brokenAfter }) =>
  cardsNamed("2S AH")!
    .map((card) => brokenAfter(card, true))
    .join(", "),
);

// `whyNot` gives the reason to a leader, who may play 4C 9C.
// → Spades are not broken yet. You may play 4C 9C.
await call(student, ["cardsNamed", "whyNot"], ({ cardsNamed, whyNot }) =>
  whyNot(undefined, cardsNamed("4C 9C")!),
);

// `whyNot` gives the reason to a follower, who may play KH: 8H is led.
// → You must follow suit. You may play KH.
await call(student, ["cardsNamed", "whyNot"], ({ cardsNamed, whyNot }) =>
  whyNot(cardsNamed("8H")![0], cardsNamed("KH")!),
);

const ASKING = ["cardName", "cardsNamed", "askCard"] as const;

/** What is answered in the end by a player who holds these cards and leads, while spades are not broken. */
async function answered({ cardsNamed, askCard }: Pick<typeof student, (typeof ASKING)[number]>) {
  const hand = cardsNamed("4C 9C KH 2S AS")!;
  const card: Card = await askCard(hand, undefined, false);
  print();
  return { hand, card };
}

async function chosen(from: Parameters<typeof answered>[0]): Promise<string> {
  const { hand, card } = await answered(from);
  return `${from.cardName(card)}, the object in the hand: ${hand.includes(card)}`;
}

// `askCard` takes a legal card at once, here 9c from a leader who holds 4C 9C KH 2S AS.
// → 9C, the object in the hand: true
await call(student, ASKING, chosen, 1);

// `askCard` takes a legal card of that hand after others: QD, 2S and 9c are typed.
// → 9C, the object in the hand: true
await call(student, ASKING, chosen, 3);

// `askCard` explains each wrong answer: with the same hand, 10C, QD, 2S and 4C are typed.
// → Your card, such as TH: That is no card. Type its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S).
// → Your card, such as TH: You do not hold QD. You may play 4C 9C KH.
// → Your card, such as TH: Spades are not broken yet. You may play 4C 9C KH.
// → Your card, such as TH:
await call(
  student,
  ASKING,
  async (from) => {
    await answered(from);
  },
  4,
);
