import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "discard-takes-the-trick",
    says: "The highest card of any suit takes the trick; only a card of the suit led can take it.",
    edits: [
      {
        file: "trick.ts",
        find: "best === undefined || play.card.suit !== best.card.suit",
        replace: "best === undefined",
      },
    ],
  },
  {
    name: "spades-are-trumps",
    says: "A spade takes a trick of a different suit; Hearts has no trumps, and only the suit led counts.",
    edits: [
      {
        file: "trick.ts",
        find: "      if (play.card.rank > best.card.rank) best = play;\n",
        replace:
          "      if (play.card.rank > best.card.rank) best = play;\n    }\n    for (const play of this.#plays) {\n      if (play.card.suit !== 3) continue;\n      if (best?.card.suit !== 3 || play.card.rank > best.card.rank) best = play;\n",
      },
    ],
  },
  {
    name: "lowest-takes-the-trick",
    says: "The lowest card of the suit led takes the trick; the highest should.",
    edits: [
      {
        file: "trick.ts",
        find: "play.card.rank > best.card.rank",
        replace: "play.card.rank < best.card.rank",
      },
    ],
  },
  {
    name: "leader-takes-every-trick",
    says: "The leader takes every trick; a higher card of the suit led beats the leader's card.",
    edits: [
      {
        file: "trick.ts",
        find: "      if (play.card.rank > best.card.rank) best = play;\n",
        replace: "",
      },
    ],
  },
  {
    name: "last-of-the-suit-takes",
    says: "The last card of the suit led takes the trick; the highest should, whenever it is played.",
    edits: [
      { file: "trick.ts", find: "if (play.card.rank > best.card.rank) best", replace: "best" },
    ],
  },
  {
    name: "stops-at-the-first-discard",
    says: "Cards after a discard are ignored, but a later card of the suit led can still take the trick.",
    edits: [
      {
        file: "trick.ts",
        find: "if (best === undefined || play.card.suit !== best.card.suit) continue;",
        replace: "if (best === undefined || play.card.suit !== best.card.suit) break;",
      },
    ],
  },
  {
    name: "follows-the-card-before",
    says: "A card is compared only with the one before it; it has to beat the highest card so far.",
    edits: [
      {
        file: "trick.ts",
        find: "for (const play of this.#plays) {",
        replace: "for (const [at, play] of this.#plays.entries()) {",
      },
      {
        file: "trick.ts",
        find: "if (play.card.rank > best.card.rank) best = play;",
        replace: "if (play.card.rank > this.#plays[Math.max(0, at - 1)]!.card.rank) best = play;",
      },
    ],
  },
  {
    name: "names-the-last-card",
    says: "The last card is named as the one that takes the trick; name the taker's card.",
    edits: [
      {
        file: "trick.ts",
        find: "return this.#best()?.card;",
        replace: "return this.#plays.at(-1)?.card;",
      },
    ],
  },
  {
    name: "order-begins-with-north",
    says: "North plays first to every trick; the leader should, and then the others clockwise.",
    edits: [
      {
        file: "table.ts",
        find: "return [...this.#players.slice(place), ...this.#players.slice(0, place)];",
        replace: "return [...this.#players];",
      },
    ],
  },
  {
    name: "order-is-not-clockwise",
    says: "After the leader, the others play in the order of the list from its start; they should play clockwise from the leader on.",
    edits: [
      {
        file: "table.ts",
        find: "return [...this.#players.slice(place), ...this.#players.slice(0, place)];",
        replace: "return [first, ...this.#players.filter((player) => player !== first)];",
      },
    ],
  },
  {
    name: "counter-clockwise",
    says: "The players play counter-clockwise; after North should come East, then South, then West.",
    edits: [
      {
        file: "table.ts",
        find: "return [...this.#players.slice(place), ...this.#players.slice(0, place)];",
        replace:
          "const others = [...this.#players.slice(place + 1), ...this.#players.slice(0, place)];\n    return [first, ...others.reverse()];",
      },
    ],
  },
  {
    name: "leader-stays",
    says: "The same player leads to every trick; the player who takes a trick should lead to the next.",
    edits: [
      {
        file: "main.ts",
        find: "leader = await watchTrick(leader);",
        replace: "await watchTrick(leader);",
      },
    ],
  },
  {
    name: "lead-goes-round",
    says: "The lead goes round the table; the player who takes a trick should lead to the next.",
    edits: [
      {
        file: "main.ts",
        find: "leader = await watchTrick(leader);",
        replace: "await watchTrick(leader);\n  leader = table.playersFrom(leader)[1]!;",
      },
    ],
  },
  {
    name: "one-trick-for-all",
    says: "All cards go to the same trick; make a new Trick each time.",
    edits: [
      {
        file: "main.ts",
        find: "const questions = new TrickQuestions();",
        replace: "const questions = new TrickQuestions();\nconst trick = new Trick();",
      },
      { file: "main.ts", find: "  const trick = new Trick();\n", replace: "" },
    ],
  },
];
