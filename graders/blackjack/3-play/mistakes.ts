import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "aces-always-11",
    says: "Every ace counts 11; only the first should, and only if the hand does not go over 21.",
    edits: [
      {
        file: "score.ts",
        find: "if (face === ACE) return 1;",
        replace: "if (face === ACE) return 11;",
      },
      {
        file: "score.ts",
        find: "hasAce && score + ACE_BONUS <= LIMIT ? score + ACE_BONUS : score",
        replace: "score",
      },
    ],
  },
  {
    name: "first-ace-always-11",
    says: "The first ace counts 11 even if that busts the hand; then it should count 1.",
    edits: [
      { file: "score.ts", find: "hasAce && score + ACE_BONUS <= LIMIT ?", replace: "hasAce ?" },
    ],
  },
  {
    name: "aces-always-1",
    says: "Every ace counts 1; the first should count 11 if the hand does not go over 21.",
    edits: [
      {
        file: "score.ts",
        find: "hasAce && score + ACE_BONUS <= LIMIT ? score + ACE_BONUS : score",
        replace: "score",
      },
    ],
  },
  {
    name: "all-aces-alike",
    says: "The aces of a hand do not count one by one: the first can count 11 while the others count 1.",
    edits: [
      { file: "score.ts", find: "let hasAce = false;", replace: "let bonus = 0;" },
      { file: "score.ts", find: "hasAce = true;", replace: "bonus += ACE_BONUS;" },
      {
        file: "score.ts",
        find: "hasAce && score + ACE_BONUS <= LIMIT ? score + ACE_BONUS : score",
        replace: "score + bonus <= LIMIT ? score + bonus : score",
      },
    ],
  },
  {
    name: "settles-an-ace-as-it-comes",
    says: "An ace that counted 11 at first still counts 11 when a later card busts the hand; count all cards first, and then decide about the ace.",
    edits: [
      {
        file: "score.ts",
        find: "    score += pointsOf(card);\n    if (card % 100 === ACE) hasAce = true;",
        replace: "    score += card % 100 === ACE && score + 11 <= LIMIT ? 11 : pointsOf(card);",
      },
    ],
  },
  {
    name: "ace-counts-11-below-21-only",
    says: "The ace counts 1 when 11 would make exactly 21, but 21 is not a bust.",
    edits: [
      {
        file: "score.ts",
        find: "score + ACE_BONUS <= LIMIT",
        replace: "score + ACE_BONUS < LIMIT",
      },
    ],
  },
  {
    name: "pictures-count-their-numbers",
    says: "Jack, queen and king count 11, 12 and 13; each should count 10.",
    edits: [{ file: "score.ts", find: "return PICTURE_POINTS;", replace: "return face;" }],
  },
  {
    name: "jack-counts-11",
    says: "The jack counts 11; jack, queen and king should count 10 each.",
    edits: [{ file: "score.ts", find: "face >= JACK &&", replace: "face > JACK &&" }],
  },
  {
    name: "busts-at-21",
    says: "A hand of exactly 21 counts as a bust; only more than 21 is a bust.",
    edits: [{ file: "score.ts", find: "scoreOf(hand) > LIMIT", replace: "scoreOf(hand) >= LIMIT" }],
  },
  {
    name: "shows-the-second-card-at-once",
    says: "The dealer's second card is shown from the start; hide it until the player's turn is over.",
    edits: [
      {
        file: "game.ts",
        find: "printTable(player, dealer, true);",
        replace: "printTable(player, dealer);",
      },
    ],
  },
  {
    name: "shows-the-second-card-with-the-bust",
    says: "The table above the line Player busts! shows the dealer's second card; hide it there, and show it in the next table.",
    edits: [
      {
        file: "game.ts",
        find: "printTable(player, dealer, true);",
        replace: "printTable(player, dealer, !isBust(player));",
      },
    ],
  },
  {
    name: "hides-the-second-card-too-long",
    says: "The dealer's second card stays hidden in the dealer's turn; show it as soon as the player's turn is over.",
    edits: [
      {
        file: "game.ts",
        find: "    printTable(player, dealer);",
        replace:
          "    printTable(player, dealer, !isBust(dealer) && !dealerStands(player, dealer));",
      },
    ],
  },
  {
    name: "hides-the-first-card",
    says: "The dealer's first card is hidden; hide the second one.",
    edits: [
      {
        file: "game.ts",
        find: "printTable(player, dealer, true);",
        replace: "printTable(player, [dealer[1]!, dealer[0]!], true);",
      },
    ],
  },
  {
    name: "asks-after-the-bust",
    says: "A player who is bust is still asked, but a bust ends the turn.",
    edits: [
      {
        file: "game.ts",
        find: '    if (isBust(player)) {\n      print("Player busts!");\n      return;\n    }\n    if (!(await askHit())) return;',
        replace:
          '    const bust = isBust(player);\n    if (bust) print("Player busts!");\n    if (!(await askHit())) return;',
      },
    ],
  },
  {
    name: "stands-by-itself-on-21",
    says: "A player with 21 is not asked again; ask until the player stands or busts.",
    edits: [
      {
        file: "game.ts",
        find: "    if (!(await askHit())) return;",
        replace: "    if (scoreOf(player) === 21 || !(await askHit())) return;",
      },
    ],
  },
  {
    name: "dealer-hits-on-17",
    says: "The dealer hits on 17; the dealer should stand on 17 or more.",
    edits: [
      {
        file: "game.ts",
        find: "scoreOf(dealer) >= DEALER_STANDS_ON",
        replace: "scoreOf(dealer) > DEALER_STANDS_ON",
      },
    ],
  },
  {
    name: "dealer-stands-on-16",
    says: "The dealer stands on 16; the dealer should hit until the score is 17 or more.",
    edits: [
      {
        file: "game.ts",
        find: "const DEALER_STANDS_ON = 17;",
        replace: "const DEALER_STANDS_ON = 16;",
      },
    ],
  },
  {
    name: "dealer-decides-with-aces-as-1",
    says: "The dealer counts an ace as 1 when deciding; use the score, in which the first ace may count 11.",
    edits: [
      {
        file: "game.ts",
        find: "scoreOf(dealer) >= DEALER_STANDS_ON",
        replace:
          "dealer.reduce((sum, card) => sum + (card % 100 === 14 ? 1 : Math.min(card % 100, 10)), 0) >= DEALER_STANDS_ON",
      },
    ],
  },
  {
    name: "dealer-hits-twice",
    says: "The dealer hits twice, as in stage 2, but now the score decides.",
    edits: [
      {
        file: "game.ts",
        find: "scoreOf(dealer) >= DEALER_STANDS_ON",
        replace: "dealer.length >= 4",
      },
    ],
  },
  {
    name: "dealer-stops-when-ahead",
    says: "The dealer stands as soon as the player is beaten; the dealer should look at 17 and not at the player's score.",
    edits: [
      {
        file: "game.ts",
        find: "scoreOf(dealer) >= DEALER_STANDS_ON",
        replace: "scoreOf(dealer) >= DEALER_STANDS_ON || scoreOf(dealer) > scoreOf(player)",
      },
    ],
  },
  {
    name: "dealer-hits-when-behind",
    says: "The dealer hits on 17 or more if the player has more; the dealer should stand in that case, too.",
    edits: [
      {
        file: "game.ts",
        find: "scoreOf(dealer) >= DEALER_STANDS_ON",
        replace: "(scoreOf(dealer) >= DEALER_STANDS_ON && scoreOf(dealer) >= scoreOf(player))",
      },
    ],
  },
  {
    name: "dealer-plays-against-a-bust-player",
    says: "The dealer still takes cards after the player is bust; the dealer should then stand, whatever the score.",
    edits: [
      {
        file: "game.ts",
        find: "return isBust(player) || scoreOf(dealer)",
        replace: "return scoreOf(dealer)",
      },
    ],
  },
  {
    name: "no-dealers-turn-after-a-bust",
    says: "The dealer's turn is left out after the player is bust; still print the table with all cards and the line Dealer stands.",
    edits: [
      {
        file: "game.ts",
        find: "  await dealersTurn(deck, player, dealer);",
        replace: "  if (!isBust(player)) await dealersTurn(deck, player, dealer);",
      },
    ],
  },
  {
    name: "no-scores-after-a-bust",
    says: "The final scores are missing after the player is bust; print them after every game.",
    edits: [
      {
        file: "game.ts",
        find: "  printOutcome(player, dealer, outcome);",
        replace: "  if (!isBust(player)) printOutcome(player, dealer, outcome);",
      },
    ],
  },
  {
    name: "bust-player-can-win",
    says: "A player who is bust wins with the higher score; a player who is bust has lost.",
    edits: [{ file: "game.ts", find: '  if (isBust(player)) return "dealer";\n', replace: "" }],
  },
  {
    name: "bust-dealer-can-win",
    says: "A dealer who is bust wins with the higher score; a dealer who is bust has lost.",
    edits: [{ file: "game.ts", find: '  if (isBust(dealer)) return "player";\n', replace: "" }],
  },
  {
    name: "tie-is-the-dealers",
    says: "A tie is called a win for the dealer; it is a push, so play a new game.",
    edits: [
      {
        file: "game.ts",
        find: 'if (difference === 0) return "push";',
        replace: 'if (difference === 0) return "dealer";',
      },
    ],
  },
  {
    name: "tie-is-the-players",
    says: "A tie is called a win for the player; it is a push, so play a new game.",
    edits: [
      {
        file: "game.ts",
        find: 'if (difference === 0) return "push";',
        replace: 'if (difference === 0) return "player";',
      },
    ],
  },
  {
    name: "two-cards-beat-three",
    says: "A 21 of two cards beats a 21 of more; here only the scores count, and equal scores are a push.",
    edits: [
      {
        file: "game.ts",
        find: 'if (difference === 0) return "push";',
        replace:
          'const natural = (hand: number[]): boolean => scoreOf(hand) === 21 && hand.length === 2;\n  if (difference === 0 && natural(player) !== natural(dealer)) return natural(player) ? "player" : "dealer";\n  if (difference === 0) return "push";',
      },
    ],
  },
  {
    name: "push-ends-the-program",
    says: "The program ends after a push; play again until somebody wins.",
    edits: [
      {
        file: "main.ts",
        find: 'while (outcome === "push");',
        replace: "while (outcome === undefined);",
      },
    ],
  },
  {
    name: "plays-again-once-only",
    says: "After a second push, the program ends; play again after every push.",
    edits: [
      {
        file: "main.ts",
        find: "let outcome: Outcome;",
        replace: "let outcome: Outcome;\nlet games = 0;",
      },
      {
        file: "main.ts",
        find: 'while (outcome === "push");',
        replace: 'while (outcome === "push" && ++games < 2);',
      },
    ],
  },
  {
    name: "push-keeps-the-old-deck",
    says: "After a push, the cards come from the rest of the old deck; shuffle a new deck for each game.",
    edits: [
      {
        file: "main.ts",
        find: "do {\n  const deck = newDeck();\n  if (seed !== 0) shuffleDeck(deck);",
        replace: "const deck = newDeck();\nif (seed !== 0) shuffleDeck(deck);\ndo {",
      },
    ],
  },
  {
    name: "push-shuffles-the-shuffled-deck",
    says: "After a push, the old order of the deck is shuffled again; start each game with a new deck in numeric order.",
    edits: [
      {
        file: "main.ts",
        find: "do {\n  const deck = newDeck();\n  if (seed !== 0) shuffleDeck(deck);",
        replace:
          "const whole = newDeck();\ndo {\n  if (seed !== 0) shuffleDeck(whole);\n  const deck = [...whole];",
      },
    ],
  },
  {
    name: "push-does-not-shuffle",
    says: "After a push, the new deck is not shuffled; shuffle it with the next random numbers.",
    edits: [
      {
        file: "main.ts",
        find: "let outcome: Outcome;",
        replace: "let outcome: Outcome;\nlet first = true;",
      },
      {
        file: "main.ts",
        find: "  if (seed !== 0) shuffleDeck(deck);",
        replace: "  if (seed !== 0 && first) shuffleDeck(deck);\n  first = false;",
      },
    ],
  },
  {
    name: "push-seeds-again",
    says: "After a push, the generator is seeded again, so the same cards come; seed it only once, before the first game.",
    edits: [
      { file: "main.ts", find: "if (seed !== 0) srand(seed);\n", replace: "" },
      {
        file: "main.ts",
        find: "  if (seed !== 0) shuffleDeck(deck);",
        replace: "  if (seed !== 0) {\n    srand(seed);\n    shuffleDeck(deck);\n  }",
      },
    ],
  },
  {
    name: "shuffles-on-seed-0",
    says: "The deck is shuffled with seed 0 as well; with seed 0, leave it in order.",
    edits: [
      {
        file: "main.ts",
        find: "  if (seed !== 0) shuffleDeck(deck);",
        replace: "  shuffleDeck(deck);",
      },
    ],
  },
];
