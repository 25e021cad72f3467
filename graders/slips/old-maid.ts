/**
 * Slips in Old Maid.
 *
 * @module
 */
import type { Slip } from "./slip.ts";

export const slips: readonly Slip[] = [
  // 1-create-deck
  {
    stage: "1-create-deck",
    name: "names-without-return",
    in: ["cardName"],
    kind: "return",
    edits: [
      {
        file: "cards.ts",
        find: "  return pipName(card.pip) + suitSymbol(card.suit);",
        replace: "  pipName(card.pip) + suitSymbol(card.suit);",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "numbers-are-not-returned",
    in: ["pipName"],
    kind: "return",
    edits: [
      {
        file: "cards.ts",
        find: "    default:\n      return String(pip);",
        replace: "    default:\n      String(pip);",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "pips-from-an-array-without-a-place-0",
    in: ["pipName"],
    kind: "undefined",
    edits: [
      {
        file: "cards.ts",
        find: '  switch (pip) {\n    case ACE:\n      return "A";\n    case JACK:\n      return "J";\n    case QUEEN:\n      return "Q";\n    case KING:\n      return "K";\n    default:\n      return String(pip);\n  }\n',
        replace:
          '  const names = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];\n  return names[pip]!;\n',
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "value-for-pip",
    in: ["cardName"],
    kind: "name",
    edits: [{ file: "cards.ts", find: "pipName(card.pip)", replace: "pipName(card.value)" }],
  },
  {
    stage: "1-create-deck",
    name: "card-for-its-suit",
    in: ["cardName"],
    kind: "type",
    edits: [{ file: "cards.ts", find: "suitSymbol(card.suit)", replace: "suitSymbol(card)" }],
  },
  {
    stage: "1-create-deck",
    name: "pip-below-king",
    in: ["createDeck"],
    kind: "bound",
    edits: [{ file: "cards.ts", find: "pip <= KING; pip++", replace: "pip < 13; pip++" }],
  },
  {
    stage: "1-create-deck",
    name: "pips-from-zero",
    in: ["createDeck"],
    kind: "bound",
    edits: [
      { file: "cards.ts", find: "let pip = ACE; pip <= KING", replace: "let pip = 0; pip < KING" },
    ],
  },
  {
    stage: "1-create-deck",
    name: "new-array-in-the-loop",
    in: ["createDeck"],
    kind: "statement",
    edits: [
      {
        file: "cards.ts",
        find: "  const deck: Card[] = [];\n",
        replace: "  let deck: Card[] = [];\n",
      },
      {
        file: "cards.ts",
        find: "suit <= Suit.Spades; suit++) {\n",
        replace: "suit <= Suit.Spades; suit++) {\n    deck = [];\n",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "return-inside-the-loop",
    in: ["createDeck"],
    kind: "statement",
    edits: [
      {
        file: "cards.ts",
        find: "      deck.push({ suit, pip });\n    }\n  }\n  return deck;\n",
        replace: "      deck.push({ suit, pip });\n    }\n    return deck;\n  }\n",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "semicolon-after-for",
    in: ["createDeck"],
    kind: "statement",
    edits: [
      {
        file: "cards.ts",
        find: "    for (let pip = ACE; pip <= KING; pip++) {\n",
        replace: "    for (var pip = ACE; pip <= KING; pip++); {\n",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "hearts-after-spades",
    in: ["suitSymbol"],
    kind: "order",
    edits: [
      {
        file: "cards.ts",
        find: '    case Suit.Hearts:\n      return "♥";\n    case Suit.Spades:\n      return "♠";\n',
        replace:
          '    case Suit.Hearts:\n      return "♠";\n    case Suit.Spades:\n      return "♥";\n',
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "row-moves-on-by-one",
    in: ["printCards"],
    kind: "bound",
    edits: [{ file: "cards.ts", find: "start += CARDS_A_LINE", replace: "start++" }],
  },
  {
    stage: "1-create-deck",
    name: "count-comes-first",
    in: ["printCards"],
    kind: "order",
    edits: [
      {
        file: "cards.ts",
        find: "print(`${title} (${cards.length}):`);",
        replace: "print(`${cards.length} (${title}):`);",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "length-called-as-a-method",
    in: ["printCards"],
    kind: "crash",
    edits: [{ file: "cards.ts", find: "(${cards.length})", replace: "(${cards.length()})" }],
  },
  {
    stage: "1-create-deck",
    name: "queen-or-heart",
    in: ["removeQueen"],
    kind: "condition",
    edits: [
      {
        file: "old-maid.ts",
        find: "card.suit === Suit.Hearts && card.pip === QUEEN",
        replace: "card.suit === Suit.Hearts || card.pip === QUEEN",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "index-of-a-new-queen",
    in: ["removeQueen"],
    kind: "identity",
    edits: [
      {
        file: "old-maid.ts",
        find: "deck.findIndex((card) => card.suit === Suit.Hearts && card.pip === QUEEN)",
        replace: "deck.indexOf({ suit: Suit.Hearts, pip: QUEEN })",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "filter-without-its-result",
    in: ["removeQueen"],
    kind: "algorithm",
    edits: [
      {
        file: "old-maid.ts",
        find: '  const index = deck.findIndex((card) => card.suit === Suit.Hearts && card.pip === QUEEN);\n  // With -1, for "not found", splice would remove the last card.\n  if (index >= 0) deck.splice(index, 1);\n',
        replace:
          "  deck = deck.filter((card) => card.suit !== Suit.Hearts || card.pip !== QUEEN);\n",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "index-above-0-is-unequal-to-0",
    in: ["removeQueen"],
    kind: "condition",
    edits: [{ file: "old-maid.ts", find: "if (index >= 0)", replace: "if (index)" }],
  },
  {
    stage: "1-create-deck",
    name: "splice-puts-a-1-in",
    in: ["removeQueen"],
    kind: "type",
    edits: [
      { file: "old-maid.ts", find: "deck.splice(index, 1);", replace: "deck.splice(index, 1, 1);" },
    ],
  },
  {
    stage: "1-create-deck",
    name: "no-empty-line-between-the-decks",
    in: ["main.ts"],
    kind: "text",
    edits: [
      {
        file: "main.ts",
        find: '  removeQueen(deck);\n  print();\n  printCards("Without',
        replace: '  removeQueen(deck);\n  printCards("Without',
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "copies-the-deck-by-an-equals-sign",
    in: ["main.ts"],
    kind: "shared",
    edits: [
      {
        file: "main.ts",
        find: '  const deck = createDeck();\n  printCards("The deck", deck);\n\n  removeQueen(deck);\n',
        replace:
          '  const deck = createDeck();\n  const whole = deck;\n  removeQueen(deck);\n  printCards("The deck", whole);\n\n',
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "main-is-never-called",
    in: ["main.ts"],
    kind: "statement",
    edits: [{ file: "main.ts", find: "\nawait main();\n", replace: "\n" }],
  },
  {
    stage: "1-create-deck",
    name: "a-row-even-for-no-cards",
    in: ["printCards"],
    kind: "bound",
    edits: [
      {
        file: "cards.ts",
        find: '  for (let start = 0; start < cards.length; start += CARDS_A_LINE) {\n    const row = cards.slice(start, start + CARDS_A_LINE);\n    print(row.map(cardName).join(" "));\n  }\n',
        replace:
          '  let start = 0;\n  do {\n    const row = cards.slice(start, start + CARDS_A_LINE);\n    print(row.map(cardName).join(" "));\n    start += CARDS_A_LINE;\n  } while (start < cards.length);\n',
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "four-lines-for-any-cards",
    in: ["printCards"],
    kind: "bound",
    edits: [
      {
        file: "cards.ts",
        find: "start < cards.length; start += CARDS_A_LINE",
        replace: "start < 52; start += CARDS_A_LINE",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "commas-in-for",
    in: ["createDeck"],
    kind: "syntax",
    edits: [
      {
        file: "cards.ts",
        find: "for (let suit = Suit.Clubs; suit <= Suit.Spades; suit++)",
        replace: "for (let suit = Suit.Clubs, suit <= Suit.Spades, suit++)",
      },
    ],
  },
  {
    stage: "1-create-deck",
    name: "print-with-a-capital-letter",
    in: ["main.ts"],
    kind: "name",
    edits: [
      {
        file: "main.ts",
        find: '  removeQueen(deck);\n  print();\n  printCards("Without',
        replace: '  removeQueen(deck);\n  Print();\n  printCards("Without',
      },
    ],
  },

  // 2-shuffle
  {
    stage: "2-shuffle",
    name: "remainder-by-the-deck-itself",
    in: ["shuffleDeck"],
    kind: "type",
    edits: [{ file: "cards.ts", find: "rand() % deck.length", replace: "rand() % deck" }],
  },
  {
    stage: "2-shuffle",
    name: "runs-up-to-the-length",
    in: ["shuffleDeck"],
    kind: "bound",
    edits: [{ file: "cards.ts", find: "i < deck.length; i++", replace: "i <= deck.length; i++" }],
  },
  {
    stage: "2-shuffle",
    name: "swaps-back",
    in: ["shuffleDeck"],
    kind: "order",
    edits: [
      {
        file: "cards.ts",
        find: "    deck[i] = deck[r]!;\n    deck[r] = card;\n",
        replace: "    deck[r] = card;\n    deck[i] = deck[r]!;\n",
      },
    ],
  },
  {
    stage: "2-shuffle",
    name: "one-random-index-for-all",
    in: ["shuffleDeck"],
    kind: "statement",
    edits: [
      {
        file: "cards.ts",
        find: "  for (let i = 0; i < deck.length; i++) {\n    const r = rand() % deck.length;\n",
        replace: "  const r = rand() % deck.length;\n  for (let i = 0; i < deck.length; i++) {\n",
      },
    ],
  },
  {
    stage: "2-shuffle",
    name: "shuffles-with-sort",
    in: ["shuffleDeck"],
    kind: "algorithm",
    edits: [
      {
        file: "cards.ts",
        find: "  for (let i = 0; i < deck.length; i++) {\n    const r = rand() % deck.length;\n    // Both indexes are within the array, so there is a card at each, and the exclamation marks are\n    // safe.\n    const card = deck[i]!;\n    deck[i] = deck[r]!;\n    deck[r] = card;\n  }\n",
        replace: "  deck.sort(() => rand() - 0.5);\n",
      },
    ],
  },
  {
    stage: "2-shuffle",
    name: "i-is-set-to-itself",
    in: ["shuffleDeck"],
    kind: "loop",
    edits: [
      { file: "cards.ts", find: "i < deck.length; i++", replace: "i < deck.length; i = i++" },
    ],
  },
  {
    stage: "2-shuffle",
    name: "math-random-for-rand",
    in: ["shuffleDeck"],
    kind: "algorithm",
    reported: true,
    edits: [
      {
        file: "cards.ts",
        find: "rand() % deck.length",
        replace: "Math.floor(Math.random() * deck.length)",
      },
    ],
  },
  {
    stage: "2-shuffle",
    name: "shuffles-a-copy-of-the-seven",
    in: ["main.ts"],
    kind: "algorithm",
    edits: [
      {
        file: "main.ts",
        find: "  const seven = deck.slice(0, 7);\n  shuffleDeck(seven);\n",
        replace: "  shuffleDeck(deck.slice(0, 7));\n  const seven = deck.slice(0, 7);\n",
      },
    ],
  },
  {
    stage: "2-shuffle",
    name: "first-seven-are-six",
    in: ["main.ts"],
    kind: "bound",
    edits: [{ file: "main.ts", find: "deck.slice(0, 7)", replace: "deck.slice(0, 6)" }],
  },
  {
    stage: "2-shuffle",
    name: "seed-is-a-promise",
    in: ["main.ts"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: "  srand(await askSeed());\n",
        replace: "  const seed = askSeed();\n  srand(seed);\n",
      },
    ],
  },
  {
    stage: "2-shuffle",
    name: "print-cards-arguments-exchanged",
    in: ["main.ts"],
    kind: "type",
    edits: [
      {
        file: "main.ts",
        find: 'printCards("The shuffled deck", deck);',
        replace: 'printCards(deck, "The shuffled deck");',
      },
    ],
  },
  {
    stage: "2-shuffle",
    name: "shuffle-not-exported",
    in: ["shuffleDeck"],
    kind: "name",
    edits: [
      { file: "cards.ts", find: "export function shuffleDeck", replace: "function shuffleDeck" },
    ],
  },
  {
    stage: "2-shuffle",
    name: "shuffles-twice-the-seven",
    in: ["main.ts"],
    kind: "statement",
    edits: [
      {
        file: "main.ts",
        find: "  shuffleDeck(seven);\n",
        replace: "  shuffleDeck(seven);\n  shuffleDeck(seven);\n",
      },
    ],
  },

  // 3-deal
  {
    stage: "3-deal",
    name: "deals-the-card-after",
    in: ["deal"],
    kind: "bound",
    edits: [
      {
        file: "old-maid.ts",
        find: "    hand.push(card);\n",
        replace: "    hand.push(deck[index + 1]!);\n",
      },
    ],
  },
  {
    stage: "3-deal",
    name: "in-for-of",
    in: ["deal"],
    kind: "type",
    edits: [
      {
        file: "old-maid.ts",
        find: "const [index, card] of deck.entries()",
        replace: "const [index, card] in deck.entries()",
      },
    ],
  },
  {
    stage: "3-deal",
    name: "two-cards-a-round",
    in: ["deal"],
    kind: "crash",
    edits: [
      {
        file: "old-maid.ts",
        find: "  for (const [index, card] of deck.entries()) {\n    const hand = index % 2 === 0 ? player : computer;\n    hand.push(card);\n  }\n",
        replace:
          "  for (let i = 0; i < deck.length; i += 2) {\n    player.push(deck[i]!);\n    computer.push(deck[i + 1]!);\n  }\n",
      },
    ],
  },
  {
    stage: "3-deal",
    name: "while-the-deck-has-cards",
    in: ["deal"],
    kind: "loop",
    edits: [
      {
        file: "old-maid.ts",
        find: "  for (const [index, card] of deck.entries()) {\n    const hand = index % 2 === 0 ? player : computer;\n    hand.push(card);\n  }\n",
        replace:
          "  let index = 0;\n  while (deck.length > 0) {\n    const hand = index % 2 === 0 ? player : computer;\n    hand.push(deck[index]!);\n    index++;\n  }\n",
      },
    ],
  },
  {
    stage: "3-deal",
    name: "remainder-by-2-is-2",
    in: ["deal"],
    kind: "condition",
    edits: [
      {
        file: "old-maid.ts",
        find: "index % 2 === 0 ? player",
        replace: "index % 2 === 2 ? player",
      },
    ],
  },
  {
    stage: "3-deal",
    name: "hands-exchanged-in-the-call",
    in: ["main.ts"],
    kind: "order",
    edits: [
      {
        file: "main.ts",
        find: "deal(deck, player, computer);",
        replace: "deal(deck, computer, player);",
      },
    ],
  },
  {
    stage: "3-deal",
    name: "deals-without-hands",
    in: ["main.ts"],
    kind: "type",
    edits: [{ file: "main.ts", find: "deal(deck, player, computer);", replace: "deal(deck);" }],
  },
  {
    stage: "3-deal",
    name: "both-names-for-one-array",
    in: ["main.ts"],
    kind: "shared",
    edits: [
      {
        file: "main.ts",
        find: "  const player: Card[] = [];\n  const computer: Card[] = [];\n",
        replace: "  const player: Card[] = [];\n  const computer = player;\n",
      },
    ],
  },
  {
    stage: "3-deal",
    name: "player-with-a-capital-letter",
    in: ["deal"],
    kind: "name",
    edits: [
      {
        file: "old-maid.ts",
        find: "=== 0 ? player : computer",
        replace: "=== 0 ? Player : computer",
      },
    ],
  },

  // 4-pairs
  {
    stage: "4-pairs",
    name: "partner-without-return",
    in: ["findPartner"],
    kind: "return",
    reported: true,
    edits: [
      {
        file: "old-maid.ts",
        find: "hand[index]!.pip) return later;",
        replace: "hand[index]!.pip) later;",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "returns-in-the-first-round",
    in: ["findPartner"],
    kind: "statement",
    edits: [
      {
        file: "old-maid.ts",
        find: "return later;\n  }\n  return -1;\n",
        replace: "return later;\n    return -1;\n  }\n  return -1;\n",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "looks-past-the-end",
    in: ["findPartner"],
    kind: "crash",
    edits: [
      {
        file: "old-maid.ts",
        find: "later < hand.length; later++",
        replace: "later <= hand.length; later++",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "compares-whole-cards",
    in: ["findPartner"],
    kind: "identity",
    edits: [
      {
        file: "old-maid.ts",
        find: "hand[later]!.pip === hand[index]!.pip",
        replace: "hand[later] === hand[index]",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "index-not-moved-on",
    in: ["discardPairs"],
    kind: "loop",
    edits: [
      {
        file: "old-maid.ts",
        find: "    if (partner === -1) {\n      index++;\n    } else {",
        replace: "    if (partner !== -1) {",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "partner-0-for-none",
    in: ["discardPairs"],
    kind: "condition",
    edits: [{ file: "old-maid.ts", find: "if (partner === -1) {", replace: "if (!partner) {" }],
  },
  {
    stage: "4-pairs",
    name: "removes-before-it-keeps",
    in: ["discardPairs"],
    kind: "order",
    edits: [
      {
        file: "old-maid.ts",
        find: "      pairs.push({ first: hand[index]!, second: hand[partner]! });\n",
        replace: "",
      },
      {
        file: "old-maid.ts",
        find: "      hand.splice(index, 1);\n",
        replace:
          "      hand.splice(index, 1);\n      pairs.push({ first: hand[index]!, second: hand[partner]! });\n",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "keeps-arrays-that-splice-returns",
    in: ["discardPairs"],
    kind: "type",
    edits: [
      {
        file: "old-maid.ts",
        find: "      pairs.push({ first: hand[index]!, second: hand[partner]! });\n",
        replace: "",
      },
      {
        file: "old-maid.ts",
        find: "      hand.splice(partner, 1);\n      hand.splice(index, 1);\n",
        replace:
          "      const second = hand.splice(partner, 1);\n      const first = hand.splice(index, 1);\n      pairs.push({ first, second });\n",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "pairs-as-arrays",
    in: ["discardPairs"],
    kind: "type",
    edits: [
      {
        file: "old-maid.ts",
        find: "pairs.push({ first: hand[index]!, second: hand[partner]! });",
        replace: "pairs.push([hand[index], hand[partner]]);",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "pairs-are-not-returned",
    in: ["discardPairs"],
    kind: "return",
    edits: [{ file: "old-maid.ts", find: "  return pairs;\n", replace: "" }],
  },
  {
    stage: "4-pairs",
    name: "prints-the-pair-objects",
    in: ["printPairs"],
    kind: "undefined",
    edits: [
      {
        file: "old-maid.ts",
        find: "row.map(({ first, second }) => `${cardName(first)} ${cardName(second)}`)",
        replace: "row.map((pair) => `${pair}`)",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "full-stop-missing",
    in: ["printPairs"],
    kind: "text",
    edits: [
      {
        file: "old-maid.ts",
        find: 'print(`${who} ${names.join(", ")}.`);',
        replace: 'print(`${who} ${names.join(", ")}`);',
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "nothing-is-always-said",
    in: ["printPairs"],
    kind: "condition",
    edits: [
      {
        file: "old-maid.ts",
        find: "if (pairs.length === 0) print",
        replace: "if (pairs.length >= 0) print",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "length-misspelt",
    in: ["printPairs"],
    kind: "name",
    edits: [
      {
        file: "old-maid.ts",
        find: "start < pairs.length; start",
        replace: "start < pairs.lenght; start",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "quote-missing",
    in: ["printPairs"],
    kind: "syntax",
    edits: [
      {
        file: "old-maid.ts",
        find: "print(`${who} nothing.`);",
        replace: "print(`${who} nothing.);",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "partner-of-the-card-not-its-place",
    in: ["discardPairs"],
    kind: "type",
    edits: [
      {
        file: "old-maid.ts",
        find: "findPartner(hand, index);",
        replace: "findPartner(hand, hand[index]);",
      },
    ],
  },
  {
    stage: "4-pairs",
    name: "slice-for-splice",
    in: ["discardPairs"],
    kind: "name",
    edits: [
      { file: "old-maid.ts", find: "hand.splice(partner, 1);", replace: "hand.slice(partner, 1);" },
    ],
  },

  // 5-turns
  {
    stage: "5-turns",
    name: "players-turn-not-awaited",
    in: ["main.ts"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "main.ts",
        find: "await playersTurn(player, computer);",
        replace: "playersTurn(player, computer);",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "position-not-awaited",
    in: ["playersTurn"],
    kind: "await",
    edits: [
      {
        file: "old-maid.ts",
        find: "const position = await askPosition(computer.length);",
        replace: "const position = askPosition(computer.length);",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "answer-not-awaited-in-the-loop",
    in: ["askPosition"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "old-maid.ts",
        find: "(await ask(`Draw a card from the computer (1 to ${count}): `)).trim();",
        replace: "ask(`Draw a card from the computer (1 to ${count}): `);",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "card-drawn-is-not-returned",
    in: ["moveCard"],
    kind: "return",
    reported: true,
    edits: [{ file: "old-maid.ts", find: "  return card;\n", replace: "" }],
  },
  {
    stage: "5-turns",
    name: "card-named-after-it-has-moved",
    in: ["playersTurn"],
    kind: "crash",
    reported: true,
    edits: [
      {
        file: "old-maid.ts",
        find: "print(`You draw ${cardName(card)}.`);",
        replace: "print(`You draw ${cardName(computer[position - 1])}.`);",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "computers-rand-below-its-own-length",
    in: ["computersTurn"],
    kind: "crash",
    reported: true,
    edits: [
      {
        file: "old-maid.ts",
        find: "rand() % player.length, computer",
        replace: "rand() % (player.length + computer.length), computer",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "card-taken-after-it-is-gone",
    in: ["moveCard"],
    kind: "crash",
    reported: true,
    edits: [
      {
        file: "old-maid.ts",
        find: "  const card = from[index];\n",
        replace: "  from.splice(index, 1);\n  const card = from[index];\n",
      },
      {
        file: "old-maid.ts",
        find: "at index ${index}`);\n  from.splice(index, 1);\n",
        replace: "at index ${index}`);\n",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "count-passed-as-the-hand",
    in: ["playersTurn"],
    kind: "type",
    edits: [
      {
        file: "old-maid.ts",
        find: "askPosition(computer.length)",
        replace: "askPosition(computer)",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "range-joined-by-or",
    in: ["askPosition"],
    kind: "condition",
    edits: [
      {
        file: "old-maid.ts",
        find: "position >= 1 && position <= count",
        replace: "(position >= 1 || position <= count)",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "asks-once-before-the-loop",
    in: ["askPosition"],
    kind: "loop",
    reported: true,
    edits: [
      {
        file: "old-maid.ts",
        find: "  for (;;) {\n    const answer = (await ask(`Draw a card from the computer (1 to ${count}): `)).trim();\n",
        replace:
          "  const answer = (await ask(`Draw a card from the computer (1 to ${count}): `)).trim();\n  for (;;) {\n",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "card-pushed-as-an-array",
    in: ["moveCard"],
    kind: "type",
    edits: [
      {
        file: "old-maid.ts",
        find: "  const card = from[index];\n  if (card === undefined) throw new RangeError(`moveCard: no card at index ${index}`);\n  from.splice(index, 1);\n",
        replace: "  const card = from.splice(index, 1);\n",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "card-has-no-name",
    in: ["playersTurn"],
    kind: "undefined",
    edits: [
      {
        file: "old-maid.ts",
        find: "print(`You draw ${cardName(card)}.`);",
        replace: "print(`You draw ${card.name}.`);",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "passes-the-function-itself",
    in: ["computersTurn"],
    kind: "type",
    edits: [
      {
        file: "old-maid.ts",
        find: 'printPairs("The computer discards", discardPairs(computer));',
        replace: 'printPairs("The computer discards", discardPairs);',
      },
    ],
  },
  {
    stage: "5-turns",
    name: "empty-line-after-the-computers-line",
    in: ["computersTurn"],
    kind: "text",
    edits: [
      {
        file: "old-maid.ts",
        find: "  print();\n  print(`The computer draws ${cardName(card)} from you.`);\n",
        replace: "  print(`The computer draws ${cardName(card)} from you.`);\n  print();\n",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "discards-twice",
    in: ["playersTurn"],
    kind: "statement",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("You discard", discardPairs(player));\n',
        replace: '  discardPairs(player);\n  printPairs("You discard", discardPairs(player));\n',
      },
    ],
  },
  {
    stage: "5-turns",
    name: "takes-from-the-wrong-hand",
    in: ["moveCard"],
    kind: "order",
    edits: [
      {
        file: "old-maid.ts",
        find: "  from.splice(index, 1);\n  to.push(card);\n",
        replace: "  to.splice(index, 1);\n  from.push(card);\n",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "splices-in-the-wrong-order",
    in: ["playersTurn"],
    kind: "order",
    reported: true,
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("You discard", discardPairs(player));\n',
        replace:
          '  const last = player.length - 1;\n  const partner = player.findIndex((held) => held.pip === card.pip);\n  if (partner === last) {\n    printPairs("You discard", []);\n  } else {\n    printPairs("You discard", [{ first: player[partner]!, second: card }]);\n    player.splice(partner, 1);\n    player.splice(last, 1);\n  }\n',
      },
    ],
  },
  {
    stage: "5-turns",
    name: "async-missing",
    in: ["askPosition"],
    kind: "syntax",
    edits: [
      {
        file: "old-maid.ts",
        find: "export async function askPosition",
        replace: "export function askPosition",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "hands-exchanged",
    in: ["computersTurn"],
    kind: "order",
    edits: [
      {
        file: "old-maid.ts",
        find: "moveCard(player, rand() % player.length, computer)",
        replace: "moveCard(computer, rand() % player.length, player)",
      },
    ],
  },
  {
    stage: "5-turns",
    name: "shuffles-nothing",
    in: ["playersTurn"],
    kind: "type",
    edits: [{ file: "old-maid.ts", find: "shuffleDeck(player);", replace: "shuffleDeck();" }],
  },

  // 6-full-play
  {
    stage: "6-full-play",
    name: "turns-not-awaited",
    in: ["playGame"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "old-maid.ts",
        find: "if (playerDraws) await playersTurn(player, computer);",
        replace: "if (playerDraws) playersTurn(player, computer);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "over-while-the-computer-holds-cards",
    in: ["isOver"],
    kind: "condition",
    edits: [
      {
        file: "old-maid.ts",
        find: "return player.length === 0 || computer.length === 0;",
        replace: "return !player.length || computer.length;",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "over-without-return",
    in: ["isOver"],
    kind: "return",
    reported: true,
    edits: [
      {
        file: "old-maid.ts",
        find: "  return player.length === 0 || computer.length === 0;",
        replace: "  player.length === 0 || computer.length === 0;",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "is-over-not-called",
    in: ["playGame"],
    kind: "type",
    edits: [
      {
        file: "old-maid.ts",
        find: "while (!isOver(player, computer)) {",
        replace: "while (!isOver) {",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "same-player-draws-again",
    in: ["playGame"],
    kind: "statement",
    edits: [
      {
        file: "old-maid.ts",
        find: "    playerDraws = !playerDraws;\n",
        replace: "    !playerDraws;\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "queen-of-the-safe-player",
    in: ["printLoser"],
    kind: "crash",
    edits: [
      {
        file: "old-maid.ts",
        find: "playerIsSafe ? computer[0]! : player[0]!",
        replace: "playerIsSafe ? player[0]! : computer[0]!",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "last-queen-at-place-1",
    in: ["printLoser"],
    kind: "crash",
    edits: [
      {
        file: "old-maid.ts",
        find: "playerIsSafe ? computer[0]! : player[0]!",
        replace: "playerIsSafe ? computer[1]! : player[1]!",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "empty-array-compared",
    in: ["isOver"],
    kind: "identity",
    edits: [
      {
        file: "old-maid.ts",
        find: "return player.length === 0 || computer.length === 0;",
        replace: "return player === [] || computer === [];",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "computers-pairs-said-of-the-player",
    in: ["discardFirstPairs"],
    kind: "name",
    edits: [
      {
        file: "old-maid.ts",
        find: 'printPairs("The computer discards", discardPairs(computer));',
        replace: 'printPairs("The computer discards", discardPairs(player));',
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "you-loose",
    in: ["printLoser"],
    kind: "text",
    edits: [
      {
        file: "old-maid.ts",
        find: "you are the Old Maid. You lose.",
        replace: "you are the Old Maid. You loose.",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "quote-missing-in-the-last-line",
    in: ["printLoser"],
    kind: "syntax",
    edits: [
      {
        file: "old-maid.ts",
        find: 'print("You have no cards left: you are safe.");',
        replace: 'print("You have no cards left: you are safe.);',
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "both-are-printed",
    in: ["printLoser"],
    kind: "statement",
    edits: [
      {
        file: "old-maid.ts",
        find: '  } else {\n    print("The computer has',
        replace: '  }\n  {\n    print("The computer has',
      },
    ],
  },
];
