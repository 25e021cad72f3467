import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "deals-from-the-front",
    says: "Cards are dealt from the front of the deck; deal them from its end, the last card first.",
    edits: [{ file: "table.ts", find: "deck.pop()", replace: "deck.shift()" }],
  },
  {
    name: "leaves-the-card-in-the-deck",
    says: "The card that is dealt stays in the deck, so the same card comes again and again; take it off.",
    edits: [
      { file: "table.ts", find: "deck.pop()", replace: "deck[deck.length - 1]" },
      // Without this, a player who always hits would never stop.
      { file: "turns.ts", find: "deck.length > DEALERS_HITS", replace: "player.length < 48" },
    ],
  },
  {
    name: "deals-two-at-a-time",
    says: "The player gets both cards before the dealer gets any; the order should be player, dealer, player, dealer.",
    edits: [
      {
        file: "table.ts",
        find: "    player.push(dealCard(deck));\n    dealer.push(dealCard(deck));",
        replace:
          "    const hand = round === 0 ? player : dealer;\n    hand.push(dealCard(deck), dealCard(deck));",
      },
    ],
  },
  {
    name: "dealer-gets-the-first-card",
    says: "The dealer gets the first card; the player should get it.",
    edits: [
      {
        file: "table.ts",
        find: "    player.push(dealCard(deck));\n    dealer.push(dealCard(deck));",
        replace: "    dealer.push(dealCard(deck));\n    player.push(dealCard(deck));",
      },
    ],
  },
  {
    name: "columns-exchanged",
    says: "The dealer's cards are on the left; the left column should be the player's.",
    edits: [
      {
        file: "table.ts",
        find: "const left = placeText(player[row]);",
        replace: "const left = placeText(dealer[row]);",
      },
      {
        file: "table.ts",
        find: "placeText(dealer[row]);\n    print(",
        replace: "placeText(player[row]);\n    print(",
      },
    ],
  },
  {
    name: "rows-of-the-player-only",
    says: "The table has as many rows as the player has cards; print a row for each card of the longer hand.",
    edits: [
      {
        file: "table.ts",
        find: "Math.max(player.length, dealer.length)",
        replace: "player.length",
      },
    ],
  },
  {
    name: "rows-of-the-shorter-hand",
    says: "The table stops where the shorter hand ends; print a row for each card of the longer hand.",
    edits: [{ file: "table.ts", find: "Math.max(", replace: "Math.min(" }],
  },
  {
    name: "no-blanks-where-no-card-is",
    says: "Where one hand has no more cards, the column shrinks; print three spaces instead of the card.",
    edits: [{ file: "table.ts", find: 'const NO_CARD = "   ";', replace: 'const NO_CARD = "";' }],
  },
  {
    name: "prints-undefined",
    says: "Where one hand has no more cards, undefined is printed; print three spaces instead.",
    edits: [
      { file: "table.ts", find: 'const NO_CARD = "   ";', replace: 'const NO_CARD = "undefined";' },
    ],
  },
  {
    name: "no-empty-line-before-the-table",
    says: "The empty line before the table is missing.",
    edits: [{ file: "table.ts", find: "  print();\n", replace: "" }],
  },
  {
    name: "hides-the-second-card",
    says: "The dealer's second card is hidden; in this stage, show both.",
    edits: [{ file: "table.ts", find: "hidden = false", replace: "hidden = true" }],
  },
  {
    name: "asks-without-the-table",
    says: "The table is shown only before the first question; show it before each one.",
    edits: [
      {
        file: "turns.ts",
        find: "  while (deck.length > DEALERS_HITS) {\n    printTable(player, dealer);\n",
        replace: "  printTable(player, dealer);\n  while (deck.length > DEALERS_HITS) {\n",
      },
    ],
  },
  {
    name: "one-hit-at-most",
    says: "The player is asked only once; ask again until the player stands.",
    edits: [
      {
        file: "turns.ts",
        find: "  while (deck.length > DEALERS_HITS) {\n    printTable(player, dealer);",
        replace: "  if (deck.length > DEALERS_HITS) {\n    printTable(player, dealer);",
      },
    ],
  },
  {
    name: "hit-and-stand-exchanged",
    says: "h and s do the opposite of what they say.",
    edits: [{ file: "turns.ts", find: "if (!(await askHit()))", replace: "if (await askHit())" }],
  },
  {
    name: "player-may-take-every-card",
    says: "After 46 hits, the player is asked once more; the last two cards are for the dealer, so the player has to stand.",
    edits: [{ file: "turns.ts", find: "deck.length > DEALERS_HITS", replace: "deck.length > 0" }],
  },
  {
    name: "shows-the-table-once-more-after-46-hits",
    says: "After 46 hits, the table is shown twice; the player has nothing left to decide, so show it only for the dealer.",
    edits: [
      {
        file: "turns.ts",
        find: "    player.push(dealCard(deck));\n",
        replace:
          "    player.push(dealCard(deck));\n    if (deck.length === DEALERS_HITS) printTable(player, dealer);\n",
      },
    ],
  },
  {
    name: "dealer-hits-once",
    says: "The dealer hits only once; the dealer should hit exactly twice.",
    edits: [{ file: "turns.ts", find: "let hit = 0;", replace: "let hit = 1;" }],
  },
  {
    name: "dealer-hits-like-the-player",
    says: "The dealer hits until the two hands have the same number of cards; the dealer should hit exactly twice, whatever the player did.",
    edits: [
      {
        file: "turns.ts",
        find: "let hit = 0; hit < DEALERS_HITS; hit++",
        replace: "; dealer.length < player.length; ",
      },
    ],
  },
  {
    name: "no-last-table",
    says: "The table is missing before the dealer stands; show it before each of the dealer's three decisions.",
    edits: [
      {
        file: "turns.ts",
        find: '  printTable(player, dealer);\n  print("Dealer stands.");',
        replace: '  print("Dealer stands.");',
      },
    ],
  },
  {
    name: "no-table-after-standing",
    says: "The table is missing after the player stands; show it before each of the dealer's decisions, too.",
    edits: [
      {
        file: "turns.ts",
        find: '    printTable(player, dealer);\n    print("Dealer hits.");',
        replace: '    if (hit > 0) printTable(player, dealer);\n    print("Dealer hits.");',
      },
    ],
  },
  {
    name: "takes-anything-else-for-stand",
    says: "Every answer except h counts as stand; ask again until the answer is h or s.",
    edits: [
      { file: "ask.ts", find: 'if (answer === "s") return false;', replace: "return false;" },
    ],
  },
  {
    name: "looks-at-the-first-letter-only",
    says: "An answer that only begins with h or s is accepted; accept only the letter alone.",
    edits: [
      {
        file: "ask.ts",
        find: ".trim().toLowerCase();",
        replace: ".trim().toLowerCase().slice(0, 1);",
      },
    ],
  },
  {
    name: "refuses-capital-letters",
    says: "A capital H or S is refused; accept upper and lower case.",
    edits: [{ file: "ask.ts", find: ".trim().toLowerCase();", replace: ".trim();" }],
  },
  {
    name: "refuses-blanks-around-the-letter",
    says: "A letter with a space before or after it is refused; remove the spaces first.",
    edits: [{ file: "ask.ts", find: ".trim().toLowerCase();", replace: ".toLowerCase();" }],
  },
  {
    name: "does-not-explain",
    says: "A wrong answer is not explained; print one line that says what is wanted, and then ask again.",
    edits: [
      { file: "ask.ts", find: '    print("Please type h to hit or s to stand.");\n', replace: "" },
    ],
  },
  {
    name: "shows-the-table-after-a-wrong-answer",
    says: "The table is shown again after a wrong answer; print only the explanation and the question.",
    edits: [
      {
        file: "turns.ts",
        find: 'import { print } from "#toolkit/console.ts";',
        replace: 'import { ask, print } from "#toolkit/console.ts";',
      },
      {
        file: "turns.ts",
        find: "    if (!(await askHit())) return;",
        replace:
          '    const answer = (await ask("Hit or stand? [h/s] ")).trim().toLowerCase();\n    if (answer === "s") return;\n    if (answer !== "h") {\n      print("Please type h to hit or s to stand.");\n      continue;\n    }',
      },
    ],
  },
];
