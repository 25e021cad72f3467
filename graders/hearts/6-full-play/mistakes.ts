import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "dealer-leads",
    says: "The dealer leads the first trick; the player with the two of clubs should.",
    edits: [
      {
        file: "game.ts",
        find: "this.#players.find((player) => player.holds(TWO_OF_CLUBS))!;",
        replace: "first!;",
      },
    ],
  },
  {
    name: "left-of-the-dealer-leads",
    says: "The player on the dealer's left leads the first trick; the player with the two of clubs should.",
    edits: [
      {
        file: "game.ts",
        find: "this.#players.find((player) => player.holds(TWO_OF_CLUBS))!;",
        replace: "others[0]!;",
      },
    ],
  },
  {
    name: "dealer-gets-the-first-card",
    says: "The dealer picks up the first hand; it belongs to the player on the dealer's left.",
    edits: [
      {
        file: "game.ts",
        find: "of [...others, first!].entries()",
        replace: "of this.#players.entries()",
      },
    ],
  },
  {
    name: "two-of-clubs-must-be-led",
    says: "The two of clubs has to be led first; the player who holds it leads, but with any card.",
    edits: [
      {
        file: "game.ts",
        find: "const card = await this.#choosers.get(player)!.choose(player, trick);",
        replace:
          "const begins = player === leader && player.handSize === TRICKS_A_HAND;\n      const card = begins ? TWO_OF_CLUBS : await this.#choosers.get(player)!.choose(player, trick);",
      },
    ],
  },
  {
    name: "leader-stays",
    says: "The same player leads to every trick of a hand of play; the player who takes a trick should lead to the next.",
    edits: [
      { file: "game.ts", find: "leader = trick.taker!;", replace: "const taker = trick.taker!;" },
      { file: "game.ts", find: "hand.take(leader,", replace: "hand.take(taker," },
      { file: "game.ts", find: "showTaker(leader,", replace: "showTaker(taker," },
    ],
  },
  {
    name: "leader-gets-the-points",
    says: "The leader of a trick gets its points; the player who takes it should get them.",
    edits: [
      {
        file: "game.ts",
        find: "      leader = trick.taker!;\n      hand.take(leader, trick.cards());\n",
        replace: "      hand.take(leader, trick.cards());\n      leader = trick.taker!;\n",
      },
    ],
  },
  {
    name: "twelve-tricks",
    says: "Only twelve tricks are played; a hand of play has thirteen.",
    edits: [
      {
        file: "game.ts",
        find: "trickNumber <= TRICKS_A_HAND",
        replace: "trickNumber < TRICKS_A_HAND",
      },
    ],
  },
  {
    name: "does-not-shuffle",
    says: "The deck is dealt in order; the dealer should shuffle it first.",
    edits: [{ file: "game.ts", find: "    this.#dealer.shuffle(deck);\n", replace: "" }],
  },
  {
    name: "shuffles-twice",
    says: "The deck is shuffled twice, which takes twice as many random numbers.",
    edits: [
      {
        file: "game.ts",
        find: "    this.#dealer.shuffle(deck);\n",
        replace: "    this.#dealer.shuffle(deck);\n    this.#dealer.shuffle(deck);\n",
      },
    ],
  },
  {
    name: "seeds-before-every-hand",
    says: "The generator is seeded again for every hand of play, so the same cards come each time; seed it once.",
    edits: [
      {
        file: "main.ts",
        find: "srand(await askSeed());",
        replace: "const seed = await askSeed();",
      },
      {
        file: "main.ts",
        find: "new Dealer(rand)",
        replace:
          'new (class extends Dealer {\n  override shuffle(deck: Parameters<Dealer["shuffle"]>[0]): void {\n    srand(seed);\n    super.shuffle(deck);\n  }\n})(rand)',
      },
    ],
  },
  {
    name: "one-hand-of-play-only",
    says: "The game is over after one hand of play; it should go on until somebody has 100 points.",
    edits: [
      {
        file: "game.ts",
        find: "for (let number = 1; !this.#sheet.isOver; number++) {",
        replace: "for (let number = 1; number < 2; number++) {",
      },
    ],
  },
  {
    name: "hand-not-entered-before-the-score",
    says: "The score is shown before the hand of play is entered, so the totals lag behind by one hand of play.",
    edits: [
      { file: "game.ts", find: "      this.#sheet.enter(hand);\n", replace: "" },
      {
        file: "game.ts",
        find: "      this.#board.showScore(this.#players, hand, this.#sheet);\n",
        replace:
          "      this.#board.showScore(this.#players, hand, this.#sheet);\n      this.#sheet.enter(hand);\n",
      },
    ],
  },
  {
    name: "computer-plays-its-lowest-card",
    says: "A computer player always plays its lowest card; if it can, it should play the highest one that does not take the trick.",
    edits: [
      {
        file: "computer.ts",
        find: "safe.length > 0 ? this.#highest(safe) : this.#lowest(legal)",
        replace: "this.#lowest(legal)",
      },
    ],
  },
  {
    name: "computer-takes-with-its-highest",
    says: "A computer player that cannot avoid the trick plays its highest card; it should play the lowest.",
    edits: [
      {
        file: "computer.ts",
        find: "? this.#highest(safe) : this.#lowest(legal)",
        replace: "? this.#highest(safe) : this.#highest(legal)",
      },
    ],
  },
  {
    name: "computer-leads-its-highest-card",
    says: "A computer player leads its highest card; it should lead the lowest, because every card that is led takes the trick at first.",
    edits: [
      {
        file: "computer.ts",
        find: "if (highest === undefined) return true;",
        replace: "if (highest === undefined) return false;",
      },
    ],
  },
  {
    name: "computer-thinks-discards-take",
    says: "A computer player expects a higher card of a different suit to take the trick; only a card of the suit led does.",
    edits: [
      {
        file: "computer.ts",
        find: "return card.suit === highest.suit && card.rank > highest.rank;",
        replace: "return card.rank > highest.rank;",
      },
    ],
  },
  {
    name: "computer-prefers-the-last-of-equal-high-cards",
    says: "If several cards share the highest rank, a computer player plays the last; it should play the first in the order of the hand.",
    edits: [
      { file: "computer.ts", find: "card.rank > best.rank", replace: "card.rank >= best.rank" },
    ],
  },
  {
    name: "computer-prefers-the-last-of-equal-low-cards",
    says: "If several cards share the lowest rank, a computer player plays the last; it should play the first in the order of the hand.",
    edits: [
      { file: "computer.ts", find: "card.rank < best.rank", replace: "card.rank <= best.rank" },
    ],
  },
  {
    name: "p-and-w-exchanged",
    says: "P watches and W plays; it should be the other way round.",
    edits: [{ file: "main.ts", find: 'return answer === "p";', replace: 'return answer === "w";' }],
  },
  {
    name: "takes-anything-else-for-watch",
    says: "Every answer except p counts as w; ask again until the answer is p or w.",
    edits: [
      {
        file: "main.ts",
        find: 'if (answer === "p" || answer === "w") return',
        replace: "return",
      },
    ],
  },
  {
    name: "refuses-capital-letters",
    says: "A capital P or W is refused; accept upper and lower case.",
    edits: [{ file: "main.ts", find: ".trim().toLowerCase();", replace: ".trim();" }],
  },
  {
    name: "new-account-for-every-trick",
    says: "Only the points of the last trick are counted; use one HandScore for all thirteen tricks.",
    edits: [
      {
        file: "game.ts",
        find: "const hand = new HandScore(this.#players);",
        replace: "let hand = new HandScore(this.#players);",
      },
      {
        file: "game.ts",
        find: "      this.#screen.showTrick(trickNumber);\n",
        replace:
          "      this.#screen.showTrick(trickNumber);\n      hand = new HandScore(this.#players);\n",
      },
    ],
  },
  {
    name: "points-so-far-lag-behind",
    says: "The points so far are shown before the trick has been taken, so they lag behind by one trick.",
    edits: [
      {
        file: "game.ts",
        find: "      hand.take(leader, trick.cards());\n      this",
        replace: "      this",
      },
      {
        file: "game.ts",
        find: "      this.#screen.showPoints(this.#players, hand);\n",
        replace:
          "      this.#screen.showPoints(this.#players, hand);\n      hand.take(leader, trick.cards());\n",
      },
    ],
  },
];
