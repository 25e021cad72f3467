import type { Mistake } from "#engine/workbook/authoring.ts";

/**
 * Wrong classes for students' tests. Each breaks one rule of the lessons and leaves all others alone: whatever else needs
 * the broken part gets its answer in another way, so no test of another rule notices the mistake by accident.
 */
export const mistakes: readonly Mistake[] = [
  {
    name: "cards-are-looked-for-as-objects",
    says: "Cards are compared as objects; compare rank and suit, because two objects can be the same card.",
    edits: [
      {
        stage: "1-cards",
        file: "card.ts",
        find: "return this.#rank === other.rank && this.#suit === other.suit;",
        replace: "return this === other;",
      },
      {
        stage: "2-deal",
        file: "hand.ts",
        find: "return this.#cards.some((held) => held.equals(card));",
        replace: "return this.#cards.includes(card);",
      },
      {
        stage: "2-deal",
        file: "hand.ts",
        find: "const place = this.#cards.findIndex((held) => held.equals(card));",
        replace: "const place = this.#cards.findIndex((held) => String(held) === String(card));",
      },
      {
        stage: "2-deal",
        file: "hand.ts",
        find: "this.#cards.splice(place, 1);",
        replace: "this.#cards.splice(this.#cards.indexOf(card), 1);",
      },
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "return this.#hand.has(card);",
        replace: "return this.#hand.cards().some((held) => String(held) === String(card));",
      },
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "legal.equals(card)",
        replace: "String(legal) === String(card)",
      },
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "this.#hand.remove(card);",
        replace:
          "this.#hand.remove(this.#hand.cards().find((held) => String(held) === String(card))!);",
      },
    ],
  },
  {
    name: "parse-takes-the-text-as-it-is",
    says: "A card in lower case or with spaces around it is not recognised; remove the spaces and turn the text into upper case first.",
    edits: [
      {
        stage: "1-cards",
        file: "card.ts",
        find: "text.trim().toUpperCase();",
        replace: "text;",
      },
    ],
  },
  {
    name: "new-deck-refills-the-others",
    says: "All decks share one array, which each new deck fills again; each object needs its own field.",
    edits: [
      {
        stage: "1-cards",
        file: "deck.ts",
        find: "const HIGHEST_RANK = 14;",
        replace: "const HIGHEST_RANK = 14;\nconst CARDS: Card[] = [];",
      },
      {
        stage: "1-cards",
        file: "deck.ts",
        find: "#cards: Card[] = [];",
        replace: "#cards: Card[] = CARDS;",
      },
      {
        stage: "1-cards",
        file: "deck.ts",
        find: "  constructor() {\n",
        replace: "  constructor() {\n    CARDS.length = 0;\n",
      },
    ],
  },
  {
    name: "swap-puts-one-card-in-both-places",
    says: "After a swap, one card is there twice and the other one is lost: each of the two must go to the other's place, and a variable must keep the one that is overwritten first.",
    edits: [
      {
        stage: "1-cards",
        file: "deck.ts",
        find: "    this.#cards[other] = one;\n  }\n",
        replace:
          "    this.#cards[other] = two;\n  }\n\n  exchange(place: number, other: number): void {\n    const one = this.#cards[place]!;\n    this.#cards[place] = this.#cards[other]!;\n    this.#cards[other] = one;\n  }\n",
      },
      { stage: "2-deal", file: "dealer.ts", find: "deck.swap(", replace: "deck.exchange(" },
    ],
  },
  {
    name: "new-hand-is-added-to-the-old-one",
    says: "The cards of a new hand are added to those of the old one; the new hand should replace it.",
    edits: [
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "this.#hand = hand;",
        replace: "for (const card of hand.cards()) this.#hand.add(card);",
      },
    ],
  },
  {
    name: "only-clubs-are-followed",
    says: "Every card is legal when diamonds, hearts or spades are led; a player who holds cards of the suit led must play one of them.",
    edits: [
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "if (led === undefined) return held;",
        replace: "if (led) return held;",
      },
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "const isLegal = this.legalCards(led).some((legal) => legal.equals(card));",
        replace:
          "const follows = this.#hand.cards().some((held) => held.suit === led);\n    const isLegal = !follows || card.suit === led;",
      },
    ],
  },
  {
    name: "objections-are-exchanged",
    says: "The two objections are the wrong way round; a card that is not in the hand is not held.",
    edits: [
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: 'return "not held";',
        replace: 'return "must follow suit";',
      },
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: 'return isLegal ? undefined : "must follow suit";',
        replace: 'return isLegal ? undefined : "not held";',
      },
    ],
  },
  {
    name: "illegal-card-is-ignored",
    says: "Playing a card that may not be played does nothing; it has to throw a RangeError.",
    edits: [
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "if (objection !== undefined) throw",
        replace: "if (objection !== undefined) return;\n    if (objection !== undefined) throw",
      },
    ],
  },
  {
    name: "nothing-known-before-the-fourth-card",
    says: "A trick knows its leader and its taker only after four cards; it should know them after each card.",
    edits: [
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "return this.#plays[0]?.player;",
        replace: "return this.isComplete ? this.#plays[0]?.player : undefined;",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "return this.#plays[0]?.card.suit;",
        replace: "return this.isComplete ? this.#plays[0]?.card.suit : undefined;",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "let best = this.#plays[0];",
        replace: "let best = this.isComplete ? this.#plays[0] : undefined;",
      },
    ],
  },
  {
    name: "table-and-trick-throw-another-error",
    says: "The table and the trick throw an Error instead of a RangeError; write new RangeError(…) instead of new Error(…).",
    edits: [
      {
        stage: "4-trick",
        file: "table.ts",
        find: "throw new RangeError(",
        replace: "throw new Error(",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "if (this.isComplete) throw new RangeError(",
        replace: "if (this.isComplete) throw new Error(",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "      throw new RangeError(",
        replace: "      throw new Error(",
      },
    ],
  },
  {
    name: "asking-for-the-taker-sorts-the-trick",
    says: "A trick sorts its cards to find the taker, so their order is lost; asking should change nothing.",
    edits: [
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "    let best = this.#plays[0];\n",
        replace:
          "    const worth = ({ card }: Play) => (card.suit === led ? card.rank : 0);\n    const led = this.#plays[0]?.card.suit;\n    this.#plays.sort((play, other) => worth(other) - worth(play));\n    let best = this.#plays[0];\n",
      },
    ],
  },
  {
    name: "each-heart-counts-its-rank",
    says: "A heart counts as many points as its rank; each heart should count 1.",
    edits: [
      {
        stage: "5-score",
        file: "hand-score.ts",
        find: "points += HEART_POINTS;",
        replace: "points += card.rank;",
      },
      {
        stage: "5-score",
        file: "hand-score.ts",
        // The ranks of all hearts, and 13 for the queen.
        find: "this.#taken.get(player) === ALL_POINTS",
        replace: "this.#taken.get(player) === 117",
      },
    ],
  },
  {
    name: "queen-of-spades-counts-1",
    says: "The queen of spades counts 1 point, as a heart does; she should count 13.",
    edits: [
      {
        stage: "5-score",
        file: "hand-score.ts",
        find: "const QUEEN_OF_SPADES_POINTS = 13;",
        replace: "const QUEEN_OF_SPADES_POINTS = 1;",
      },
      {
        stage: "5-score",
        file: "hand-score.ts",
        find: "this.#taken.get(player) === ALL_POINTS",
        replace: "this.#taken.get(player) === 14",
      },
    ],
  },
  {
    name: "others-get-nothing-for-the-moon",
    says: "When a player shoots the moon, the others get no points; they should get 26 each.",
    edits: [
      {
        stage: "5-score",
        file: "hand-score.ts",
        find: "return player === shooter ? 0 : ALL_POINTS;",
        replace: "return player === shooter ? 0 : (this.#taken.get(player) ?? 0);",
      },
    ],
  },
  {
    name: "hearts-alone-shoot-the-moon",
    says: "The thirteen hearts alone count as shooting the moon; the queen of spades is needed, too.",
    edits: [
      {
        stage: "5-score",
        file: "hand-score.ts",
        find: "  readonly #taken: Map<Player, number>;\n",
        replace:
          "  readonly #taken: Map<Player, number>;\n  readonly #hearts = new Map<Player, number>();\n",
      },
      {
        stage: "5-score",
        file: "hand-score.ts",
        find: "    this.#taken.set(player,",
        replace:
          "    const hearts = cards.filter((card) => card.suit === Suit.Hearts).length;\n    this.#hearts.set(player, (this.#hearts.get(player) ?? 0) + hearts);\n    this.#taken.set(player,",
      },
      {
        stage: "5-score",
        file: "hand-score.ts",
        find: "this.#taken.get(player) === ALL_POINTS",
        replace: "this.#hearts.get(player) === 13",
      },
    ],
  },
  {
    name: "total-of-the-last-hand-only",
    says: "The total has only the points of the last hand of play; add them to the old total.",
    edits: [
      {
        stage: "5-score",
        file: "score-sheet.ts",
        find: "total + hand.points(player)",
        replace: "0 * total + hand.points(player)",
      },
    ],
  },
  {
    name: "ends-at-99",
    says: "The game ends at 99 points; it should go on until somebody has 100.",
    edits: [
      {
        stage: "5-score",
        file: "score-sheet.ts",
        find: "total >= LAST_TOTAL",
        replace: "total >= LAST_TOTAL - 1",
      },
    ],
  },
  {
    name: "arrays-are-shared",
    says: "Players, tables, tricks and score sheets share their arrays with other code, which can change them; use copies.",
    edits: [
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "  #hand = new Hand();\n",
        replace: "  #hand = new Hand();\n  readonly #legal = new Map<string, Card[]>();\n",
      },
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "  legalCards(led?: Suit): Card[] {\n",
        replace:
          '  legalCards(led?: Suit): Card[] {\n    const key = [led, this.#hand].join(" ");\n    if (!this.#legal.has(key)) this.#legal.set(key, this.#findLegalCards(led));\n    return this.#legal.get(key)!;\n  }\n\n  #findLegalCards(led?: Suit): Card[] {\n',
      },
      {
        stage: "4-trick",
        file: "table.ts",
        find: "readonly #players: readonly Player[];",
        replace: "readonly #players: Player[];",
      },
      {
        stage: "4-trick",
        file: "table.ts",
        find: "this.#players = [...players];",
        replace: "this.#players = players as Player[];",
      },
      {
        stage: "4-trick",
        file: "table.ts",
        find: "return [...this.#players.slice(place), ...this.#players.slice(0, place)];",
        replace:
          "this.#players.push(...this.#players.splice(0, place));\n    return this.#players;",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "  readonly #plays: Play[] = [];\n",
        replace: "  readonly #plays: Play[] = [];\n  readonly #cards: Card[] = [];\n",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "this.#plays.push({ player, card });",
        replace: "this.#plays.push({ player, card });\n    this.#cards.push(card);",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "return this.#plays.map((play) => play.card);",
        replace: "return this.#cards;",
      },
      {
        stage: "5-score",
        file: "score-sheet.ts",
        find: "    const fewest = Math.min(...this.#totals.values());\n    return [...this.#totals.keys()].filter((player) => this.#totals.get(player) === fewest);\n",
        replace: "    return this.#winners;\n",
      },
      {
        stage: "5-score",
        file: "score-sheet.ts",
        find: "      this.#totals.set(player, total + hand.points(player));\n    }\n",
        replace:
          "      this.#totals.set(player, total + hand.points(player));\n    }\n    const fewest = Math.min(...this.#totals.values());\n    this.#winners = [...this.#totals.keys()].filter(\n      (player) => this.#totals.get(player) === fewest,\n    );\n",
      },
      {
        stage: "5-score",
        file: "score-sheet.ts",
        find: "  readonly #totals: Map<Player, number>;\n",
        replace: "  readonly #totals: Map<Player, number>;\n  #winners: Player[];\n",
      },
      {
        stage: "5-score",
        file: "score-sheet.ts",
        find: "    this.#totals = new Map(players.map((player) => [player, 0]));\n",
        replace:
          "    this.#totals = new Map(players.map((player) => [player, 0]));\n    this.#winners = [...players];\n",
      },
    ],
  },
  {
    name: "refused-too-late",
    says: "Calls that are refused throw an error, but they have changed something before; check everything first.",
    edits: [
      {
        stage: "2-deal",
        file: "hand.ts",
        find: "    this.#cards.splice(place, 1);\n",
        replace: "",
      },
      {
        stage: "2-deal",
        file: "hand.ts",
        find: "if (place === -1) throw",
        replace: "this.#cards.splice(place, 1);\n    if (place === -1) throw",
      },
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "    this.#hand.remove(card);\n",
        replace: "",
      },
      {
        stage: "3-legal-plays",
        file: "player.ts",
        find: "if (objection !== undefined) throw",
        replace:
          "if (this.holds(card)) this.#hand.remove(card);\n    if (objection !== undefined) throw",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "    this.#plays.push({ player, card });\n",
        replace: "",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "if (this.isComplete) throw",
        replace:
          "const before = [...this.#plays];\n    this.#plays.push({ player, card });\n    if (before.length === CARDS_A_TRICK) throw",
      },
      {
        stage: "4-trick",
        file: "trick.ts",
        find: "this.#plays.some((play) => play.player === player)",
        replace: "before.some((play) => play.player === player)",
      },
    ],
  },
];
