import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "draws-from-0-to-51",
    says: "The random place is drawn from the whole deck each time; draw it from 0 to i.",
    edits: [{ file: "dealer.ts", find: "% (i + 1)", replace: "% deck.size" }],
  },
  {
    name: "draws-below-i",
    says: "The random place is drawn from 0 to i - 1, so no card can stay where it is; draw it from 0 to i.",
    edits: [{ file: "dealer.ts", find: "% (i + 1)", replace: "% i" }],
  },
  {
    name: "one-number-too-many",
    says: "The shuffle takes 52 random numbers instead of 51, so the second hand of play is different; the last i should be 1.",
    edits: [{ file: "dealer.ts", find: "i >= 1;", replace: "i >= 0;" }],
  },
  {
    name: "shuffles-upwards",
    says: "The shuffle goes from the first card to the last; it should go from the last card down.",
    edits: [
      {
        file: "dealer.ts",
        find: "let i = deck.size - 1; i >= 1; i--",
        replace: "let i = 1; i < deck.size; i++",
      },
    ],
  },
  {
    name: "deals-thirteen-at-once",
    says: "Each player gets thirteen cards in a row; deal the cards one at a time, round and round.",
    edits: [
      {
        file: "dealer.ts",
        find: "    for (let turn = 0; deck.size > 0; turn++) hands[turn % PLAYERS]!.add(deck.deal());\n",
        replace:
          "    for (const hand of hands) {\n      while (hand.size < 13) hand.add(deck.deal());\n    }\n",
      },
    ],
  },
  {
    name: "dealer-first",
    says: "The dealer gets the first card; it should go to the player on the dealer's left, and the fourth to the dealer.",
    edits: [
      {
        file: "dealer.ts",
        find: "    return hands;",
        replace: "    hands.push(hands.shift()!);\n    return hands;",
      },
    ],
  },
  {
    name: "deals-counter-clockwise",
    says: "The cards go round counter-clockwise; after East should come South, then West, then North.",
    edits: [
      {
        file: "dealer.ts",
        find: "    return hands;",
        replace: "    return [hands[2]!, hands[1]!, hands[0]!, hands[3]!];",
      },
    ],
  },
  {
    name: "one-hand-for-all",
    says: "The four hands are the same object, which gets all 52 cards; make a new Hand for each player.",
    edits: [
      {
        file: "dealer.ts",
        find: "Array.from({ length: PLAYERS }, () => new Hand());",
        replace: "new Array<Hand>(PLAYERS).fill(new Hand());",
      },
    ],
  },
  {
    name: "hand-not-sorted",
    says: "A hand shows its cards in the order in which they were dealt; it should show them sorted.",
    edits: [
      {
        file: "hand.ts",
        find: "this.#cards.toSorted((card, other) => card.suit - other.suit || card.rank - other.rank);",
        replace: "[...this.#cards];",
      },
    ],
  },
  {
    name: "sorted-by-rank-first",
    says: "A hand is sorted by rank and then by suit; sort by suit first.",
    edits: [
      {
        file: "hand.ts",
        find: "card.suit - other.suit || card.rank - other.rank",
        replace: "card.rank - other.rank || card.suit - other.suit",
      },
    ],
  },
  {
    name: "sorted-by-name",
    says: "A hand is sorted by the letters of its cards, so the ten comes after the queen; sort by rank and suit as numbers.",
    edits: [
      {
        file: "hand.ts",
        find: "card.suit - other.suit || card.rank - other.rank",
        replace: "card.suit - other.suit || (String(card) < String(other) ? -1 : 1)",
      },
    ],
  },
  {
    name: "hands-out-its-own-array",
    says: "A hand is emptied when somebody works with the cards that it has returned; return a copy, and leave the hand's own array alone.",
    edits: [{ file: "hand.ts", find: ".toSorted(", replace: ".sort(" }],
  },
  {
    name: "has-looks-for-the-object",
    says: "A hand does not find the two of clubs that it holds: look at each of its cards, and compare with equals.",
    edits: [
      {
        file: "hand.ts",
        find: "this.#cards.some((held) => held.equals(card));",
        replace: "this.#cards.includes(card);",
      },
    ],
  },
  {
    name: "remove-not-refused",
    says: "Removing a card that is not held does nothing; it has to throw a RangeError.",
    edits: [
      {
        file: "hand.ts",
        find: "if (place === -1) throw",
        replace: "if (place === -1) return;\n    if (place < 0) throw",
      },
    ],
  },
  {
    name: "remove-takes-the-last-card",
    says: "Removing a card that is not held removes the last card: what is not found is often at place -1, and splice(-1, 1) removes the last card.",
    edits: [
      {
        file: "hand.ts",
        find: "if (place === -1) throw",
        replace: "if (place < -1) throw",
      },
    ],
  },
  {
    name: "remove-takes-the-first-card",
    says: "The hand removes its first card instead of the given one.",
    edits: [{ file: "hand.ts", find: "splice(place, 1)", replace: "splice(0, 1)" }],
  },
];
