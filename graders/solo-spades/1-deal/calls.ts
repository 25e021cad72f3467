/** What transcripts show only when the last task is done: the ring, the stack, the deck and the deal. */

import * as cards from "#student/solo-spades/1-deal/cards.ts";
import * as dealing from "#student/solo-spades/1-deal/deal.ts";
import * as decks from "#student/solo-spades/1-deal/deck.ts";
import * as players from "#student/solo-spades/1-deal/player.ts";
import * as ring from "#student/solo-spades/1-deal/ring.ts";
import * as stacks from "#student/solo-spades/1-deal/stack.ts";
import { rand, srand } from "#toolkit/random.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...cards, ...players, ...ring, ...stacks, ...decks, ...dealing };

type Student = typeof student;

/** A given seat, and so many seats after it. */
function seats(first: ring.Seat, steps: number): ring.Seat[] {
  const passed = [first];
  // A link that is missing ends the walk.
  for (let seat = first.next; seat && passed.length <= steps; seat = seat.next) passed.push(seat);
  return passed;
}

function walk(first: ring.Seat, steps: number): string {
  return seats(first, steps)
    .map(({ player }) => player.name)
    .join(" ");
}

/** The same seat, if a walk from it comes back to it. Otherwise a walk round the ring would never end. */
function closed(first: ring.Seat): ring.Seat {
  if (!seats(first, 4).slice(1).includes(first)) throw new Error("the ring does not close");
  return first;
}

// `ringOfOne` gives a seat with its player, You, that is its own neighbour.
// → You, true
await call(student, ["fourPlayers", "ringOfOne"], ({ fourPlayers, ringOfOne }) => {
  const seat = ringOfOne(fourPlayers()[0]!);
  return `${seat.player.name}, ${seat.next === seat}`;
});

// `addAfter` puts Charlie between You and Beth, and gives that seat: its name, and a walk from You.
// → Charlie: You Charlie Beth You
await call(
  student,
  ["fourPlayers", "ringOfOne", "addAfter"],
  ({ fourPlayers, ringOfOne, addAfter }) => {
    const [you, beth, charlie] = fourPlayers();
    const first = ringOfOne(you!);
    addAfter(first, beth!);
    const added = addAfter(first, charlie!);
    return `${added.player.name}: ${walk(first, 3)}`;
  },
);

// `seatPlayers` closes the ring, and gives the seat of the first player: a walk of four steps from there.
// → You Beth Charlie David You
await call(student, ["fourPlayers", "seatPlayers"], ({ fourPlayers, seatPlayers }) =>
  walk(seatPlayers(fourPlayers()), 4),
);

// `seatPlayers` makes a ring of one player, too: a walk of two steps from You.
// → You You You
await call(student, ["fourPlayers", "seatPlayers"], ({ fourPlayers, seatPlayers }) =>
  walk(seatPlayers(fourPlayers().slice(0, 1)), 2),
);

// `seatPlayers` throws a RangeError if there are no players.
// → a RangeError
await call(student, ["seatPlayers"], ({ seatPlayers }) => refusal(() => seatPlayers([])));

// `seatAfter` walks 0, 1, 4 and 6 seats from You.
// → You Beth You Charlie
await call(
  student,
  ["fourPlayers", "seatPlayers", "seatAfter"],
  ({ fourPlayers, seatPlayers, seatAfter }) => {
    const you = seatPlayers(fourPlayers());
    return [0, 1, 4, 6].map((steps) => seatAfter(you, steps).player.name).join(" ");
  },
);

// `playersFrom` gives every player once, beginning with the player of the given seat: here that is Beth.
// → Beth Charlie David You
await call(
  student,
  ["fourPlayers", "seatPlayers", "playersFrom"],
  ({ fourPlayers, seatPlayers, playersFrom }) =>
    playersFrom(closed(seatPlayers(fourPlayers()).next))
      .map(({ name }) => name)
      .join(" "),
);

// `playersFrom` gives the only player of a ring of one, once.
// → You
await call(
  student,
  ["fourPlayers", "ringOfOne", "playersFrom"],
  ({ fourPlayers, ringOfOne, playersFrom }) =>
    playersFrom(closed(ringOfOne(fourPlayers()[0]!)))
      .map(({ name }) => name)
      .join(" "),
);

// `emptyStack` gives a stack whose array `cards` is empty.
// → 0 cards
await call(student, ["emptyStack"], ({ emptyStack }) => `${emptyStack().cards.length} cards`);

/** A stack onto which cards of these ranks were pushed, in this order. No function of a stack looks at its cards. */
function stackOf(ranks: number[], from: Pick<Student, "emptyStack" | "push">): stacks.Stack {
  const stack = from.emptyStack();
  for (const rank of ranks) from.push(stack, { rank, suit: 2 });
  return stack;
}

// `push` puts each card at the end of the array `cards`: first a card of rank 4, then 9, and then 12.
// → 4 9 12
await call(student, ["emptyStack", "push"], (from) =>
  stackOf([4, 9, 12], from)
    .cards.map(({ rank }) => rank)
    .join(" "),
);

// `isEmpty` is true for a stack without a card, and false for a stack with one card.
// → true, false
await call(student, ["emptyStack", "push", "isEmpty"], (from) =>
  [[], [4]].map((ranks) => from.isEmpty(stackOf(ranks, from))).join(", "),
);

// `pop` takes off the card that was pushed last: 4, 9 and 12 are pushed, and two cards are popped.
// → 12 9, and 1 is left
await call(student, ["emptyStack", "push", "pop"], (from) => {
  const stack = stackOf([4, 9, 12], from);
  const popped = [from.pop(stack), from.pop(stack)].map(({ rank }) => rank);
  return `${popped.join(" ")}, and ${stack.cards.length} is left`;
});

// `pop` gives the only card of a stack, of rank 4, and then throws a RangeError.
// → 4, then a RangeError
await call(student, ["emptyStack", "push", "pop"], (from) => {
  const stack = stackOf([4], from);
  return `${from.pop(stack).rank}, then ${refusal(() => from.pop(stack))}`;
});

// `newCards` gives 52 cards in order: here are those at the indexes 0, 12, 13 and 51.
// → 52 cards, 2C AC 2D AS
await call(student, ["cardNames", "newCards"], ({ cardNames, newCards }) => {
  const all = newCards();
  const some = all.filter((_, index) => [0, 12, 13, 51].includes(index));
  // One by one, so that spaces between them do not matter.
  const names = some.map((card) => `${cardNames([card])}`.trim());
  return `${all.length} cards, ${names.join(" ")}`;
});

// `cardNames` puts a space between two names, and none before the first or after the last, here of 2C and 3C.
// → |2C 3C|
await call(student, ["cardNames", "newCards"], ({ cardNames, newCards }) => {
  return `|${cardNames(newCards().slice(0, 2))}|`;
});

// `shuffle` reorders a new deck as the lesson shows: after `srand(1)`, these are the first four cards.
// → TS 7S 9C 7D
await call(student, ["cardNames", "newCards", "shuffle"], ({ cardNames, newCards, shuffle }) => {
  const deck = newCards();
  srand(1);
  shuffle(deck);
  return cardNames(deck.slice(0, 4));
});

// `shuffle` takes 51 random numbers for 52 cards, none for index 0.
// → 51 numbers
await call(student, ["newCards", "shuffle"], ({ newCards, shuffle }) => {
  srand(1);
  shuffle(newCards());
  const next = rand();
  srand(1);
  let taken = 0;
  while (rand() !== next && taken < 1000) taken++;
  return `${taken} numbers`;
});

// `stackUp` puts the card at index 0 on top: the first two cards of a new deck to come off, and the last one.
// → 2C 3C, and the last one AS
await call(
  student,
  ["cardNames", "newCards", "stackUp", "isEmpty", "pop"],
  ({ cardNames, newCards, stackUp, isEmpty, pop }) => {
    const stack = stackUp(newCards());
    const off: cards.Card[] = [];
    while (!isEmpty(stack) && off.length < 60) off.push(pop(stack));
    return `${cardNames(off.slice(0, 2))}, and the last one ${cardNames(off.slice(-1))}`;
  },
);

// `stackUp` makes a stack of all cards, and leaves the array as it is.
// → stack of 52, array of 52 from 2C to AS
await call(student, ["cardNames", "newCards", "stackUp"], ({ cardNames, newCards, stackUp }) => {
  const deck = newCards();
  const { length } = stackUp(deck).cards;
  const [first, last] = [deck.slice(0, 1), deck.slice(-1)].map(cardNames);
  return `stack of ${length}, array of ${deck.length} from ${first} to ${last}`;
});

// `pickDealer` goes `rand() % 4` seats from You: with the seeds 8, 4, 2 and 1, that is 0, 1, 2 and 3 seats.
// → You Beth Charlie David
await call(
  student,
  ["fourPlayers", "seatPlayers", "pickDealer"],
  ({ fourPlayers, seatPlayers, pickDealer }) => {
    const you = seatPlayers(fourPlayers());
    const picked = [8, 4, 2, 1].map((seed) => {
      srand(seed);
      return pickDealer(you).player.name;
    });
    return picked.join(" ");
  },
);

/** What seats four players and deals a deck to them. */
const DEALING = ["fourPlayers", "seatPlayers", "newCards", "stackUp", "dealOut"] as const;

/** Deals a new deck, which is not shuffled; Beth is the dealer. */
function dealtByBeth(from: Pick<Student, (typeof DEALING)[number]>) {
  const dealer = from.seatPlayers(from.fourPlayers()).next;
  const deck = from.stackUp(from.newCards());
  from.dealOut(deck, dealer);
  return { deck, hands: seats(dealer.next, 3).map(({ player }) => player.hand) };
}

// `dealOut` begins at the dealer's left: the first four cards of a new deck, if Beth deals.
// → Charlie 2C, David 3C, You 4C, Beth 5C
await call(student, [...DEALING, "cardNames"], (from) => {
  const first = dealtByBeth(from).hands.map((hand) => from.cardNames(hand.slice(0, 1)));
  return ["Charlie", "David", "You", "Beth"].map((name, at) => `${name} ${first[at]}`).join(", ");
});

// `dealOut` goes on until the deck is empty, and then each player has 13 cards.
// → 13 13 13 13, deck 0
await call(student, DEALING, (from) => {
  const { deck, hands } = dealtByBeth(from);
  return `${hands.map((hand) => hand.length).join(" ")}, deck ${deck.cards.length}`;
});

// `dealNewHands` takes the old cards away, so each player has 13 cards again after a second deal.
// → 13 13 13 13
await call(
  student,
  ["fourPlayers", "seatPlayers", "dealNewHands"],
  ({ fourPlayers, seatPlayers, dealNewHands }) => {
    const you = closed(seatPlayers(fourPlayers()));
    dealNewHands(you);
    dealNewHands(you);
    return seats(you, 3)
      .map(({ player }) => player.hand.length)
      .join(" ");
  },
);

// `dealNewHands` takes a new deck each time: after `srand(1)`, the same hands come again.
// → TS, and the same hand again
await call(
  student,
  ["cardNames", "fourPlayers", "seatPlayers", "dealNewHands"],
  ({ cardNames, fourPlayers, seatPlayers, dealNewHands }) => {
    const you = closed(seatPlayers(fourPlayers()));
    const [one, two] = [0, 1].map(() => {
      srand(1);
      dealNewHands(you);
      return cardNames(you.next.player.hand);
    });
    return `${one?.slice(0, 2)}, and ${one === two ? "the same hand" : two} again`;
  },
);
