import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "computer-draws-first",
    says: "The computer draws first; it is the dealer, so the player should draw first.",
    edits: [
      { file: "old-maid.ts", find: "let playerDraws = true;", replace: "let playerDraws = false;" },
    ],
  },
  {
    name: "looks-only-after-the-players-turn",
    says: "The program checks the hands only after the player's turn, or checks only the computer's hand; the computer's turn can empty the player's hand.",
    edits: [
      {
        file: "old-maid.ts",
        find: "  while (!isOver(player, computer)) {\n    if (playerDraws) await playersTurn(player, computer);\n    else computersTurn(player, computer);\n    playerDraws = !playerDraws;\n  }",
        replace:
          "  for (;;) {\n    await playersTurn(player, computer);\n    if (isOver(player, computer)) break;\n    computersTurn(player, computer);\n  }",
      },
    ],
  },
  {
    name: "looks-once-a-round",
    says: "The program checks the hands only after the computer's turn, or checks only the player's hand; the player's turn can empty the computer's hand.",
    edits: [
      {
        file: "old-maid.ts",
        find: "  while (!isOver(player, computer)) {\n    if (playerDraws) await playersTurn(player, computer);\n    else computersTurn(player, computer);\n    playerDraws = !playerDraws;\n  }",
        replace:
          "  while (!isOver(player, computer)) {\n    await playersTurn(player, computer);\n    computersTurn(player, computer);\n  }",
      },
    ],
  },
  {
    name: "does-not-look-before-the-first-turn",
    says: "The program does not check the hands before the first turn; the player's hand can be empty after the first pairs are discarded.",
    edits: [
      {
        file: "old-maid.ts",
        find: "  while (!isOver(player, computer)) {\n    if (playerDraws) await playersTurn(player, computer);\n    else computersTurn(player, computer);\n    playerDraws = !playerDraws;\n  }",
        replace:
          "  do {\n    if (playerDraws) await playersTurn(player, computer);\n    else computersTurn(player, computer);\n    playerDraws = !playerDraws;\n  } while (!isOver(player, computer));",
      },
    ],
  },
  {
    name: "waits-for-both-hands",
    says: "The game does not end when one hand is empty. It cannot wait until both are: one of them always keeps a queen.",
    edits: [
      {
        file: "old-maid.ts",
        find: "player.length === 0 || computer.length === 0",
        replace: "player.length === 0 && computer.length === 0",
      },
    ],
  },
  {
    name: "ends-with-one-card",
    says: "The game ends as soon as a hand holds a single card; it should end when a hand is empty.",
    edits: [
      {
        file: "old-maid.ts",
        find: "player.length === 0 || computer.length === 0",
        replace: "player.length <= 1 || computer.length <= 1",
      },
    ],
  },
  {
    name: "names-the-winner",
    says: "The player with no cards left is called the Old Maid; that player is safe, and the other one loses.",
    edits: [
      {
        file: "old-maid.ts",
        find: "const playerIsSafe = player.length === 0;",
        replace: "const playerIsSafe = player.length > 0;",
      },
    ],
  },
  {
    name: "wins-and-loses-mixed-up",
    says: "The program says that the player wins when the computer does; the side with the queen loses.",
    edits: [
      {
        file: "old-maid.ts",
        find: "it is the Old Maid. You win.",
        replace: "it is the Old Maid. You lose.",
      },
      {
        file: "old-maid.ts",
        find: "you are the Old Maid. You lose.",
        replace: "you are the Old Maid. You win.",
      },
    ],
  },
  {
    name: "player-always-loses",
    says: "The player is always called the Old Maid; check which hand is empty.",
    edits: [
      {
        file: "old-maid.ts",
        find: "const playerIsSafe = player.length === 0;\n  const queen = playerIsSafe ? computer[0]! : player[0]!;",
        replace: "const playerIsSafe = false;\n  const queen = (player[0] ?? computer[0])!;",
      },
    ],
  },
  {
    name: "always-the-queen-of-spades",
    says: "The queen that is left is always called Q♠; name the one that is really left.",
    edits: [
      {
        file: "old-maid.ts",
        find: "const queen = playerIsSafe ? computer[0]! : player[0]!;",
        replace: "const queen: Card = { suit: 3, pip: 12 };",
      },
    ],
  },
  {
    name: "only-the-player-moves",
    says: "The player takes every turn and the computer none; the turns should alternate.",
    edits: [{ file: "old-maid.ts", find: "    playerDraws = !playerDraws;\n", replace: "" }],
  },
  {
    name: "player-draws-again-after-a-pair",
    says: "A side that makes a pair draws again; the turns should alternate, with or without a pair.",
    edits: [
      {
        file: "old-maid.ts",
        find: "    if (playerDraws) await playersTurn(player, computer);\n    else computersTurn(player, computer);\n    playerDraws = !playerDraws;\n",
        replace:
          "    const before = player.length + computer.length;\n    if (playerDraws) await playersTurn(player, computer);\n    else computersTurn(player, computer);\n    if (player.length + computer.length === before) playerDraws = !playerDraws;\n",
      },
    ],
  },
  {
    name: "keeps-the-players-first-pairs",
    says: "The first pairs of the player's hand are not discarded before the first turn.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("You discard", discardPairs(player));\n',
        replace: "",
      },
    ],
  },
  {
    name: "keeps-the-computers-first-pairs",
    says: "The first pairs of the computer's hand are not discarded before the first turn.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("The computer discards", discardPairs(computer));\n',
        replace: "",
      },
    ],
  },
  {
    name: "computer-discards-first",
    says: "The computer discards its first pairs before the player does; the player should come first.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("You discard", discardPairs(player));\n  printPairs("The computer discards", discardPairs(computer));\n',
        replace:
          '  printPairs("The computer discards", discardPairs(computer));\n  printPairs("You discard", discardPairs(player));\n',
      },
    ],
  },
  {
    name: "shows-the-hand-after-discarding",
    says: "The hand is shown after the first pairs are discarded; show it as it was dealt.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printCards("Your hand", player);\n  printPairs("You discard", discardPairs(player));',
        replace:
          '  const pairs = discardPairs(player);\n  printCards("Your hand", player);\n  printPairs("You discard", pairs);',
      },
    ],
  },
  {
    name: "shuffles-the-hands-at-first",
    says: "The hands are shuffled before the first turn; shuffle a hand only after it has got a card.",
    edits: [
      {
        file: "old-maid.ts",
        find: "type Card, cardName, printCards }",
        replace: "type Card, cardName, printCards, shuffleDeck }",
      },
      {
        file: "old-maid.ts",
        find: "  let playerDraws = true;",
        replace: "  shuffleDeck(player);\n  shuffleDeck(computer);\n  let playerDraws = true;",
      },
    ],
  },
  {
    name: "shows-the-computers-cards",
    says: "The computer's hand is shown before the first turn; the player may see only the number of its cards.",
    edits: [
      {
        file: "old-maid.ts",
        find: "  let playerDraws = true;",
        replace: '  printCards("The computer\'s hand", computer);\n  let playerDraws = true;',
      },
    ],
  },
  {
    name: "keeps-the-queen",
    says: "The queen of hearts is still in the deck, so in the end nobody is left with a queen.",
    edits: [{ file: "main.ts", find: "  removeQueen(deck);\n", replace: "" }],
  },
];
