import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "dealer-picked-after-the-shuffle",
    says: "The dealer is picked after the shuffle; the first random number picks the dealer, the next 51 shuffle.",
    edits: [
      {
        file: "main.ts",
        find: "let dealer = pickDealer(you);",
        replace: "const cards = newCards();\nshuffle(cards);\nlet dealer = pickDealer(you);",
      },
      {
        file: "main.ts",
        find: "  dealNewHands(dealer);",
        replace:
          "  if (number === 1) dealOut(stackUp(cards), dealer);\n  else dealNewHands(dealer);",
      },
      {
        file: "main.ts",
        find: 'import { dealNewHands, pickDealer } from "./deal.ts";',
        replace:
          'import { dealNewHands, dealOut, pickDealer } from "./deal.ts";\nimport { newCards, shuffle, stackUp } from "./deck.ts";',
      },
    ],
  },
  {
    name: "dealer-gets-the-first-card",
    says: "The first card goes to the dealer; it should go to the dealer's left.",
    edits: [{ file: "deal.ts", find: "let seat = dealer.next;", replace: "let seat = dealer;" }],
  },
  {
    name: "deals-from-the-bottom",
    says: "The cards are dealt from index 51 down; push the card at index 0 last, so it is on top.",
    edits: [
      {
        file: "deck.ts",
        find: "for (let i = cards.length - 1; i >= 0; i--) {",
        replace: "for (let i = 0; i < cards.length; i++) {",
      },
    ],
  },
  {
    name: "thirteen-cards-at-a-time",
    says: "Each player gets thirteen cards in a row; deal the cards one at a time.",
    edits: [
      {
        file: "deal.ts",
        find: "    seat.player.hand.push(pop(deck));\n    seat = seat.next;",
        replace:
          "    seat.player.hand.push(pop(deck));\n    if (seat.player.hand.length === 13) seat = seat.next;",
      },
    ],
  },
  {
    name: "seats-every-player-after-the-first",
    says: "The players sit in the wrong order, because each new seat is put after the first one instead of the last.",
    edits: [
      {
        file: "ring.ts",
        find: "last = addAfter(last, player);",
        replace: "addAfter(first, player);",
      },
    ],
  },
  {
    name: "walks-one-seat-too-far",
    says: "The walk goes one seat too far; with 0 steps, it should stay at its first seat.",
    edits: [
      {
        file: "ring.ts",
        find: "for (let i = 0; i < steps; i++) {",
        replace: "for (let i = 0; i <= steps; i++) {",
      },
    ],
  },
  {
    name: "always-the-same-dealer",
    says: "You always deal; the first random number should pick the dealer.",
    edits: [
      {
        file: "deal.ts",
        find: "return seatAfter(you, rand() % SEATS);",
        replace: "return seatAfter(you, 0);",
      },
    ],
  },
  {
    name: "draws-from-all-52-each-time",
    says: "The random index is from 0 to 51 each time; it should be from 0 to i.",
    edits: [{ file: "deck.ts", find: "rand() % (i + 1)", replace: "rand() % cards.length" }],
  },
  {
    name: "draws-from-0-to-i-minus-1",
    says: "The random index is from 0 to i - 1, so no card can stay where it is; it should be from 0 to i.",
    edits: [{ file: "deck.ts", find: "rand() % (i + 1)", replace: "rand() % i" }],
  },
  {
    name: "shuffles-from-the-front",
    says: "The shuffle goes from index 0 up; it should go from 51 down to 1.",
    edits: [
      {
        file: "deck.ts",
        find: "for (let i = cards.length - 1; i > 0; i--) {",
        replace: "for (let i = 1; i < cards.length; i++) {",
      },
    ],
  },
  {
    name: "takes-52-random-numbers",
    says: "The shuffle takes a random number for index 0, too, so the second hand of play is different; stop at index 1, after 51 numbers.",
    edits: [{ file: "deck.ts", find: "i > 0; i--", replace: "i >= 0; i--" }],
  },
  {
    name: "does-not-shuffle",
    says: "The cards are dealt without being shuffled.",
    edits: [{ file: "deal.ts", find: "  shuffle(cards);\n", replace: "" }],
  },
  {
    name: "ranks-in-the-outer-loop",
    says: "The new deck is ordered by rank and then by suit; it should go suit by suit, each from 2 to ace.",
    edits: [
      {
        file: "deck.ts",
        find: "for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {\n    for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++) {",
        replace:
          "for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++) {\n    for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {",
      },
    ],
  },
  {
    name: "spades-first",
    says: "The new deck begins with the spades; the order should be clubs, diamonds, hearts, spades.",
    edits: [
      {
        file: "deck.ts",
        find: "for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {",
        replace: "for (let suit = Suit.Spades; suit >= Suit.Clubs; suit--) {",
      },
    ],
  },
  {
    name: "pops-undefined",
    says: "pop returns undefined when the stack is empty; it should throw a RangeError.",
    edits: [
      {
        file: "stack.ts",
        find: '  if (card === undefined) throw new RangeError("pop: the stack is empty");\n  return card;',
        replace: "  return card!;",
      },
    ],
  },
  {
    name: "seats-nobody",
    says: "seatPlayers makes a seat without a player when there are no players; it should throw a RangeError.",
    edits: [
      {
        file: "ring.ts",
        find: '  if (firstPlayer === undefined) throw new RangeError("seatPlayers: there are no players");\n  const first = ringOfOne(firstPlayer);',
        replace: "  const first = ringOfOne(firstPlayer!);",
      },
    ],
  },
  {
    name: "old-cards-are-kept",
    says: "The cards of the first hand of play are still in the hands; remove them before the next deal.",
    edits: [
      {
        file: "deal.ts",
        find: "  for (const player of playersFrom(dealer)) player.hand = [];\n",
        replace: "",
      },
    ],
  },
  {
    name: "shuffles-the-old-deck",
    says: "The second hand of play shuffles the old order of the cards again; it should begin with new cards, in order.",
    edits: [
      {
        file: "deal.ts",
        find: "const SEATS = 4;",
        replace: "const SEATS = 4;\nconst cards = newCards();",
      },
      { file: "deal.ts", find: "  const cards = newCards();\n  shuffle", replace: "  shuffle" },
    ],
  },
];
