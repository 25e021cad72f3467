/**
 * Slips in two-player Spades.
 *
 * @module
 */
import type { Slip } from "./slip.ts";

export const slips: readonly Slip[] = [
  // 1-structs
  {
    stage: "1-structs",
    name: "blank-cards-without-return",
    in: ["blankCards"],
    kind: "return",
    edits: [{ file: "main.ts", find: "  return cards;\n", replace: "" }],
  },
  {
    stage: "1-structs",
    name: "array-of-holes",
    in: ["blankCards"],
    kind: "undefined",
    edits: [
      {
        file: "main.ts",
        find: "  const cards: Card[] = [];\n",
        replace: "  const cards: Card[] = new Array(howMany);\n",
      },
    ],
  },
  {
    stage: "1-structs",
    name: "suits-from-high-to-low",
    in: ["Suit"],
    kind: "order",
    edits: [
      {
        file: "structs.ts",
        find: "  Clubs,\n  Diamonds,\n  Hearts,\n  Spades,\n",
        replace: "  Spades,\n  Hearts,\n  Diamonds,\n  Clubs,\n",
      },
    ],
  },
  {
    stage: "1-structs",
    name: "suit-misspelt",
    in: ["Suit"],
    kind: "name",
    edits: [{ file: "structs.ts", find: "  Diamonds,\n", replace: "  Dimonds,\n" }],
  },
  {
    stage: "1-structs",
    name: "rank-is-called-value",
    in: ["Card"],
    kind: "name",
    edits: [{ file: "structs.ts", find: "  rank: number;\n", replace: "  value: number;\n" }],
  },
  {
    stage: "1-structs",
    name: "hand-without-a-count",
    in: ["Hand"],
    kind: "statement",
    edits: [{ file: "structs.ts", find: "  count: number;\n", replace: "" }],
  },
  {
    stage: "1-structs",
    name: "comma-between-fields-and-no-bracket",
    in: ["blankCards"],
    kind: "syntax",
    edits: [
      {
        file: "main.ts",
        find: "cards.push({ rank: 0, suit: 0 });",
        replace: "cards.push({ rank: 0 suit: 0 });",
      },
    ],
  },

  // 2-build-deck
  {
    stage: "2-build-deck",
    name: "index-never-moves",
    in: ["buildDeck"],
    kind: "statement",
    edits: [{ file: "deck.ts", find: "      deck.index--;\n", replace: "" }],
  },
  {
    stage: "2-build-deck",
    name: "inner-loop-counts-the-outer-variable",
    in: ["buildDeck"],
    kind: "loop",
    edits: [
      {
        file: "deck.ts",
        find: "suit <= Suit.Spades; suit++",
        replace: "suit <= Suit.Spades; rank++",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "deck-is-not-returned",
    in: ["buildDeck"],
    kind: "return",
    edits: [
      {
        file: "deck.ts",
        find: "  deck.index = 0;\n  return deck;\n",
        replace: "  deck.index = 0;\n",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "one-card-object-for-all-places",
    in: ["buildDeck"],
    kind: "shared",
    edits: [
      {
        file: "deck.ts",
        find: "index: DECK_SIZE - 1 };\n",
        replace: "index: DECK_SIZE - 1 };\n  const card: Card = { rank: 0, suit: Suit.Clubs };\n",
      },
      {
        file: "deck.ts",
        find: "      deck.cards[deck.index] = { rank, suit };\n",
        replace:
          "      card.rank = rank;\n      card.suit = suit;\n      deck.cards[deck.index] = card;\n",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "suit-is-not-raised",
    in: ["buildDeck"],
    kind: "loop",
    edits: [
      {
        file: "deck.ts",
        find: "    for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++) {\n",
        replace: "    for (let suit = Suit.Clubs; suit <= Suit.Spades; ) {\n",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "prints-the-card-objects",
    in: ["printDeck"],
    kind: "undefined",
    edits: [
      {
        file: "deck.ts",
        find: 'row.map((card) => `${card.rank}:${card.suit}`).join(" ")',
        replace: 'row.join(" ")',
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "arrow-with-braces-and-no-return",
    in: ["printDeck"],
    kind: "return",
    edits: [
      {
        file: "deck.ts",
        find: 'row.map((card) => `${card.rank}:${card.suit}`).join(" ")',
        replace: 'row.map((card) => { `${card.rank}:${card.suit}`; }).join(" ")',
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "slice-takes-a-count",
    in: ["printDeck"],
    kind: "algorithm",
    edits: [
      {
        file: "deck.ts",
        find: "slice(start, start + CARDS_A_LINE)",
        replace: "slice(start, CARDS_A_LINE)",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "single-quotes-around-a-template",
    in: ["printDeck"],
    kind: "text",
    edits: [
      {
        file: "deck.ts",
        find: "print(`Next card: index ${deck.index}`)",
        replace: "print('Next card: index ${deck.index}')",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "no-brace-after-the-loops",
    in: ["buildDeck"],
    kind: "syntax",
    edits: [
      {
        file: "deck.ts",
        find: "      deck.index--;\n    }\n  }\n",
        replace: "      deck.index--;\n    }\n",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "deck-made-only-once",
    in: ["buildDeck"],
    kind: "shared",
    edits: [
      {
        file: "deck.ts",
        find: "export function buildDeck(): Deck {\n  const deck: Deck = { cards: new Array<Card>(DECK_SIZE), index: DECK_SIZE - 1 };\n",
        replace:
          "const deck: Deck = { cards: [], index: DECK_SIZE - 1 };\n\nexport function buildDeck(): Deck {\n",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "build-deck-not-exported",
    in: ["buildDeck"],
    kind: "name",
    edits: [
      {
        file: "deck.ts",
        find: "export function buildDeck(): Deck {",
        replace: "function buildDeck(): Deck {",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "commas-in-for",
    in: ["buildDeck"],
    kind: "syntax",
    edits: [
      {
        file: "deck.ts",
        find: "for (let rank = LOWEST_RANK; rank <= HIGHEST_RANK; rank++)",
        replace: "for (let rank = LOWEST_RANK, rank <= HIGHEST_RANK, rank++)",
      },
    ],
  },
  {
    stage: "2-build-deck",
    name: "ranks-below-the-ace",
    in: ["buildDeck"],
    kind: "bound",
    edits: [
      {
        file: "deck.ts",
        find: "rank <= HIGHEST_RANK; rank++",
        replace: "rank < HIGHEST_RANK; rank++",
      },
    ],
  },

  // 3-shuffle
  {
    stage: "3-shuffle",
    name: "runs-down-to-1",
    in: ["shuffleDeck"],
    kind: "bound",
    reported: true,
    edits: [{ file: "shuffle.ts", find: "i >= 0; i--", replace: "i > 0; i--" }],
  },
  {
    stage: "3-shuffle",
    name: "remainder-by-i-and-no-third-variable",
    in: ["shuffleDeck"],
    kind: "algorithm",
    reported: true,
    edits: [
      { file: "shuffle.ts", find: "rand() % (i + 1)", replace: "rand() % i" },
      {
        file: "shuffle.ts",
        find: "    const card = deck.cards[i]!;\n    deck.cards[i] = deck.cards[r]!;\n    deck.cards[r] = card;\n",
        replace: "    deck.cards[i] = deck.cards[r]!;\n    deck.cards[r] = deck.cards[i]!;\n",
      },
    ],
  },
  {
    stage: "3-shuffle",
    name: "swaps-without-a-third-variable",
    in: ["shuffleDeck"],
    kind: "order",
    reported: true,
    edits: [
      {
        file: "shuffle.ts",
        find: "    const card = deck.cards[i]!;\n    deck.cards[i] = deck.cards[r]!;\n    deck.cards[r] = card;\n",
        replace: "    deck.cards[r] = deck.cards[i]!;\n    deck.cards[i] = deck.cards[r]!;\n",
      },
    ],
  },
  {
    stage: "3-shuffle",
    name: "starts-from-the-length",
    in: ["shuffleDeck"],
    kind: "bound",
    reported: true,
    edits: [
      {
        file: "shuffle.ts",
        find: "let i = deck.cards.length - 1;",
        replace: "let i = deck.cards.length;",
      },
    ],
  },
  {
    stage: "3-shuffle",
    name: "stops-above-1",
    in: ["shuffleDeck"],
    kind: "bound",
    reported: true,
    edits: [{ file: "shuffle.ts", find: "i >= 0; i--", replace: "i > 1; i--" }],
  },
  {
    stage: "3-shuffle",
    name: "math-random",
    in: ["shuffleDeck"],
    kind: "algorithm",
    reported: true,
    edits: [
      {
        file: "shuffle.ts",
        find: "rand() % (i + 1)",
        replace: "Math.floor(Math.random() * (i + 1))",
      },
    ],
  },
  {
    stage: "3-shuffle",
    name: "rand-without-parentheses",
    in: ["shuffleDeck"],
    kind: "type",
    edits: [{ file: "shuffle.ts", find: "rand() % (i + 1)", replace: "rand % (i + 1)" }],
  },
  {
    stage: "3-shuffle",
    name: "counts-up-on-the-way-down",
    in: ["shuffleDeck"],
    kind: "loop",
    edits: [{ file: "shuffle.ts", find: "i >= 0; i--", replace: "i >= 0; i++" }],
  },
  {
    stage: "3-shuffle",
    name: "shuffles-the-deck-as-an-array",
    in: ["shuffleDeck"],
    kind: "name",
    edits: [
      {
        file: "shuffle.ts",
        find: "let i = deck.cards.length - 1;",
        replace: "let i = deck.length - 1;",
      },
    ],
  },
  {
    stage: "3-shuffle",
    name: "divides-for-the-remainder",
    in: ["shuffleDeck"],
    kind: "crash",
    edits: [{ file: "shuffle.ts", find: "rand() % (i + 1)", replace: "rand() / (i + 1)" }],
  },
  {
    stage: "3-shuffle",
    name: "prints-before-it-shuffles",
    in: ["main.ts"],
    kind: "order",
    edits: [
      {
        file: "main.ts",
        find: 'shuffleDeck(deck);\nprint();\nprint("The shuffled deck:");\nprintDeck(deck);\n',
        replace: 'print();\nprint("The shuffled deck:");\nprintDeck(deck);\nshuffleDeck(deck);\n',
      },
    ],
  },
  {
    stage: "3-shuffle",
    name: "seed-without-await",
    in: ["main.ts"],
    kind: "await",
    edits: [{ file: "main.ts", find: "srand(await askSeed());", replace: "srand(askSeed());" }],
  },
  {
    stage: "3-shuffle",
    name: "keeps-what-shuffling-returns",
    in: ["main.ts"],
    kind: "undefined",
    edits: [
      {
        file: "main.ts",
        find: 'shuffleDeck(deck);\nprint();\nprint("The shuffled deck:");\nprintDeck(deck);\n',
        replace:
          'const shuffled = shuffleDeck(deck);\nprint();\nprint("The shuffled deck:");\nprintDeck(shuffled);\n',
      },
    ],
  },
  {
    stage: "3-shuffle",
    name: "heading-without-its-colon",
    in: ["main.ts"],
    kind: "text",
    edits: [
      {
        file: "main.ts",
        find: 'print("The shuffled deck:");',
        replace: 'print("The shuffled deck");',
      },
    ],
  },
  {
    stage: "3-shuffle",
    name: "index-is-a-constant",
    in: ["shuffleDeck"],
    kind: "name",
    edits: [
      {
        file: "shuffle.ts",
        find: "for (let i = deck.cards.length - 1;",
        replace: "for (const i = deck.cards.length - 1;",
      },
    ],
  },
  {
    stage: "3-shuffle",
    name: "shuffle-not-imported",
    in: ["main.ts"],
    kind: "name",
    edits: [
      { file: "main.ts", find: 'import { shuffleDeck } from "./shuffle.ts";\n', replace: "" },
    ],
  },
  {
    stage: "3-shuffle",
    name: "no-empty-line-after-the-seed",
    in: ["main.ts"],
    kind: "text",
    edits: [
      {
        file: "main.ts",
        find: '\nprint();\nprint("The deck:");',
        replace: '\nprint("The deck:");',
      },
    ],
  },

  // 4-display
  {
    stage: "4-display",
    name: "rank-cases-fall-through",
    in: ["rankLetter"],
    kind: "statement",
    edits: [
      {
        file: "display.ts",
        find: '    case 10:\n      return "T";\n    case 11:\n      return "J";\n    case 12:\n      return "Q";\n    case 13:\n      return "K";\n    case 14:\n      return "A";\n    default:\n      return String(rank);\n  }\n',
        replace:
          '    case 10:\n      letter = "T";\n    case 11:\n      letter = "J";\n      break;\n    case 12:\n      letter = "Q";\n      break;\n    case 13:\n      letter = "K";\n      break;\n    case 14:\n      letter = "A";\n      break;\n  }\n  return letter;\n',
      },
      {
        file: "display.ts",
        find: "  switch (rank) {\n",
        replace: "  let letter = String(rank);\n  switch (rank) {\n",
      },
    ],
  },
  {
    stage: "4-display",
    name: "letter-array-read-from-index-rank",
    in: ["rankLetter"],
    kind: "undefined",
    edits: [
      {
        file: "display.ts",
        find: '    case 14:\n      return "A";\n    default:\n      return String(rank);\n',
        replace: '    case 14:\n      return "A";\n    default:\n      return "23456789"[rank]!;\n',
      },
    ],
  },
  {
    stage: "4-display",
    name: "suit-number-for-its-letter",
    in: ["cardName"],
    kind: "type",
    edits: [
      {
        file: "display.ts",
        find: "return rankLetter(card.rank) + suitLetter(card.suit);",
        replace: "return rankLetter(card.rank) + card.suit;",
      },
    ],
  },
  {
    stage: "4-display",
    name: "suit-letter-without-return",
    in: ["suitLetter"],
    kind: "return",
    reported: true,
    edits: [
      {
        file: "display.ts",
        find: '    case Suit.Spades:\n      return "S";\n',
        replace: '    case Suit.Spades:\n      "S";\n',
      },
    ],
  },
  {
    stage: "4-display",
    name: "assigns-in-the-condition",
    in: ["suitLetter"],
    kind: "condition",
    edits: [
      {
        file: "display.ts",
        find: '  switch (suit) {\n    case Suit.Clubs:\n      return "C";\n    case Suit.Diamonds:\n      return "D";\n    case Suit.Hearts:\n      return "H";\n    case Suit.Spades:\n      return "S";\n  }\n',
        replace:
          '  if ((suit = Suit.Diamonds)) return "D";\n  if (suit === Suit.Hearts) return "H";\n  if (suit === Suit.Spades) return "S";\n  return "C";\n',
      },
    ],
  },
  {
    stage: "4-display",
    name: "names-joined-with-commas",
    in: ["showDeck"],
    kind: "text",
    edits: [
      {
        file: "display.ts",
        find: 'row.map(cardName).join(" ")',
        replace: "row.map(cardName).join()",
      },
    ],
  },
  {
    stage: "4-display",
    name: "names-in-one-row-only",
    in: ["showDeck"],
    kind: "loop",
    edits: [{ file: "display.ts", find: "start += CARDS_A_LINE", replace: "start + CARDS_A_LINE" }],
  },
  {
    stage: "4-display",
    name: "small-letter-for-the-king",
    in: ["rankLetter"],
    kind: "text",
    edits: [{ file: "display.ts", find: 'return "K";', replace: 'return "k";' }],
  },
  {
    stage: "4-display",
    name: "suits-counted-from-one",
    in: ["suitLetter"],
    kind: "bound",
    edits: [
      {
        file: "display.ts",
        find: '    case Suit.Clubs:\n      return "C";\n    case Suit.Diamonds:\n      return "D";\n    case Suit.Hearts:\n      return "H";\n    case Suit.Spades:\n      return "S";\n  }\n',
        replace:
          '    case 1:\n      return "C";\n    case 2:\n      return "D";\n    case 3:\n      return "H";\n    default:\n      return "S";\n  }\n',
      },
    ],
  },
  {
    stage: "4-display",
    name: "letters-without-quotes",
    in: ["suitLetter"],
    kind: "name",
    edits: [{ file: "display.ts", find: 'return "C";', replace: "return C;" }],
  },
  {
    stage: "4-display",
    name: "suit-of-the-enum-misspelt",
    in: ["suitLetter"],
    kind: "name",
    edits: [{ file: "display.ts", find: "case Suit.Diamonds:", replace: "case Suit.diamonds:" }],
  },
  {
    stage: "4-display",
    name: "row-not-joined",
    in: ["showDeck"],
    kind: "type",
    edits: [
      {
        file: "display.ts",
        find: 'print(row.map(cardName).join(" "));',
        replace: "print(row.map(cardName));",
      },
    ],
  },

  // 5-draw
  {
    stage: "5-draw",
    name: "prints-the-blank-cards-too",
    in: ["printHand"],
    kind: "statement",
    reported: true,
    edits: [
      {
        file: "draw.ts",
        find: "hand.cards.slice(0, hand.count).map(cardName)",
        replace: "hand.cards.map(cardName)",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "empty-hand-without-cards",
    in: ["emptyHand", "addCard"],
    kind: "statement",
    reported: true,
    edits: [
      {
        file: "draw.ts",
        find: "  for (let i = 0; i < HAND_SIZE; i++) {\n    cards.push({ rank: 0, suit: 0 });\n  }\n",
        replace: "",
      },
      {
        file: "draw.ts",
        find: "if (hand.count === HAND_SIZE)",
        replace: "if (hand.count === hand.cards.length)",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "empty-hand-counts-13",
    in: ["emptyHand"],
    kind: "crash",
    edits: [
      {
        file: "draw.ts",
        find: "return { cards, count: 0 };",
        replace: "return { cards, count: cards.length };",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "answer-trimmed-before-it-comes",
    in: ["askKeep"],
    kind: "await",
    reported: true,
    edits: [{ file: "draw.ts", find: "(await ask(prompt)).trim()", replace: "ask(prompt).trim()" }],
  },
  {
    stage: "5-draw",
    name: "awaits-the-trimmed-promise",
    in: ["askKeep"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "draw.ts",
        find: "(await ask(prompt)).trim().toUpperCase()",
        replace: "await ask(prompt).trim().toUpperCase()",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "if-without-await",
    in: ["humanDraws"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "draw.ts",
        find: "  const keepsFirst = await askKeep(first);\n  const second = drawCard(deck);\n  if (keepsFirst) {",
        replace: "  const second = drawCard(deck);\n  if (askKeep(first)) {",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "human-not-awaited",
    in: ["drawHands"],
    kind: "await",
    edits: [
      {
        file: "draw.ts",
        find: "if (humansTurn) await humanDraws(deck, human);",
        replace: "if (humansTurn) humanDraws(deck, human);",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "card-is-not-returned",
    in: ["drawCard"],
    kind: "return",
    reported: true,
    edits: [
      { file: "draw.ts", find: "  deck.index++;\n  return card;\n", replace: "  deck.index++;\n" },
    ],
  },
  {
    stage: "5-draw",
    name: "answer-no-is-not-returned",
    in: ["askKeep"],
    kind: "return",
    edits: [
      {
        file: "draw.ts",
        find: 'if (answer === "N") return false;',
        replace: 'if (answer === "N") false;',
      },
    ],
  },
  {
    stage: "5-draw",
    name: "index-raised-before-the-card",
    in: ["drawCard"],
    kind: "order",
    edits: [
      {
        file: "draw.ts",
        find: "  const card = deck.cards[deck.index];\n",
        replace: "  deck.index++;\n  const card = deck.cards[deck.index];\n",
      },
      {
        file: "draw.ts",
        find: 'the deck is empty");\n  deck.index++;\n',
        replace: 'the deck is empty");\n',
      },
    ],
  },
  {
    stage: "5-draw",
    name: "index-stays",
    in: ["drawCard"],
    kind: "statement",
    edits: [{ file: "draw.ts", find: "  deck.index++;\n", replace: "" }],
  },
  {
    stage: "5-draw",
    name: "pushes-behind-the-blank-cards",
    in: ["addCard"],
    kind: "algorithm",
    edits: [
      {
        file: "draw.ts",
        find: "hand.cards[hand.count] = card;",
        replace: "hand.cards.push(card);",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "count-raised-before-the-card",
    in: ["addCard"],
    kind: "order",
    edits: [
      {
        file: "draw.ts",
        find: "  hand.cards[hand.count] = card;\n  hand.count++;\n",
        replace: "  hand.count++;\n  hand.cards[hand.count] = card;\n",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "yes-or-y-in-one-condition",
    in: ["askKeep"],
    kind: "condition",
    edits: [
      {
        file: "draw.ts",
        find: 'if (answer === "Y") return true;',
        replace: 'if (answer === "Y" || "YES") return true;',
      },
    ],
  },
  {
    stage: "5-draw",
    name: "upper-case-compared-with-lower",
    in: ["askKeep"],
    kind: "condition",
    edits: [
      {
        file: "draw.ts",
        find: 'if (answer === "Y") return true;\n    if (answer === "N") return false;',
        replace: 'if (answer === "y") return true;\n    if (answer === "n") return false;',
      },
    ],
  },
  {
    stage: "5-draw",
    name: "deck-and-hand-exchanged",
    in: ["drawHands"],
    kind: "type",
    edits: [
      {
        file: "draw.ts",
        find: "else computerDraws(deck, computer);",
        replace: "else computerDraws(computer, deck);",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "both-hands-are-one",
    in: ["drawHands"],
    kind: "shared",
    edits: [
      {
        file: "draw.ts",
        find: "const computer = emptyHand();",
        replace: "const computer = human;",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "loops-while-the-deck-has-cards",
    in: ["drawHands"],
    kind: "loop",
    edits: [
      {
        file: "draw.ts",
        find: "while (deck.index < deck.cards.length) {",
        replace: "while (deck.cards.length > 0) {",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "prints-the-card-object",
    in: ["humanDraws"],
    kind: "undefined",
    edits: [
      {
        file: "draw.ts",
        find: "print(`You discarded ${cardName(second)}.`);",
        replace: "print(`You discarded ${second}.`);",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "computer-keeps-the-second-card",
    in: ["computerDraws"],
    kind: "order",
    edits: [
      {
        file: "draw.ts",
        find: "  addCard(hand, drawCard(deck));\n  // The second card is discarded: drawn, and put nowhere.\n  drawCard(deck);\n",
        replace: "  drawCard(deck);\n  addCard(hand, drawCard(deck));\n",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "empty-line-only-after-a-wrong-answer",
    in: ["askKeep"],
    kind: "text",
    edits: [
      {
        file: "draw.ts",
        find: '    print();\n    if (answer === "Y") return true;\n    if (answer === "N") return false;\n',
        replace:
          '    if (answer === "Y") return true;\n    if (answer === "N") return false;\n    print();\n',
      },
    ],
  },
  {
    stage: "5-draw",
    name: "discarded-misspelt",
    in: ["humanDraws"],
    kind: "text",
    edits: [
      { file: "draw.ts", find: "print(`You discarded ${", replace: "print(`You discared ${" },
    ],
  },
  {
    stage: "5-draw",
    shows: "6-full-play",
    name: "human-always-first",
    in: ["drawHands"],
    kind: "statement",
    edits: [
      { file: "draw.ts", find: "let humansTurn = humanFirst;", replace: "let humansTurn = true;" },
    ],
  },
  {
    stage: "5-draw",
    name: "draw-card-without-a-deck",
    in: ["computerDraws"],
    kind: "type",
    edits: [
      {
        file: "draw.ts",
        find: "addCard(hand, drawCard(deck));",
        replace: "addCard(hand, drawCard());",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "async-missing",
    in: ["askKeep"],
    kind: "syntax",
    edits: [
      {
        file: "draw.ts",
        find: "export async function askKeep",
        replace: "export function askKeep",
      },
    ],
  },
  {
    stage: "5-draw",
    name: "card-before-the-hand",
    in: ["humanDraws"],
    kind: "order",
    edits: [{ file: "draw.ts", find: "addCard(hand, first);", replace: "addCard(first, hand);" }],
  },
  {
    stage: "5-draw",
    name: "hands-not-returned",
    in: ["drawHands"],
    kind: "return",
    edits: [{ file: "draw.ts", find: "  return { human, computer };\n", replace: "" }],
  },
  {
    stage: "5-draw",
    name: "full-at-12",
    in: ["addCard"],
    kind: "bound",
    edits: [
      {
        file: "draw.ts",
        find: "if (hand.count === HAND_SIZE)",
        replace: "if (hand.count >= HAND_SIZE - 1)",
      },
    ],
  },

  // 6-full-play
  {
    stage: "6-full-play",
    name: "hand-of-play-not-awaited",
    in: ["playGame"],
    kind: "await",
    edits: [
      {
        file: "game.ts",
        find: "await playHand(players, humanDeals);",
        replace: "playHand(players, humanDeals);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "trick-not-awaited",
    in: ["playHand"],
    kind: "await",
    edits: [
      {
        file: "game.ts",
        find: "humanLeads = await playTrick(",
        replace: "humanLeads = playTrick(",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "legal-cards-not-returned",
    in: ["legalCards"],
    kind: "return",
    reported: true,
    edits: [
      {
        file: "legal.ts",
        find: "  return following.length > 0 ? following : held;\n",
        replace: "  following.length > 0 ? following : held;\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "counts-the-total-as-text",
    in: ["playHand"],
    kind: "type",
    edits: [
      {
        file: "game.ts",
        find: "player.total += player.points;",
        replace: "player.total = `${player.total}` + player.points;",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "tricks-are-not-reset",
    in: ["playHand"],
    kind: "statement",
    edits: [
      { file: "game.ts", find: "  human.tricks = 0;\n  computer.tricks = 0;\n", replace: "" },
    ],
  },
  {
    stage: "6-full-play",
    name: "thresholds-joined-by-and",
    in: ["crossesThreshold"],
    kind: "condition",
    edits: [
      {
        file: "score.ts",
        find: "total >= WINNING_TOTAL || total < LOWEST_TOTAL",
        replace: "total >= WINNING_TOTAL && total < LOWEST_TOTAL",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "tricks-and-bid-exchanged",
    in: ["playHand"],
    kind: "order",
    edits: [
      {
        file: "game.ts",
        find: "handPoints(player.bid, player.tricks)",
        replace: "handPoints(player.tricks, player.bid)",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "points-for-exactly-the-bid-lost",
    in: ["handPoints"],
    kind: "bound",
    edits: [{ file: "score.ts", find: "if (tricks < bid)", replace: "if (tricks <= bid)" }],
  },
  {
    stage: "6-full-play",
    name: "compares-suits-by-greater",
    in: ["followerTakes"],
    kind: "algorithm",
    edits: [
      {
        file: "trick.ts",
        find: "return played.suit === Suit.Spades;",
        replace: "return played.suit > led.suit;",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "led-read-when-nobody-has-led",
    in: ["legalCards"],
    kind: "crash",
    edits: [
      {
        file: "legal.ts",
        find: "  if (led === undefined) return held;\n  const following = held.filter((card) => card.suit === led.suit);\n",
        replace:
          "  const following = held.filter((card) => card.suit === led!.suit);\n  if (led === undefined) return held;\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "reduce-of-no-cards",
    in: ["computerCard"],
    kind: "crash",
    edits: [
      {
        file: "computer.ts",
        find: "return highest(plain.length > 0 ? plain : legal);",
        replace: "return highest(plain);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "ace-of-spades-counts-twice",
    in: ["computerBid"],
    kind: "algorithm",
    edits: [
      {
        file: "computer.ts",
        find: "  const likely = heldCards(hand).filter((card) => card.rank >= KING || card.suit === Suit.Spades);\n  return Math.max(1, likely.length);\n",
        replace:
          "  let bid = 0;\n  for (const card of heldCards(hand)) {\n    if (card.rank >= KING) bid++;\n    if (card.suit === Suit.Spades) bid++;\n  }\n  return Math.max(1, bid);\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "bids-with-the-blank-cards",
    in: ["computerBid"],
    kind: "condition",
    edits: [
      {
        file: "computer.ts",
        find: "card.rank >= KING || card.suit === Suit.Spades",
        replace: "card.rank >= KING || Suit.Spades",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "game-never-crosses",
    in: ["playGame"],
    kind: "loop",
    edits: [
      {
        file: "game.ts",
        find: "crossed ||= crossesThreshold(human.total) || crossesThreshold(computer.total);",
        replace: "crossesThreshold(human.total) || crossesThreshold(computer.total);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "fourteen-tricks",
    in: ["playHand"],
    kind: "bound",
    edits: [
      {
        file: "game.ts",
        find: "for (let number = 1; number <= TRICKS_A_HAND; number++)",
        replace: "for (let number = 0; number <= TRICKS_A_HAND; number++)",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "card-found-by-includes",
    in: ["isAmong"],
    kind: "identity",
    edits: [
      {
        file: "hand.ts",
        find: "return cards.some((other) => isSame(card, other));",
        replace: "return cards.includes(card);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "no-empty-line-before-a-hand",
    in: ["playGame"],
    kind: "text",
    edits: [{ file: "game.ts", find: "    print();\n    print(`Hand", replace: "    print(`Hand" }],
  },
  {
    stage: "6-full-play",
    name: "points-misspelt",
    in: ["playHand"],
    kind: "name",
    edits: [
      {
        file: "game.ts",
        find: "player.total += player.points;",
        replace: "player.total += player.point;",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "nil-for-any-bid",
    in: ["handPoints"],
    kind: "condition",
    edits: [
      { file: "score.ts", find: "if (bid === 0) return", replace: "if (tricks === 0) return" },
    ],
  },
  {
    stage: "6-full-play",
    name: "threshold-of-plus-200",
    in: ["crossesThreshold"],
    kind: "condition",
    edits: [{ file: "score.ts", find: "total < LOWEST_TOTAL", replace: "total < 200" }],
  },
  {
    stage: "6-full-play",
    name: "follows-the-rank-led",
    in: ["legalCards"],
    kind: "name",
    edits: [
      { file: "legal.ts", find: "card.suit === led.suit", replace: "card.rank === led.rank" },
    ],
  },
  {
    stage: "6-full-play",
    name: "takes-without-return",
    in: ["followerTakes"],
    kind: "return",
    edits: [
      {
        file: "trick.ts",
        find: "return played.rank > led.rank;",
        replace: "played.rank > led.rank;",
      },
    ],
  },

  // 7-sort-hand
  {
    stage: "7-sort-hand",
    name: "leaves-the-last-two-unsorted",
    in: ["sortHand"],
    kind: "bound",
    edits: [{ file: "sort.ts", find: "place < hand.count - 1", replace: "place < hand.count - 2" }],
  },
  {
    stage: "7-sort-hand",
    name: "one-pass-only",
    in: ["sortHand"],
    kind: "algorithm",
    edits: [
      {
        file: "sort.ts",
        find: "    swap(hand.cards, place, indexOfLowest(hand, place));\n",
        replace:
          "    if (comesBefore(hand.cards[place + 1]!, hand.cards[place]!)) swap(hand.cards, place, place + 1);\n",
      },
    ],
  },
  {
    stage: "7-sort-hand",
    name: "lowest-searched-from-0",
    in: ["indexOfLowest"],
    kind: "bound",
    edits: [{ file: "sort.ts", find: "for (let i = start + 1;", replace: "for (let i = 0;" }],
  },
  {
    stage: "7-sort-hand",
    name: "compares-suits-twice",
    in: ["comesBefore"],
    kind: "name",
    edits: [
      {
        file: "sort.ts",
        find: "return card.rank < other.rank;",
        replace: "return card.rank < other.suit;",
      },
    ],
  },
  {
    stage: "7-sort-hand",
    name: "sorted-after-it-is-printed",
    in: ["main.ts"],
    kind: "order",
    edits: [
      {
        file: "main.ts",
        find: "sortHand(human);\nprintHand(human);\n",
        replace: "printHand(human);\nsortHand(human);\n",
      },
    ],
  },
  {
    stage: "7-sort-hand",
    name: "draws-without-await",
    in: ["main.ts"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: "const { human } = await drawHands(deck, true);",
        replace: "const { human } = drawHands(deck, true);",
      },
    ],
  },
  {
    stage: "7-sort-hand",
    name: "sort-by-a-boolean",
    in: ["sortHand"],
    kind: "type",
    edits: [
      {
        file: "sort.ts",
        find: "  for (let place = 0; place < hand.count - 1; place++) {\n    swap(hand.cards, place, indexOfLowest(hand, place));\n  }\n",
        replace: "  hand.cards.sort((card, other) => comesBefore(card, other) ); \n",
      },
    ],
  },
  {
    stage: "7-sort-hand",
    name: "sort-without-a-comparison",
    in: ["sortHand"],
    kind: "algorithm",
    edits: [
      {
        file: "sort.ts",
        find: "  for (let place = 0; place < hand.count - 1; place++) {\n    swap(hand.cards, place, indexOfLowest(hand, place));\n  }\n",
        replace: "  hand.cards.sort();\n",
      },
    ],
  },
];
