/**
 * Slips in Hearts.
 *
 * @module
 */
import type { Slip } from "./slip.ts";

export const slips: readonly Slip[] = [
  // 1-cards
  {
    stage: "1-cards",
    name: "letter-of-the-rank-without-return",
    in: ["Card.#rankLetter"],
    kind: "return",
    reported: true,
    edits: [
      {
        file: "card.ts",
        find: "    return RANK_LETTERS.charAt(this.#rank - LOWEST_RANK) + SUIT_LETTERS.charAt(this.#suit);\n  }\n",
        replace:
          "    return this.#rankLetter() + SUIT_LETTERS.charAt(this.#suit);\n  }\n\n  #rankLetter() {\n    RANK_LETTERS.charAt(this.#rank - LOWEST_RANK);\n  }\n",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "name-without-return",
    in: ["Card.toString"],
    kind: "return",
    edits: [
      {
        file: "card.ts",
        find: "    return RANK_LETTERS.charAt(this.#rank - LOWEST_RANK) + SUIT_LETTERS",
        replace: "    RANK_LETTERS.charAt(this.#rank - LOWEST_RANK) + SUIT_LETTERS",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "throwing-to-string-in-console-log",
    in: ["Card.toString"],
    kind: "crash",
    reported: true,
    edits: [
      {
        file: "card.ts",
        find: "RANK_LETTERS.charAt(this.#rank - LOWEST_RANK) + SUIT_LETTERS.charAt(this.#suit)",
        replace:
          "RANK_LETTERS.charAt(this.#rank - LOWEST_RANK) + SUIT_LETTERS.at(this.#suit + 1).toUpperCase()",
      },
      {
        file: "main.ts",
        find: "print(`A card: ${queen}, of rank ${queen.rank} and suit ${queen.suit}.`);",
        replace:
          'console.log("A card: %s, of rank %d and suit %d.", queen, queen.rank, queen.suit);',
      },
    ],
  },
  {
    stage: "1-cards",
    name: "rank-read-as-an-index",
    in: ["Card.toString"],
    kind: "bound",
    edits: [
      {
        file: "card.ts",
        find: "RANK_LETTERS.charAt(this.#rank - LOWEST_RANK) +",
        replace: "RANK_LETTERS[this.#rank] +",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "letters-called-like-a-function",
    in: ["Card.toString"],
    kind: "crash",
    edits: [
      {
        file: "card.ts",
        find: "SUIT_LETTERS.charAt(this.#suit)",
        replace: "SUIT_LETTERS(this.#suit)",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "suit-of-the-parameter-is-lost",
    in: ["Card.constructor"],
    kind: "statement",
    edits: [
      {
        file: "card.ts",
        find: "    this.#rank = rank;\n    this.#suit = suit;\n",
        replace: "    this.#rank = rank;\n",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "field-set-to-itself",
    in: ["Card.constructor"],
    kind: "undefined",
    edits: [
      {
        file: "card.ts",
        find: "    this.#rank = rank;\n",
        replace: "    this.#rank = this.#rank;\n",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "fields-without-this",
    in: ["Card.rank"],
    kind: "name",
    edits: [{ file: "card.ts", find: "    return this.#rank;\n", replace: "    return rank;\n" }],
  },
  {
    stage: "1-cards",
    name: "getter-calls-itself",
    in: ["Card.rank"],
    kind: "crash",
    edits: [
      { file: "card.ts", find: "    return this.#rank;\n", replace: "    return this.rank;\n" },
    ],
  },
  {
    stage: "1-cards",
    name: "equals-without-return",
    in: ["Card.equals"],
    kind: "return",
    edits: [
      {
        file: "card.ts",
        find: "    return this.#rank === other.rank && this.#suit === other.suit;",
        replace: "    this.#rank === other.rank && this.#suit === other.suit;",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "equals-by-or",
    in: ["Card.equals"],
    kind: "condition",
    edits: [
      {
        file: "card.ts",
        find: "this.#rank === other.rank && this.#suit === other.suit",
        replace: "this.#rank === other.rank || this.#suit === other.suit",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "not-found-refused-as-false",
    in: ["Card.parse"],
    kind: "condition",
    edits: [
      {
        file: "card.ts",
        find: "rank === -1 || suit === -1) return undefined;",
        replace: "!rank || !suit) return undefined;",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "parse-does-not-add-the-lowest-rank",
    in: ["Card.parse"],
    kind: "bound",
    edits: [
      {
        file: "card.ts",
        find: "return new Card(rank + LOWEST_RANK, suit);",
        replace: "return new Card(rank + 1, suit);",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "parse-gives-the-letters",
    in: ["Card.parse"],
    kind: "type",
    edits: [
      {
        file: "card.ts",
        find: "return new Card(rank + LOWEST_RANK, suit);",
        replace: "return new Card(rank + LOWEST_RANK, letters.charAt(1));",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "rank-refused-at-the-ace",
    in: ["Card.constructor"],
    kind: "bound",
    edits: [
      {
        file: "card.ts",
        find: "RANK_LETTERS[rank - LOWEST_RANK] === undefined",
        replace: "rank < 2 || rank >= 14",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "deals-the-array",
    in: ["Deck.deal"],
    kind: "type",
    edits: [
      { file: "deck.ts", find: "this.#cards.shift();", replace: "this.#cards.splice(0, 1);" },
    ],
  },
  {
    stage: "1-cards",
    name: "dealt-card-without-return",
    in: ["Deck.deal"],
    kind: "return",
    edits: [{ file: "deck.ts", find: "    return card;\n", replace: "" }],
  },
  {
    stage: "1-cards",
    name: "swap-without-a-third-variable",
    in: ["Deck.swap"],
    kind: "order",
    reported: true,
    edits: [
      {
        file: "deck.ts",
        find: "    this.#cards[place] = two;\n    this.#cards[other] = one;\n",
        replace:
          "    this.#cards[place] = this.#cards[other]!;\n    this.#cards[other] = this.#cards[place]!;\n",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "swap-refuses-by-and",
    in: ["Deck.swap"],
    kind: "condition",
    edits: [
      {
        file: "deck.ts",
        find: "one === undefined || two === undefined",
        replace: "one === undefined && two === undefined",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "size-is-fixed",
    in: ["Deck.size"],
    kind: "algorithm",
    edits: [{ file: "deck.ts", find: "return this.#cards.length;", replace: "return 52;" }],
  },
  {
    stage: "1-cards",
    name: "card-without-new",
    in: ["Deck.constructor"],
    kind: "crash",
    edits: [
      {
        file: "deck.ts",
        find: "this.#cards.push(new Card(rank, suit));",
        replace: "this.#cards.push(Card(rank, suit));",
      },
    ],
  },
  {
    stage: "1-cards",
    name: "suit-before-rank-in-new",
    in: ["Deck.constructor"],
    kind: "order",
    edits: [{ file: "deck.ts", find: "new Card(rank, suit)", replace: "new Card(suit, rank)" }],
  },
  {
    stage: "1-cards",
    name: "private-field-not-declared",
    in: ["Card"],
    kind: "syntax",
    edits: [{ file: "card.ts", find: "  readonly #suit: Suit;\n", replace: "" }],
  },
  {
    stage: "1-cards",
    name: "cards-without-hash",
    in: ["Deck.size"],
    kind: "name",
    edits: [
      { file: "deck.ts", find: "return this.#cards.length;", replace: "return this.cards.length;" },
    ],
  },
  {
    stage: "1-cards",
    name: "throws-text",
    in: ["Deck.deal"],
    kind: "type",
    edits: [
      {
        file: "deck.ts",
        find: 'throw new RangeError("deal: the deck is empty");',
        replace: 'throw "deal: the deck is empty";',
      },
    ],
  },
  {
    stage: "1-cards",
    name: "range-error-without-throw",
    in: ["Card.constructor"],
    kind: "statement",
    edits: [
      { file: "card.ts", find: "throw new RangeError(`Card", replace: "new RangeError(`Card" },
    ],
  },

  // 2-deal
  {
    stage: "2-deal",
    name: "shuffle-starts-from-the-size",
    in: ["Dealer.shuffle"],
    kind: "bound",
    reported: true,
    edits: [{ file: "dealer.ts", find: "let i = deck.size - 1;", replace: "let i = deck.size;" }],
  },
  {
    stage: "2-deal",
    name: "shuffle-stops-above-1",
    in: ["Dealer.shuffle"],
    kind: "bound",
    reported: true,
    edits: [{ file: "dealer.ts", find: "i >= 1; i--", replace: "i > 1; i--" }],
  },
  {
    stage: "2-deal",
    name: "math-random-in-the-shuffle",
    in: ["Dealer.shuffle"],
    kind: "algorithm",
    reported: true,
    edits: [
      {
        file: "dealer.ts",
        find: "this.#random() % (i + 1)",
        replace: "Math.floor(Math.random() * (i + 1))",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "random-not-called",
    in: ["Dealer.shuffle"],
    kind: "type",
    edits: [
      { file: "dealer.ts", find: "this.#random() % (i + 1)", replace: "this.#random % (i + 1)" },
    ],
  },
  {
    stage: "2-deal",
    name: "random-called-in-the-constructor",
    in: ["Dealer.constructor"],
    kind: "type",
    edits: [
      { file: "dealer.ts", find: "this.#random = random;", replace: "this.#random = random();" },
    ],
  },
  {
    stage: "2-deal",
    name: "four-names-for-one-hand",
    in: ["Dealer.deal"],
    kind: "shared",
    reported: true,
    edits: [
      {
        file: "dealer.ts",
        find: "Array.from({ length: PLAYERS }, () => new Hand())",
        replace: "new Array(PLAYERS).fill(new Hand())",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "size-read-while-it-shrinks",
    in: ["Dealer.deal"],
    kind: "loop",
    edits: [
      {
        file: "dealer.ts",
        find: "for (let turn = 0; deck.size > 0; turn++)",
        replace: "for (let turn = 0; turn < deck.size; turn++)",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "hands-not-returned",
    in: ["Dealer.deal"],
    kind: "return",
    edits: [{ file: "dealer.ts", find: "    return hands;\n", replace: "" }],
  },
  {
    stage: "2-deal",
    name: "one-array-for-all-hands",
    in: ["Hand"],
    kind: "shared",
    reported: true,
    edits: [
      {
        file: "hand.ts",
        find: "export class Hand {\n  readonly #cards: Card[] = [];\n",
        replace:
          "const dealt: Card[] = [];\n\nexport class Hand {\n  readonly #cards: Card[] = dealt;\n",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "has-by-includes",
    in: ["Hand.has"],
    kind: "identity",
    reported: true,
    edits: [
      {
        file: "hand.ts",
        find: "return this.#cards.some((held) => held.equals(card));",
        replace: "return this.#cards.includes(card) === true;",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "remove-by-index-of",
    in: ["Hand.remove"],
    kind: "identity",
    edits: [
      {
        file: "hand.ts",
        find: "this.#cards.findIndex((held) => held.equals(card))",
        replace: "this.#cards.indexOf(card)",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "place-0-is-not-found",
    in: ["Hand.remove"],
    kind: "condition",
    edits: [{ file: "hand.ts", find: "if (place === -1) throw", replace: "if (!place) throw" }],
  },
  {
    stage: "2-deal",
    name: "sorts-with-a-comparison",
    in: ["Hand.cards"],
    kind: "type",
    edits: [
      {
        file: "hand.ts",
        find: "card.suit - other.suit || card.rank - other.rank",
        replace: "card.suit > other.suit || card.rank > other.rank",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "sort-without-its-return",
    in: ["Hand.cards"],
    kind: "return",
    edits: [
      {
        file: "hand.ts",
        find: "this.#cards.toSorted((card, other) => card.suit - other.suit || card.rank - other.rank)",
        replace:
          "this.#cards.toSorted((card, other) => { card.suit - other.suit || card.rank - other.rank; })",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "cards-named-without-calling",
    in: ["Hand.toString"],
    kind: "crash",
    edits: [
      {
        file: "hand.ts",
        find: 'return this.cards().join(" ");',
        replace: 'return this.cards.join(" ");',
      },
    ],
  },
  {
    stage: "2-deal",
    name: "join-with-a-comma",
    in: ["Hand.toString"],
    kind: "text",
    edits: [
      {
        file: "hand.ts",
        find: 'return this.cards().join(" ");',
        replace: "return this.cards().toString();",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "adds-the-class",
    in: ["Hand.add"],
    kind: "name",
    edits: [
      {
        file: "hand.ts",
        find: "    this.#cards.push(card);\n",
        replace: "    this.#cards.push(Card);\n",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "hand-imported-from-a-file-with-a-capital",
    in: ["dealer.ts"],
    kind: "name",
    edits: [
      {
        file: "dealer.ts",
        find: 'import { Hand } from "./hand.ts";',
        replace: 'import { Hand } from "./Hand.ts";',
      },
    ],
  },
  {
    stage: "2-deal",
    name: "splice-without-a-count",
    in: ["Hand.remove"],
    kind: "type",
    edits: [
      {
        file: "hand.ts",
        find: "this.#cards.splice(place, 1);",
        replace: "this.#cards.splice(place);",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "length-not-size",
    in: ["Dealer.shuffle"],
    kind: "name",
    edits: [
      { file: "dealer.ts", find: "let i = deck.size - 1;", replace: "let i = deck.length - 1;" },
    ],
  },

  // 3-legal-plays
  {
    stage: "3-legal-plays",
    name: "parses-a-promise",
    in: ["Questions.askCard"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "questions.ts",
        find: 'Card.parse(await ask("Which card do you play? "))',
        replace: 'Card.parse(ask("Which card do you play? "))',
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "awaits-what-parse-returns",
    in: ["Questions.askCard"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "questions.ts",
        find: 'Card.parse(await ask("Which card do you play? "))',
        replace: 'await Card.parse(ask("Which card do you play? "))',
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "card-not-awaited",
    in: ["main.ts"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: "const card = await questions.askCard(player, led);",
        replace: "const card = questions.askCard(player, led);",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "parse-not-awaited-in-the-loop",
    in: ["Questions.askCard"],
    kind: "await",
    edits: [
      {
        file: "questions.ts",
        find: '      const card = Card.parse(await ask("Which card do you play? "));\n',
        replace:
          '      const answer = ask("Which card do you play? ");\n      const card = Card.parse(`${answer}`);\n',
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "loop-without-continue",
    in: ["Questions.askCard"],
    kind: "crash",
    edits: [{ file: "questions.ts", find: "        continue;\n", replace: "" }],
  },
  {
    stage: "3-legal-plays",
    name: "returns-after-the-complaint",
    in: ["Questions.askCard"],
    kind: "crash",
    edits: [{ file: "questions.ts", find: "        continue;\n", replace: "        return;\n" }],
  },
  {
    stage: "3-legal-plays",
    name: "card-found-returned-without-return",
    in: ["Questions.askCard"],
    kind: "return",
    edits: [
      {
        file: "questions.ts",
        find: "if (objection === undefined) return card;",
        replace: "if (objection === undefined) card;",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "led-is-forgotten",
    in: ["Questions.askCard"],
    kind: "type",
    edits: [
      {
        file: "questions.ts",
        find: "const objection = player.objection(card, led);",
        replace: "const objection = player.objection(card);",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "legal-cards-without-return",
    in: ["Player.legalCards"],
    kind: "return",
    reported: true,
    edits: [
      {
        file: "player.ts",
        find: "    return following.length > 0 ? following : held;",
        replace: "    following.length > 0 ? following : held;",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "filter-assigns",
    in: ["Player.legalCards"],
    kind: "crash",
    edits: [
      {
        file: "player.ts",
        find: "held.filter((card) => card.suit === led)",
        replace: "held.filter((card) => (card.suit = led))",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "legal-by-includes",
    in: ["Player.objection"],
    kind: "identity",
    reported: true,
    edits: [
      {
        file: "player.ts",
        find: "this.legalCards(led).some((legal) => legal.equals(card))",
        replace: "this.legalCards(led).includes(card)",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "objection-upside-down",
    in: ["Player.objection"],
    kind: "condition",
    edits: [
      {
        file: "player.ts",
        find: 'return isLegal ? undefined : "must follow suit";',
        replace: 'return isLegal ? "must follow suit" : undefined;',
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "holds-without-not",
    in: ["Player.objection"],
    kind: "condition",
    edits: [
      {
        file: "player.ts",
        find: "if (!this.holds(card)) return",
        replace: "if (this.holds(card)) return",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "plays-with-the-method-itself",
    in: ["Player.play"],
    kind: "type",
    edits: [
      {
        file: "player.ts",
        find: "const objection = this.objection(card, led);",
        replace: "const objection = this.objection;",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "removes-before-it-objects",
    in: ["Player.play"],
    kind: "order",
    edits: [
      {
        file: "player.ts",
        find: "    const objection = this.objection(card, led);\n",
        replace: "    this.#hand.remove(card);\n    const objection = this.objection(card, led);\n",
      },
      {
        file: "player.ts",
        find: "${objection}`);\n    this.#hand.remove(card);\n",
        replace: "${objection}`);\n",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "hand-shadowed-in-pick-up",
    in: ["Player.pickUp"],
    kind: "statement",
    edits: [
      { file: "player.ts", find: "    this.#hand = hand;\n", replace: "    hand = this.#hand;\n" },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "must-follow-suite",
    in: ["Questions.askCard"],
    kind: "text",
    edits: [
      { file: "questions.ts", find: '"You must follow suit"', replace: '"You must follow suite"' },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "brace-too-many",
    in: ["Player.holds"],
    kind: "syntax",
    edits: [
      {
        file: "player.ts",
        find: "    return this.#hand.has(card);\n  }\n",
        replace: "    return this.#hand.has(card);\n  }\n  }\n",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "holds-without-this",
    in: ["Player.objection"],
    kind: "name",
    edits: [{ file: "player.ts", find: "if (!this.holds(card))", replace: "if (!holds(card))" }],
  },
  {
    stage: "3-legal-plays",
    name: "name-as-a-method",
    in: ["Player.name"],
    kind: "type",
    edits: [{ file: "player.ts", find: "  get name(): string {", replace: "  name(): string {" }],
  },
  {
    stage: "3-legal-plays",
    name: "hand-size-is-the-hand",
    in: ["Player.handSize"],
    kind: "type",
    edits: [{ file: "player.ts", find: "return this.#hand.size;", replace: "return this.#hand;" }],
  },

  // 4-trick
  {
    stage: "4-trick",
    name: "card-of-the-trick-not-awaited",
    in: ["watchTrick"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "main.ts",
        find: "trick.play(player, await questions.askCard(player, trick));",
        replace: "trick.play(player, questions.askCard(player, trick));",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "watched-trick-not-awaited",
    in: ["main.ts"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: "leader = await watchTrick(leader);",
        replace: "leader = watchTrick(leader);",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "another-not-awaited",
    in: ["main.ts"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "main.ts",
        find: "while (await questions.askAnother());",
        replace: "while (questions.askAnother());",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "taker-not-returned",
    in: ["watchTrick"],
    kind: "return",
    reported: true,
    edits: [{ file: "main.ts", find: "  return taker;\n", replace: "" }],
  },
  {
    stage: "4-trick",
    name: "prints-the-player",
    in: ["watchTrick"],
    kind: "undefined",
    edits: [
      { file: "main.ts", find: "print(`${taker.name} takes", replace: "print(`${taker} takes" },
    ],
  },
  {
    stage: "4-trick",
    name: "leader-is-declared-again",
    in: ["main.ts"],
    kind: "statement",
    edits: [
      {
        file: "main.ts",
        find: "  leader = await watchTrick(leader);",
        replace: "  const taker = await watchTrick(leader);",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "best-compared-with-the-first-only",
    in: ["Trick.#best"],
    kind: "statement",
    edits: [
      {
        file: "trick.ts",
        find: "if (play.card.rank > best.card.rank) best = play;",
        replace: "if (play.card.rank > this.#plays[0]!.card.rank) best = play;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "best-without-return",
    in: ["Trick.#best"],
    kind: "return",
    edits: [{ file: "trick.ts", find: "    return best;\n", replace: "" }],
  },
  {
    stage: "4-trick",
    name: "compares-cards-by-greater",
    in: ["Trick.#best"],
    kind: "type",
    edits: [
      {
        file: "trick.ts",
        find: "if (play.card.rank > best.card.rank) best = play;",
        replace: "if (play.card > best.card) best = play;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "ranks-as-text",
    in: ["Trick.#best"],
    kind: "type",
    edits: [
      {
        file: "trick.ts",
        find: "if (play.card.rank > best.card.rank) best = play;",
        replace: "if (String(play.card.rank) > String(best.card.rank)) best = play;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "complete-after-three",
    in: ["Trick.isComplete"],
    kind: "bound",
    edits: [
      {
        file: "trick.ts",
        find: "return this.#plays.length === CARDS_A_TRICK;",
        replace: "return this.#plays.length === CARDS_A_TRICK - 1;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "complete-if-not-complete",
    in: ["Trick.play"],
    kind: "condition",
    edits: [
      {
        file: "trick.ts",
        find: "if (this.isComplete) throw",
        replace: "if (!this.isComplete) throw",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "plays-pushed-as-two-values",
    in: ["Trick.play"],
    kind: "type",
    edits: [
      {
        file: "trick.ts",
        find: "this.#plays.push({ player, card });",
        replace: "this.#plays.push(player, card);",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "leader-read-from-place-1",
    in: ["Trick.leader"],
    kind: "bound",
    edits: [
      {
        file: "trick.ts",
        find: "return this.#plays[0]?.player;",
        replace: "return this.#plays[1]?.player;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "first-card-read-before-it-lies",
    in: ["Trick.leader"],
    kind: "crash",
    edits: [
      {
        file: "trick.ts",
        find: "return this.#plays[0]?.player;",
        replace: "return this.#plays[0].player;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "cards-of-the-plays-themselves",
    in: ["Trick.cards"],
    kind: "crash",
    edits: [
      {
        file: "trick.ts",
        find: "return this.#plays.map((play) => play.card);",
        replace: "return [...this.#plays];",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "one-seat-too-late",
    in: ["Table.playersFrom"],
    kind: "bound",
    edits: [
      {
        file: "table.ts",
        find: "[...this.#players.slice(place), ...this.#players.slice(0, place)]",
        replace: "[...this.#players.slice(place + 1), ...this.#players.slice(0, place + 1)]",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "slice-up-to-place-minus-1",
    in: ["Table.playersFrom"],
    kind: "bound",
    edits: [
      {
        file: "table.ts",
        find: "...this.#players.slice(0, place)]",
        replace: "...this.#players.slice(0, place - 1)]",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "arrays-in-an-array",
    in: ["Table.playersFrom"],
    kind: "type",
    edits: [
      {
        file: "table.ts",
        find: "[...this.#players.slice(place), ...this.#players.slice(0, place)]",
        replace: "[this.#players.slice(place), this.#players.slice(0, place)]",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "name-looked-for",
    in: ["Table.playersFrom"],
    kind: "identity",
    edits: [
      {
        file: "table.ts",
        find: "this.#players.indexOf(first)",
        replace: "this.#players.indexOf(first.name)",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "comma-missing",
    in: ["Trick.play"],
    kind: "syntax",
    edits: [
      {
        file: "trick.ts",
        find: "this.#plays.push({ player, card });",
        replace: "this.#plays.push({ player card });",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "another-player-asked",
    in: ["watchTrick"],
    kind: "name",
    edits: [
      {
        file: "main.ts",
        find: "questions.askCard(player, trick)",
        replace: "questions.askCard(leader, trick)",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "players-not-kept",
    in: ["Table.constructor"],
    kind: "statement",
    edits: [
      {
        file: "table.ts",
        find: "    this.#players = [...players];\n",
        replace: "    this.players = [...players];\n",
      },
    ],
  },

  // 5-score
  {
    stage: "5-score",
    name: "taken-cards-not-awaited",
    in: ["keepScore"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "main.ts",
        find: "const cards = await questions.askTaken(player, rest);",
        replace: "const cards = questions.askTaken(player, rest);",
      },
    ],
  },
  {
    stage: "5-score",
    name: "score-not-awaited",
    in: ["main.ts"],
    kind: "await",
    edits: [{ file: "main.ts", find: "  await keepScore();\n", replace: "  keepScore();\n" }],
  },
  {
    stage: "5-score",
    name: "points-start-without-a-number",
    in: ["HandScore.pointsIn"],
    kind: "undefined",
    edits: [{ file: "hand-score.ts", find: "let points = 0;", replace: "let points;" }],
  },
  {
    stage: "5-score",
    name: "points-start-as-text",
    in: ["HandScore.pointsIn"],
    kind: "type",
    edits: [{ file: "hand-score.ts", find: "let points = 0;", replace: 'let points = "";' }],
  },
  {
    stage: "5-score",
    name: "points-without-return",
    in: ["HandScore.pointsIn"],
    kind: "return",
    edits: [{ file: "hand-score.ts", find: "    return points;\n", replace: "" }],
  },
  {
    stage: "5-score",
    name: "queen-is-not-rank-12",
    in: ["QUEEN"],
    kind: "bound",
    edits: [{ file: "hand-score.ts", find: "const QUEEN = 12;", replace: "const QUEEN = 11;" }],
  },
  {
    stage: "5-score",
    name: "else-after-the-hearts",
    in: ["HandScore.pointsIn"],
    kind: "condition",
    edits: [
      {
        file: "hand-score.ts",
        find: "if (card.suit === Suit.Spades && card.rank === QUEEN) points",
        replace: "else if (card.suit === Suit.Spades || card.rank === QUEEN) points",
      },
    ],
  },
  {
    stage: "5-score",
    name: "points-in-without-its-class",
    in: ["HandScore.take"],
    kind: "name",
    edits: [
      {
        file: "hand-score.ts",
        find: "+ HandScore.pointsIn(cards));",
        replace: "+ pointsIn(cards));",
      },
    ],
  },
  {
    stage: "5-score",
    name: "points-in-of-the-object",
    in: ["HandScore.take"],
    kind: "crash",
    edits: [
      {
        file: "hand-score.ts",
        find: "+ HandScore.pointsIn(cards));",
        replace: "+ this.pointsIn(cards));",
      },
    ],
  },
  {
    stage: "5-score",
    name: "map-read-like-an-array",
    in: ["HandScore.take"],
    kind: "undefined",
    edits: [
      {
        file: "hand-score.ts",
        find: "(this.#taken.get(player) ?? 0) + HandScore",
        replace: "this.#taken[player] + HandScore",
      },
    ],
  },
  {
    stage: "5-score",
    name: "shooter-compared-by-name-and-player",
    in: ["HandScore.points"],
    kind: "identity",
    edits: [
      {
        file: "hand-score.ts",
        find: "return player === shooter ? 0 : ALL_POINTS;",
        replace: "return player.name === shooter ? 0 : ALL_POINTS;",
      },
    ],
  },
  {
    stage: "5-score",
    name: "total-set-not-added",
    in: ["ScoreSheet.enter"],
    kind: "statement",
    edits: [
      {
        file: "score-sheet.ts",
        find: "total + hand.points(player)",
        replace: "hand.points(player)",
      },
    ],
  },
  {
    stage: "5-score",
    name: "points-method-added",
    in: ["ScoreSheet.enter"],
    kind: "type",
    edits: [
      {
        file: "score-sheet.ts",
        find: "total + hand.points(player)",
        replace: "total + hand.points",
      },
    ],
  },
  {
    stage: "5-score",
    name: "minimum-of-an-array",
    in: ["ScoreSheet.winners"],
    kind: "undefined",
    edits: [
      {
        file: "score-sheet.ts",
        find: "Math.min(...this.#totals.values())",
        replace: "Math.min([...this.#totals.values()])",
      },
    ],
  },
  {
    stage: "5-score",
    name: "winners-above-the-fewest",
    in: ["ScoreSheet.winners"],
    kind: "condition",
    edits: [
      {
        file: "score-sheet.ts",
        find: "this.#totals.get(player) === fewest",
        replace: "this.#totals.get(player) !== fewest",
      },
    ],
  },
  {
    stage: "5-score",
    name: "over-arrow-without-return",
    in: ["ScoreSheet.isOver"],
    kind: "return",
    edits: [
      {
        file: "score-sheet.ts",
        find: "some((total) => total >= LAST_TOTAL)",
        replace: "some((total) => { total >= LAST_TOTAL; })",
      },
    ],
  },
  {
    stage: "5-score",
    name: "moon-for-everybody",
    in: ["HandScore.points"],
    kind: "condition",
    edits: [
      {
        file: "hand-score.ts",
        find: "if (shooter === undefined) return",
        replace: "if (shooter !== undefined) return",
      },
    ],
  },
  {
    stage: "5-score",
    name: "total-without-return",
    in: ["ScoreSheet.total"],
    kind: "return",
    edits: [
      {
        file: "score-sheet.ts",
        find: "return this.#totals.get(player) ?? 0;",
        replace: "this.#totals.get(player) ?? 0;",
      },
    ],
  },
  {
    stage: "5-score",
    name: "take-replaces-with-cards",
    in: ["HandScore.take"],
    kind: "type",
    edits: [{ file: "hand-score.ts", find: "+ HandScore.pointsIn(cards));", replace: "+ cards);" }],
  },

  // 6-full-play
  {
    stage: "6-full-play",
    name: "hand-of-play-not-awaited",
    in: ["Game.play"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "game.ts",
        find: "const hand = await this.#playHand(number);",
        replace: "const hand = this.#playHand(number);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "trick-not-awaited",
    in: ["Game.#playHand"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "game.ts",
        find: "const trick = await this.#playTrick(leader);",
        replace: "const trick = this.#playTrick(leader);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "chosen-card-not-awaited",
    in: ["Game.#playTrick"],
    kind: "await",
    edits: [
      {
        file: "game.ts",
        find: "await this.#choosers.get(player)!.choose(player, trick)",
        replace: "this.#choosers.get(player)!.choose(player, trick)",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "answer-not-awaited-in-the-loop",
    in: ["askPlays"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "main.ts",
        find: '(await ask("Play or watch? [p/w] ")).trim().toLowerCase();',
        replace: 'ask("Play or watch? [p/w] ");',
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "answer-not-awaited",
    in: ["askPlays"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: '(await ask("Play or watch? [p/w] ")).trim()',
        replace: 'ask("Play or watch? [p/w] ").trim()',
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "plays-not-awaited",
    in: ["main.ts"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: "const userPlays = await askPlays();",
        replace: "const userPlays = askPlays();",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "trick-not-returned",
    in: ["Game.#playTrick"],
    kind: "return",
    edits: [{ file: "game.ts", find: "    return trick;\n", replace: "" }],
  },
  {
    stage: "6-full-play",
    name: "deck-not-passed-to-the-dealer",
    in: ["Game.#deal"],
    kind: "type",
    edits: [
      { file: "game.ts", find: "this.#dealer.shuffle(deck);", replace: "this.#dealer.shuffle();" },
    ],
  },
  {
    stage: "6-full-play",
    name: "deck-dealt-before-it-is-shuffled",
    in: ["Game.#deal"],
    kind: "order",
    edits: [
      {
        file: "game.ts",
        find: "    this.#dealer.shuffle(deck);\n    const hands = this.#dealer.deal(deck);\n",
        replace: "    const hands = this.#dealer.deal(deck);\n    this.#dealer.shuffle(deck);\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "leader-by-a-new-card",
    in: ["Game.#deal"],
    kind: "identity",
    edits: [
      {
        file: "game.ts",
        find: "player.holds(TWO_OF_CLUBS)",
        replace: "player.legalCards().includes(TWO_OF_CLUBS)",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "cards-stay-in-the-hands",
    in: ["Game.#playTrick"],
    kind: "statement",
    edits: [{ file: "game.ts", find: "      player.play(card, trick.ledSuit);\n", replace: "" }],
  },
  {
    stage: "6-full-play",
    name: "fourteenth-trick",
    in: ["Game.#playHand"],
    kind: "bound",
    edits: [
      {
        file: "game.ts",
        find: "let trickNumber = 1; trickNumber <=",
        replace: "let trickNumber = 0; trickNumber <=",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "game-without-its-sheet",
    in: ["Game.play"],
    kind: "loop",
    edits: [{ file: "game.ts", find: "      this.#sheet.enter(hand);\n", replace: "" }],
  },
  {
    stage: "6-full-play",
    name: "safe-without-not",
    in: ["Computer.choose"],
    kind: "condition",
    edits: [
      {
        file: "computer.ts",
        find: "legal.filter((card) => !this.#takes(card, trick))",
        replace: "legal.filter((card) => this.#takes(card, trick))",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "highest-of-no-cards",
    in: ["Computer.choose"],
    kind: "crash",
    edits: [
      {
        file: "computer.ts",
        find: "return safe.length > 0 ? this.#highest(safe) : this.#lowest(legal);",
        replace: "return this.#highest(safe) ?? this.#lowest(legal);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "method-passed-without-its-object",
    in: ["Computer.choose"],
    kind: "crash",
    edits: [
      {
        file: "computer.ts",
        find: "    const legal = player.legalCards(trick.ledSuit);\n",
        replace:
          "    const { legalCards } = player;\n    const legal = legalCards(trick.ledSuit);\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "p-or-w-as-one-condition",
    in: ["askPlays"],
    kind: "condition",
    edits: [
      {
        file: "main.ts",
        find: 'if (answer === "p" || answer === "w") return answer === "p";',
        replace: 'if (answer === "p" || "w") return answer === "p";',
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "answer-compared-with-capital-letters",
    in: ["askPlays"],
    kind: "condition",
    edits: [
      {
        file: "main.ts",
        find: 'if (answer === "p" || answer === "w") return answer === "p";',
        replace: 'if (answer === "P" || answer === "W") return answer === "P";',
      },
    ],
  },
  // Slips that only a later stage shows.
  {
    stage: "4-trick",
    name: "led-suit-of-the-last-card",
    in: ["Trick.ledSuit"],
    kind: "name",
    edits: [
      {
        file: "trick.ts",
        find: "return this.#plays[0]?.card.suit;",
        replace: "return this.#plays.at(-1)?.card.suit;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "led-suit-without-return",
    in: ["Trick.ledSuit"],
    kind: "return",
    edits: [
      {
        file: "trick.ts",
        find: "    return this.#plays[0]?.card.suit;",
        replace: "    this.#plays[0]?.card.suit;",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "cards-sorted-in-place-and-handed-out",
    in: ["Hand.cards"],
    kind: "shared",
    edits: [
      {
        file: "hand.ts",
        find: "    return this.#cards.toSorted((card, other) => card.suit - other.suit || card.rank - other.rank);",
        replace:
          "    this.#cards.sort((card, other) => card.suit - other.suit || card.rank - other.rank);\n    return this.#cards;",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "name-not-kept",
    in: ["Player.constructor"],
    kind: "undefined",
    edits: [
      { file: "player.ts", find: "    this.#name = name;\n", replace: "    name = this.#name;\n" },
    ],
  },
  {
    stage: "4-trick",
    name: "highest-of-an-empty-trick",
    in: ["Trick.highest"],
    kind: "crash",
    edits: [
      {
        file: "trick.ts",
        find: "return this.#best()?.card;",
        replace: "return this.#best().card;",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    shows: "5-score",
    name: "empty-line-is-a-card",
    in: ["Questions.#differentCards"],
    kind: "statement",
    edits: [
      {
        file: "questions.ts",
        find: 'line.split(/\\s+/).filter((part) => part !== "")',
        replace: "line.trim().split(/\\s+/)",
      },
    ],
  },

  // 7-unit-tests
  {
    stage: "7-unit-tests",
    name: "throw-without-an-arrow",
    in: ["hearts.test.ts"],
    kind: "type",
    reported: true,
    edits: [
      {
        file: "hearts.test.ts",
        find: "expect(() => deck.deal()).toThrow(RangeError);",
        replace: "expect(deck.deal()).toThrow(RangeError);",
      },
    ],
  },
];
