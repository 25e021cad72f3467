/**
 * Slips in Blackjack.
 *
 * @module
 */
import type { Slip } from "./slip.ts";

export const slips: readonly Slip[] = [
  // 1-shuffle
  {
    stage: "1-shuffle",
    name: "suit-not-rounded",
    in: ["cardText"],
    kind: "crash",
    edits: [
      {
        file: "cards.ts",
        find: "const suit = Math.floor(card / 100);",
        replace: "const suit = card / 100;",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "suit-and-face-added",
    in: ["cardText"],
    kind: "type",
    edits: [
      {
        file: "cards.ts",
        find: "faceText(face).padStart(2) + suitSymbol(suit)",
        replace: "face + suitSymbol(suit)",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "pads-the-whole-card",
    in: ["cardText"],
    kind: "order",
    edits: [
      {
        file: "cards.ts",
        find: "faceText(face).padStart(2) + suitSymbol(suit)",
        replace: "(faceText(face) + suitSymbol(suit)).padStart(2)",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "pads-a-number",
    in: ["faceText"],
    kind: "type",
    edits: [
      {
        file: "cards.ts",
        find: "    default:\n      return String(face);",
        replace: "    default:\n      return face;",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "symbol-without-return",
    in: ["suitSymbol"],
    kind: "return",
    reported: true,
    edits: [
      {
        file: "cards.ts",
        find: '    case SPADES:\n      return "♠";\n',
        replace: '    case SPADES:\n      "♠";\n      break;\n',
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "suits-in-an-array-from-0",
    in: ["cardText"],
    kind: "undefined",
    edits: [
      {
        file: "cards.ts",
        find: "faceText(face).padStart(2) + suitSymbol(suit)",
        replace: 'faceText(face).padStart(2) + ["♣", "♦", "♥", "♠"][suit]',
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "face-and-suit-exchanged",
    in: ["cardText"],
    kind: "order",
    edits: [
      {
        file: "cards.ts",
        find: "  const suit = Math.floor(card / 100);\n  const face = card % 100;\n",
        replace: "  const face = Math.floor(card / 100);\n  const suit = card % 100;\n",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "joins-suit-and-face-as-text",
    in: ["newDeck"],
    kind: "type",
    edits: [
      {
        file: "cards.ts",
        find: "deck.push(100 * suit + face);",
        replace: "deck.push(Number(`${suit}${face}`));",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "suits-below-spades",
    in: ["newDeck"],
    kind: "bound",
    edits: [{ file: "cards.ts", find: "suit <= SPADES; suit++", replace: "suit < SPADES; suit++" }],
  },
  {
    stage: "1-shuffle",
    name: "faces-start-at-1",
    in: ["newDeck"],
    kind: "bound",
    edits: [{ file: "cards.ts", find: "let face = 2; face", replace: "let face = 1; face" }],
  },
  {
    stage: "1-shuffle",
    name: "pushes-into-a-string",
    in: ["newDeck"],
    kind: "type",
    edits: [
      { file: "cards.ts", find: "  const deck: number[] = [];\n", replace: '  let deck = "";\n' },
      {
        file: "cards.ts",
        find: "      deck.push(100 * suit + face);\n",
        replace: "      deck += 100 * suit + face;\n",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "one-deck-for-all-calls",
    in: ["newDeck"],
    kind: "shared",
    edits: [
      {
        file: "cards.ts",
        find: "export function newDeck(): number[] {\n  const deck: number[] = [];\n",
        replace: "const deck: number[] = [];\n\nexport function newDeck(): number[] {\n",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "shuffles-52-cards-of-any-deck",
    in: ["shuffleDeck"],
    kind: "bound",
    edits: [
      { file: "cards.ts", find: "i < deck.length; i++", replace: "i < 52; i++" },
      { file: "cards.ts", find: "rand() % deck.length", replace: "rand() % 52" },
    ],
  },
  {
    stage: "1-shuffle",
    name: "remainder-by-52-plus-1",
    in: ["shuffleDeck"],
    kind: "bound",
    edits: [
      { file: "cards.ts", find: "rand() % deck.length", replace: "rand() % (deck.length + 1)" },
    ],
  },
  {
    stage: "1-shuffle",
    name: "swap-keeps-the-index",
    in: ["shuffleDeck"],
    kind: "name",
    edits: [{ file: "cards.ts", find: "    deck[j] = card;\n", replace: "    deck[j] = i;\n" }],
  },
  {
    stage: "1-shuffle",
    name: "swap-of-two-lines",
    in: ["shuffleDeck"],
    kind: "order",
    edits: [
      {
        file: "cards.ts",
        find: "    const card = deck[i]!;\n    deck[i] = deck[j]!;\n    deck[j] = card;\n",
        replace: "    deck[j] = deck[i]!;\n    deck[i] = deck[j]!;\n",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "math-random-for-the-index",
    in: ["shuffleDeck"],
    kind: "algorithm",
    edits: [
      {
        file: "cards.ts",
        find: "rand() % deck.length",
        replace: "Math.floor(Math.random() * deck.length)",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "seed-compared-with-text",
    in: ["main.ts"],
    kind: "type",
    edits: [{ file: "main.ts", find: "if (seed !== 0) {", replace: 'if (seed !== "0") {' }],
  },
  {
    stage: "1-shuffle",
    name: "seed-not-awaited",
    in: ["main.ts"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: "const seed = await askSeed();",
        replace: "const seed = askSeed();",
      },
    ],
  },
  {
    stage: "1-shuffle",
    name: "in-for-of-the-deck",
    in: ["main.ts"],
    kind: "crash",
    edits: [
      { file: "main.ts", find: "for (const card of deck)", replace: "for (const card in deck)" },
    ],
  },
  {
    stage: "1-shuffle",
    name: "prints-the-numbers",
    in: ["main.ts"],
    kind: "statement",
    edits: [{ file: "main.ts", find: "  print(cardText(card));", replace: "  print(`${card}`);" }],
  },
  {
    stage: "1-shuffle",
    name: "seed-compared-by-equal",
    in: ["main.ts"],
    kind: "condition",
    edits: [{ file: "main.ts", find: "if (seed !== 0) {", replace: "if (seed === 0) {" }],
  },
  {
    stage: "1-shuffle",
    name: "push-with-a-capital-letter",
    in: ["newDeck"],
    kind: "name",
    edits: [{ file: "cards.ts", find: "deck.push(100", replace: "deck.Push(100" }],
  },
  {
    stage: "1-shuffle",
    name: "symbol-of-the-card",
    in: ["cardText"],
    kind: "type",
    edits: [{ file: "cards.ts", find: "suitSymbol(suit);\n}", replace: "suitSymbol(card);\n}" }],
  },

  // 2-deal
  {
    stage: "2-deal",
    name: "reads-at-the-length",
    in: ["dealCard"],
    kind: "undefined",
    edits: [
      {
        file: "table.ts",
        find: "  const card = deck.pop();\n",
        replace: "  const card = deck[deck.length];\n  deck.pop();\n",
      },
      {
        file: "table.ts",
        find: "if (card === undefined) throw",
        replace: "if (deck.length === 0) throw",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "dealt-card-not-returned",
    in: ["dealCard"],
    kind: "return",
    edits: [{ file: "table.ts", find: "  return card;\n", replace: "" }],
  },
  {
    stage: "2-deal",
    name: "hand-set-to-a-new-array",
    in: ["dealHands"],
    kind: "shared",
    edits: [
      {
        file: "table.ts",
        find: "    player.push(dealCard(deck));\n    dealer.push(dealCard(deck));\n",
        replace:
          "    player = [...player, dealCard(deck)];\n    dealer = [...dealer, dealCard(deck)];\n",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "three-rounds",
    in: ["dealHands"],
    kind: "bound",
    edits: [{ file: "table.ts", find: "round < 2; round++", replace: "round <= 2; round++" }],
  },
  {
    stage: "2-deal",
    name: "pushes-the-function",
    in: ["dealHands"],
    kind: "type",
    edits: [
      {
        file: "table.ts",
        find: "    player.push(dealCard(deck));\n",
        replace: "    player.push(dealCard);\n",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "rows-from-1",
    in: ["printTable"],
    kind: "bound",
    edits: [
      { file: "table.ts", find: "let row = 0; row < rows", replace: "let row = 1; row < rows" },
    ],
  },
  {
    stage: "2-deal",
    name: "rows-up-to-the-number",
    in: ["printTable"],
    kind: "bound",
    edits: [
      { file: "table.ts", find: "let row = 0; row < rows", replace: "let row = 0; row <= rows" },
    ],
  },
  {
    stage: "2-deal",
    name: "maximum-of-the-hands",
    in: ["printTable"],
    kind: "type",
    edits: [
      {
        file: "table.ts",
        find: "Math.max(player.length, dealer.length)",
        replace: "Math.max(player, dealer)",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "heading-one-blank-short",
    in: ["printTable"],
    kind: "text",
    edits: [
      { file: "table.ts", find: 'print(" Player Dealer");', replace: 'print("Player Dealer");' },
    ],
  },
  {
    stage: "2-deal",
    name: "bar-with-one-blank",
    in: ["printTable"],
    kind: "text",
    edits: [
      {
        file: "table.ts",
        find: "print(`| ${left}  | ${right}  |`);",
        replace: "print(`| ${left} | ${right} |`);",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "hides-the-third-row",
    in: ["printTable"],
    kind: "bound",
    edits: [{ file: "table.ts", find: "hidden && row === 1", replace: "hidden && row === 2" }],
  },
  {
    stage: "2-deal",
    name: "hides-every-card",
    in: ["printTable"],
    kind: "condition",
    edits: [
      {
        file: "table.ts",
        find: "hidden && row === 1 ? HIDDEN_CARD",
        replace: "hidden ? HIDDEN_CARD",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "two-stars-without-a-blank",
    in: ["HIDDEN_CARD"],
    kind: "text",
    edits: [
      {
        file: "table.ts",
        find: 'const HIDDEN_CARD = " **";',
        replace: 'const HIDDEN_CARD = "**";',
      },
    ],
  },
  {
    stage: "2-deal",
    name: "hidden-is-ignored",
    in: ["printTable"],
    kind: "statement",
    edits: [
      {
        file: "table.ts",
        find: "const right = hidden && row === 1 ? HIDDEN_CARD : placeText(dealer[row]);",
        replace: "const right = placeText(dealer[row]);",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "place-0-has-no-card",
    in: ["placeText"],
    kind: "crash",
    edits: [
      {
        file: "table.ts",
        find: "return card === undefined ? NO_CARD : cardText(card);",
        replace: "return card === 0 ? NO_CARD : cardText(card);",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "hit-trimmed-before-it-comes",
    in: ["askHit"],
    kind: "await",
    edits: [
      {
        file: "ask.ts",
        find: '(await ask("Hit or stand? [h/s] ")).trim()',
        replace: 'ask("Hit or stand? [h/s] ").trim()',
      },
    ],
  },
  {
    stage: "2-deal",
    name: "hit-not-awaited",
    in: ["playersTurn"],
    kind: "await",
    edits: [
      {
        file: "turns.ts",
        find: "if (!(await askHit())) return;",
        replace: "if (!askHit()) return;",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "stand-without-return",
    in: ["playersTurn"],
    kind: "return",
    edits: [
      {
        file: "turns.ts",
        find: "if (!(await askHit())) return;",
        replace: "if (!(await askHit())) print();",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "stand-is-not-returned",
    in: ["askHit"],
    kind: "return",
    edits: [
      {
        file: "ask.ts",
        find: 'if (answer === "s") return false;',
        replace: 'if (answer === "s") false;',
      },
    ],
  },
  {
    stage: "2-deal",
    name: "asked-only-once",
    in: ["askHit"],
    kind: "loop",
    edits: [
      {
        file: "ask.ts",
        find: '  for (;;) {\n    const answer = (await ask("Hit or stand? [h/s] ")).trim().toLowerCase();\n',
        replace:
          '  const answer = (await ask("Hit or stand? [h/s] ")).trim().toLowerCase();\n  for (;;) {\n',
      },
    ],
  },
  {
    stage: "2-deal",
    name: "lower-case-not-called",
    in: ["askHit"],
    kind: "type",
    edits: [{ file: "ask.ts", find: ".trim().toLowerCase();", replace: ".trim().toLowerCase;" }],
  },
  {
    stage: "2-deal",
    name: "deck-and-dealer-exchanged",
    in: ["dealersTurn"],
    kind: "name",
    edits: [
      {
        file: "turns.ts",
        find: "dealer.push(dealCard(deck));",
        replace: "deck.push(dealCard(dealer));",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "table-outside-the-loop",
    in: ["dealersTurn"],
    kind: "statement",
    edits: [
      {
        file: "turns.ts",
        find: "  for (let hit = 0; hit < DEALERS_HITS; hit++) {\n    printTable(player, dealer);\n",
        replace:
          "  printTable(player, dealer);\n  for (let hit = 0; hit < DEALERS_HITS; hit++) {\n",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "parenthesis-missing",
    in: ["dealersTurn"],
    kind: "syntax",
    edits: [
      {
        file: "turns.ts",
        find: "    dealer.push(dealCard(deck));\n  }\n  printTable",
        replace: "    dealer.push(dealCard(deck);\n  }\n  printTable",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "deal-card-misspelt",
    in: ["playersTurn"],
    kind: "name",
    edits: [
      {
        file: "turns.ts",
        find: "player.push(dealCard(deck));",
        replace: "player.push(dealcard(deck));",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "table-printed-with-one-hand",
    in: ["playersTurn"],
    kind: "type",
    edits: [
      {
        file: "turns.ts",
        find: "  while (deck.length > DEALERS_HITS) {\n    printTable(player, dealer);",
        replace: "  while (deck.length > DEALERS_HITS) {\n    printTable(player);",
      },
    ],
  },
  {
    stage: "2-deal",
    name: "dealer-stands-first",
    in: ["dealersTurn"],
    kind: "order",
    edits: [
      {
        file: "turns.ts",
        find: '  printTable(player, dealer);\n  print("Dealer stands.");\n',
        replace: '  print("Dealer stands.");\n  printTable(player, dealer);\n',
      },
    ],
  },

  // 3-play
  {
    stage: "3-play",
    name: "score-without-a-start",
    in: ["scoreOf"],
    kind: "undefined",
    edits: [{ file: "score.ts", find: "let score = 0;", replace: "let score;" }],
  },
  {
    stage: "3-play",
    name: "score-set-not-added",
    in: ["scoreOf"],
    kind: "statement",
    edits: [
      { file: "score.ts", find: "score += pointsOf(card);", replace: "score = pointsOf(card);" },
    ],
  },
  {
    stage: "3-play",
    name: "score-set-to-plus",
    in: ["scoreOf"],
    kind: "statement",
    edits: [
      { file: "score.ts", find: "score += pointsOf(card);", replace: "score =+ pointsOf(card);" },
    ],
  },
  {
    stage: "3-play",
    name: "ace-recognised-by-the-whole-card",
    in: ["scoreOf"],
    kind: "condition",
    edits: [
      {
        file: "score.ts",
        find: "if (card % 100 === ACE) hasAce = true;",
        replace: "if (card === ACE) hasAce = true;",
      },
    ],
  },
  {
    stage: "3-play",
    name: "bonus-in-the-loop",
    in: ["scoreOf"],
    kind: "algorithm",
    edits: [
      {
        file: "score.ts",
        find: "    if (card % 100 === ACE) hasAce = true;\n",
        replace:
          "    if (card % 100 === ACE) hasAce = true;\n    if (hasAce && score + ACE_BONUS <= LIMIT) score += ACE_BONUS;\n",
      },
      {
        file: "score.ts",
        find: "return hasAce && score + ACE_BONUS <= LIMIT ? score + ACE_BONUS : score;",
        replace: "return score;",
      },
    ],
  },
  {
    stage: "3-play",
    name: "score-not-returned",
    in: ["scoreOf"],
    kind: "return",
    edits: [
      {
        file: "score.ts",
        find: "  return hasAce && score + ACE_BONUS <= LIMIT ? score + ACE_BONUS : score;",
        replace: "  hasAce && score + ACE_BONUS <= LIMIT ? score + ACE_BONUS : score;",
      },
    ],
  },
  {
    stage: "3-play",
    name: "return-in-the-loop",
    in: ["scoreOf"],
    kind: "statement",
    edits: [
      {
        file: "score.ts",
        find: "hasAce = true;\n  }\n  return hasAce && score + ACE_BONUS <= LIMIT ? score + ACE_BONUS : score;\n",
        replace:
          "hasAce = true;\n    return hasAce && score + ACE_BONUS <= LIMIT ? score + ACE_BONUS : score;\n  }\n  return score;\n",
      },
    ],
  },
  {
    stage: "3-play",
    name: "pictures-by-or",
    in: ["pointsOf"],
    kind: "condition",
    edits: [
      {
        file: "score.ts",
        find: "if (face >= JACK && face <= KING)",
        replace: "if (face >= JACK || face <= KING)",
      },
    ],
  },
  {
    stage: "3-play",
    name: "two-comparisons-in-a-row",
    in: ["pointsOf"],
    kind: "condition",
    edits: [
      {
        file: "score.ts",
        find: "if (face >= JACK && face <= KING)",
        replace: "if (JACK <= face <= KING)",
      },
    ],
  },
  {
    stage: "3-play",
    name: "pictures-above-jack",
    in: ["pointsOf"],
    kind: "bound",
    edits: [
      {
        file: "score.ts",
        find: "face >= JACK && face <= KING",
        replace: "face > JACK && face < ACE",
      },
    ],
  },
  {
    stage: "3-play",
    name: "suit-for-the-face",
    in: ["pointsOf"],
    kind: "algorithm",
    edits: [
      { file: "score.ts", find: "const face = card % 100;", replace: "const face = card % 10;" },
    ],
  },
  {
    stage: "3-play",
    name: "function-compared-with-21",
    in: ["isBust"],
    kind: "type",
    edits: [
      {
        file: "score.ts",
        find: "return scoreOf(hand) > LIMIT;",
        replace: "return scoreOf > LIMIT;",
      },
    ],
  },
  {
    stage: "3-play",
    name: "bust-not-called",
    in: ["playersTurn"],
    kind: "type",
    edits: [
      {
        file: "game.ts",
        find: '    if (isBust(player)) {\n      print("Player busts!");',
        replace: '    if (isBust) {\n      print("Player busts!");',
      },
    ],
  },
  {
    stage: "3-play",
    name: "bust-without-return",
    in: ["playersTurn"],
    kind: "return",
    edits: [
      {
        file: "game.ts",
        find: '      print("Player busts!");\n      return;\n',
        replace: '      print("Player busts!");\n',
      },
    ],
  },
  {
    stage: "3-play",
    name: "dealer-busts-for-ever",
    in: ["dealersTurn"],
    kind: "loop",
    edits: [
      {
        file: "game.ts",
        find: '      print("Dealer busts!");\n      return;\n',
        replace: '      print("Dealer busts!");\n      continue;\n',
      },
    ],
  },
  {
    stage: "3-play",
    name: "dealer-looks-at-the-players-cards",
    in: ["dealersTurn"],
    kind: "name",
    edits: [
      {
        file: "game.ts",
        find: 'if (isBust(dealer)) {\n      print("Dealer',
        replace: 'if (isBust(player)) {\n      print("Dealer',
      },
    ],
  },
  {
    stage: "3-play",
    name: "stands-below-17",
    in: ["dealerStands"],
    kind: "bound",
    edits: [
      {
        file: "game.ts",
        find: "scoreOf(dealer) >= DEALER_STANDS_ON",
        replace: "scoreOf(dealer) <= DEALER_STANDS_ON",
      },
    ],
  },
  {
    stage: "3-play",
    name: "stands-without-return",
    in: ["dealerStands"],
    kind: "return",
    edits: [
      {
        file: "game.ts",
        find: "  return isBust(player) || scoreOf",
        replace: "  isBust(player) || scoreOf",
      },
    ],
  },
  {
    stage: "3-play",
    name: "difference-the-wrong-way-round",
    in: ["outcomeOf"],
    kind: "order",
    edits: [
      {
        file: "game.ts",
        find: "scoreOf(player) - scoreOf(dealer)",
        replace: "scoreOf(dealer) - scoreOf(player)",
      },
    ],
  },
  {
    stage: "3-play",
    name: "outcome-with-a-capital-letter",
    in: ["outcomeOf"],
    kind: "name",
    edits: [
      {
        file: "game.ts",
        find: 'return difference > 0 ? "player" : "dealer";',
        replace: 'return difference > 0 ? "Player" : "Dealer";',
      },
    ],
  },
  {
    stage: "3-play",
    name: "cases-without-break",
    in: ["printOutcome"],
    kind: "statement",
    edits: [
      {
        file: "game.ts",
        find: '      print("Player wins!");\n      break;\n',
        replace: '      print("Player wins!");\n',
      },
    ],
  },
  {
    stage: "3-play",
    name: "prints-the-hands-for-the-scores",
    in: ["printOutcome"],
    kind: "undefined",
    edits: [
      {
        file: "game.ts",
        find: "Player ${scoreOf(player)}, Dealer ${scoreOf(dealer)}.",
        replace: "Player ${player}, Dealer ${dealer}.",
      },
    ],
  },
  {
    stage: "3-play",
    name: "players-turn-not-awaited",
    in: ["playGame"],
    kind: "await",
    edits: [
      {
        file: "game.ts",
        find: "  await playersTurn(deck, player, dealer);\n",
        replace: "  playersTurn(deck, player, dealer);\n",
      },
    ],
  },
  {
    stage: "3-play",
    name: "outcome-not-returned",
    in: ["playGame"],
    kind: "return",
    edits: [{ file: "game.ts", find: "  return outcome;\n", replace: "" }],
  },
  {
    stage: "3-play",
    name: "one-hand-for-both",
    in: ["playGame"],
    kind: "shared",
    edits: [
      {
        file: "game.ts",
        find: "  const player: number[] = [];\n  const dealer: number[] = [];\n",
        replace: "  const player: number[] = [];\n  const dealer: number[] = player;\n",
      },
    ],
  },
  {
    stage: "3-play",
    name: "game-not-awaited",
    in: ["main.ts"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: "outcome = await playGame(deck);",
        replace: "outcome = playGame(deck);",
      },
    ],
  },
  {
    stage: "3-play",
    name: "push-compared-by-unequal",
    in: ["main.ts"],
    kind: "condition",
    edits: [
      {
        file: "main.ts",
        find: 'while (outcome === "push");',
        replace: 'while (outcome !== "push");',
      },
    ],
  },
  {
    stage: "3-play",
    name: "outcome-declared-in-the-loop",
    in: ["main.ts"],
    kind: "name",
    edits: [
      { file: "main.ts", find: "let outcome: Outcome;\n", replace: "" },
      {
        file: "main.ts",
        find: "  outcome = await playGame(deck);",
        replace: "  const outcome: Outcome = await playGame(deck);",
      },
    ],
  },
  {
    stage: "3-play",
    name: "score-not-exported",
    in: ["scoreOf"],
    kind: "name",
    edits: [{ file: "score.ts", find: "export function scoreOf", replace: "function scoreOf" }],
  },
  {
    stage: "3-play",
    name: "is-bust-misspelt",
    in: ["outcomeOf"],
    kind: "name",
    edits: [
      {
        file: "game.ts",
        find: 'if (isBust(dealer)) return "player";',
        replace: 'if (isbust(dealer)) return "player";',
      },
    ],
  },
  {
    stage: "3-play",
    name: "final-score-singular",
    in: ["printOutcome"],
    kind: "text",
    edits: [
      {
        file: "game.ts",
        find: "print(`Final scores: Player",
        replace: "print(`Final score: Player",
      },
    ],
  },
  {
    stage: "3-play",
    name: "turns-exchanged",
    in: ["playGame"],
    kind: "order",
    edits: [
      {
        file: "game.ts",
        find: "  await playersTurn(deck, player, dealer);\n  await dealersTurn(deck, player, dealer);\n",
        replace:
          "  await dealersTurn(deck, player, dealer);\n  await playersTurn(deck, player, dealer);\n",
      },
    ],
  },
  {
    stage: "3-play",
    name: "deck-made-once-and-not-shuffled-again",
    in: ["main.ts"],
    kind: "order",
    edits: [
      {
        file: "main.ts",
        find: "  const deck = newDeck();\n  if (seed !== 0) shuffleDeck(deck);\n",
        replace: "  if (seed !== 0) shuffleDeck(newDeck());\n  const deck = newDeck();\n",
      },
    ],
  },

  // 4-extra
  {
    stage: "4-extra",
    name: "shoe-of-arrays",
    in: ["newShoe"],
    kind: "type",
    edits: [
      { file: "shoe.ts", find: "shoe.push(...newDeck());", replace: "shoe.push(newDeck());" },
    ],
  },
  {
    stage: "4-extra",
    name: "concat-without-its-result",
    in: ["newShoe"],
    kind: "statement",
    edits: [
      { file: "shoe.ts", find: "shoe.push(...newDeck());", replace: "shoe.concat(newDeck());" },
    ],
  },
  {
    stage: "4-extra",
    name: "six-decks",
    in: ["newShoe"],
    kind: "bound",
    edits: [
      {
        file: "shoe.ts",
        find: "let deck = 0; deck < DECKS",
        replace: "let deck = 1; deck < DECKS",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "total-of-the-wrong-purse",
    in: ["pay"],
    kind: "name",
    edits: [
      { file: "money.ts", find: "  to.total += dollars;\n", replace: "  from.total += dollars;\n" },
    ],
  },
  {
    stage: "4-extra",
    name: "pays-to-nobody",
    in: ["pay"],
    kind: "statement",
    edits: [{ file: "money.ts", find: "  to.change += dollars;\n", replace: "" }],
  },
  {
    stage: "4-extra",
    name: "payout-falls-through",
    in: ["payout"],
    kind: "return",
    edits: [
      {
        file: "money.ts",
        find: '    case "pushes":\n      return paid;\n',
        replace: '    case "pushes":\n      paid;\n',
      },
    ],
  },
  {
    stage: "4-extra",
    name: "payout-of-nothing",
    in: ["payout"],
    kind: "undefined",
    edits: [
      {
        file: "money.ts",
        find: '    case "loses":\n    case "busts":\n    case "folds":\n      return 0;\n',
        replace: "",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "folded-is-asked-last",
    in: ["resultOf"],
    kind: "order",
    edits: [
      {
        file: "money.ts",
        find: '  if (player.folded) return "folds";\n  if (isBust(player.hand)) return "busts";\n  if (isBust(dealer.hand)) return "wins";\n',
        replace:
          '  if (isBust(player.hand)) return "busts";\n  if (isBust(dealer.hand)) return "wins";\n  if (player.folded) return "folds";\n',
      },
    ],
  },
  {
    stage: "4-extra",
    name: "bust-of-the-player-not-the-hand",
    in: ["resultOf"],
    kind: "type",
    edits: [{ file: "money.ts", find: "isBust(player.hand)", replace: "isBust(player)" }],
  },
  {
    stage: "4-extra",
    name: "count-not-awaited",
    in: ["main.ts"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: "newPlayers(await askPlayerCount())",
        replace: "newPlayers(askPlayerCount())",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "another-game-not-awaited",
    in: ["main.ts"],
    kind: "await",
    edits: [
      {
        file: "main.ts",
        find: "while (await askAnotherGame());",
        replace: "while (askAnotherGame());",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "number-of-the-game-stays",
    in: ["main.ts"],
    kind: "statement",
    edits: [{ file: "main.ts", find: "  number++;\n", replace: "" }],
  },
  {
    stage: "4-extra",
    name: "fold-not-awaited",
    in: ["foldOrPlay"],
    kind: "await",
    edits: [
      {
        file: "game.ts",
        find: "player.folded = await askFold(player.name);",
        replace: "player.folded = askFold(player.name);",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "for-each-does-not-wait",
    in: ["playGame"],
    kind: "await",
    edits: [
      {
        file: "game.ts",
        find: "for (const player of players) await foldOrPlay(player, dealer);",
        replace:
          "players.forEach(async (player) => {\n    await foldOrPlay(player, dealer);\n  });",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "answer-compared-with-the-prompt",
    in: ["askEither"],
    kind: "name",
    edits: [
      {
        file: "questions.ts",
        find: "if (answer === no) return false;",
        replace: 'if (answer === "no") return false;',
      },
    ],
  },
  {
    stage: "4-extra",
    name: "question-without-return",
    in: ["askAnotherGame"],
    kind: "return",
    edits: [
      {
        file: "questions.ts",
        find: '  return askEither("Another game? [y/n] "',
        replace: '  askEither("Another game? [y/n] "',
      },
    ],
  },
  {
    stage: "4-extra",
    name: "fold-and-play-exchanged",
    in: ["askFold"],
    kind: "order",
    edits: [
      { file: "questions.ts", find: '    "f",\n    "p",\n', replace: '    "p",\n    "f",\n' },
    ],
  },
  {
    stage: "4-extra",
    name: "count-without-its-value",
    in: ["askPlayerCount"],
    kind: "return",
    edits: [
      {
        file: "questions.ts",
        find: "count <= MOST_PLAYERS) return count;",
        replace: "count <= MOST_PLAYERS) return;",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "dealer-never-stands",
    in: ["dealersTurn"],
    kind: "condition",
    edits: [
      {
        file: "game.ts",
        find: "!somebodyIsIn || scoreOf(dealer.hand) >= DEALER_STANDS_ON",
        replace: "!somebodyIsIn && scoreOf(dealer.hand) >= DEALER_STANDS_ON",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "and-for-or-in-a-negation",
    in: ["dealersTurn"],
    kind: "condition",
    edits: [
      {
        file: "game.ts",
        find: "players.some((player) => !player.folded && !isBust(player.hand))",
        replace: "players.some((player) => !player.folded || !isBust(player.hand))",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "hands-for-hand",
    in: ["dealHands"],
    kind: "name",
    edits: [
      {
        file: "game.ts",
        find: "seat.hand.push(dealCard(shoe))",
        replace: "seat.hands.push(dealCard(shoe))",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "players-without-the-dealer",
    in: ["playGame"],
    kind: "statement",
    edits: [
      {
        file: "game.ts",
        find: "dealHands(shoe, [...players, dealer]);",
        replace: "dealHands(shoe, players);",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "either-without-await",
    in: ["askEither"],
    kind: "await",
    edits: [
      { file: "questions.ts", find: "(await ask(prompt)).trim()", replace: "ask(prompt).trim()" },
    ],
  },
  {
    stage: "4-extra",
    name: "game-number-from-0",
    in: ["main.ts"],
    kind: "order",
    edits: [
      {
        file: "main.ts",
        find: "  number++;\n  print();\n  print(`Game ${number}.",
        replace: "  print();\n  print(`Game ${number++}.",
      },
    ],
  },
  {
    stage: "4-extra",
    name: "four-dollars-and-a-sign",
    in: ["main.ts"],
    kind: "text",
    edits: [{ file: "main.ts", find: "The ante is $${ANTE}.", replace: "The ante is ${ANTE}." }],
  },
];
