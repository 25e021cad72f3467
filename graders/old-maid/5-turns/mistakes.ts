import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "forgets-to-shuffle",
    says: "Neither hand is shuffled after a draw, so everybody knows where the drawn card is.",
    edits: [
      { file: "old-maid.ts", find: "  shuffleDeck(player);\n", replace: "" },
      { file: "old-maid.ts", find: "  shuffleDeck(computer);\n", replace: "" },
    ],
  },
  {
    name: "forgets-to-shuffle-the-players-hand",
    says: "The player's hand is not shuffled after the player has drawn.",
    edits: [{ file: "old-maid.ts", find: "  shuffleDeck(player);\n", replace: "" }],
  },
  {
    name: "forgets-to-shuffle-the-computers-hand",
    says: "The computer's hand is not shuffled after the computer has drawn.",
    edits: [{ file: "old-maid.ts", find: "  shuffleDeck(computer);\n", replace: "" }],
  },
  {
    name: "shuffles-the-other-hand",
    says: "The hand that gave the card is shuffled; shuffle the one that got it.",
    edits: [
      {
        file: "old-maid.ts",
        find: "  shuffleDeck(player);\n",
        replace: "  shuffleDeck(computer);\n",
      },
      {
        file: "old-maid.ts",
        find: "discardPairs(computer));\n  shuffleDeck(computer);",
        replace: "discardPairs(computer));\n  shuffleDeck(player);",
      },
    ],
  },
  {
    name: "shuffles-both-hands",
    says: "Both hands are shuffled after a draw; shuffle only the one that got the card.",
    edits: [
      {
        file: "old-maid.ts",
        find: "  shuffleDeck(player);\n",
        replace: "  shuffleDeck(player);\n  shuffleDeck(computer);\n",
      },
      {
        file: "old-maid.ts",
        find: "discardPairs(computer));\n  shuffleDeck(computer);\n",
        replace: "discardPairs(computer));\n  shuffleDeck(computer);\n  shuffleDeck(player);\n",
      },
    ],
  },
  {
    name: "shuffles-before-discarding",
    says: "The hand is shuffled before the pair is discarded; discard first, and then shuffle the rest.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("You discard", discardPairs(player));\n',
        replace: '  shuffleDeck(player);\n  printPairs("You discard", discardPairs(player));\n',
      },
      { file: "old-maid.ts", find: "  shuffleDeck(player);\n}", replace: "}" },
      {
        file: "old-maid.ts",
        find: '  printPairs("The computer discards", discardPairs(computer));\n',
        replace:
          '  shuffleDeck(computer);\n  printPairs("The computer discards", discardPairs(computer));\n',
      },
      {
        file: "old-maid.ts",
        find: "discardPairs(computer));\n  shuffleDeck(computer);\n",
        replace: "discardPairs(computer));\n",
      },
    ],
  },
  {
    name: "shuffles-only-without-a-pair",
    says: "The hand is shuffled only when the card does not make a pair; always shuffle it.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("You discard", discardPairs(player));\n',
        replace:
          '  const before = player.length;\n  printPairs("You discard", discardPairs(player));\n',
      },
      {
        file: "old-maid.ts",
        find: "  shuffleDeck(player);\n",
        replace: "  if (player.length === before) shuffleDeck(player);\n",
      },
      {
        file: "old-maid.ts",
        find: '  printPairs("The computer discards", discardPairs(computer));\n',
        replace:
          '  const before = computer.length;\n  printPairs("The computer discards", discardPairs(computer));\n',
      },
      {
        file: "old-maid.ts",
        find: "  shuffleDeck(computer);\n",
        replace: "  if (computer.length === before) shuffleDeck(computer);\n",
      },
    ],
  },
  {
    name: "shuffles-only-after-a-pair",
    says: "The hand is shuffled only when a pair is discarded; always shuffle it, especially after a queen.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("You discard", discardPairs(player));\n',
        replace:
          '  const before = player.length;\n  printPairs("You discard", discardPairs(player));\n',
      },
      {
        file: "old-maid.ts",
        find: "  shuffleDeck(player);\n",
        replace: "  if (player.length < before) shuffleDeck(player);\n",
      },
      {
        file: "old-maid.ts",
        find: '  printPairs("The computer discards", discardPairs(computer));\n',
        replace:
          '  const before = computer.length;\n  printPairs("The computer discards", discardPairs(computer));\n',
      },
      {
        file: "old-maid.ts",
        find: "  shuffleDeck(computer);\n",
        replace: "  if (computer.length < before) shuffleDeck(computer);\n",
      },
    ],
  },
  {
    name: "position-off-by-one",
    says: "The card after the chosen one is drawn, and no card for the last position; position 1 is the card at index 0.",
    edits: [{ file: "old-maid.ts", find: "position - 1", replace: "position" }],
  },
  {
    name: "counts-from-the-end",
    says: "The position is counted from the end of the hand; count it from the beginning.",
    edits: [{ file: "old-maid.ts", find: "position - 1", replace: "computer.length - position" }],
  },
  {
    name: "accepts-zero",
    says: "Position 0 is accepted; the first position is 1.",
    edits: [{ file: "old-maid.ts", find: "position >= 1", replace: "position >= 0" }],
  },
  {
    name: "accepts-any-number",
    says: "A number that is too large is accepted; look at how many cards there are.",
    edits: [{ file: "old-maid.ts", find: " && position <= count", replace: "" }],
  },
  {
    name: "accepts-the-position-after-the-last",
    says: "A position one too far is accepted; with 11 cards, the last position is 11, and 12 does not exist.",
    edits: [{ file: "old-maid.ts", find: "position <= count", replace: "position <= count + 1" }],
  },
  {
    name: "refuses-the-last-position",
    says: "The last position is refused, but it is the last card.",
    edits: [{ file: "old-maid.ts", find: "position <= count", replace: "position < count" }],
  },
  {
    name: "accepts-fractions",
    says: "A number with a fraction is accepted; a position is a whole number.",
    edits: [{ file: "old-maid.ts", find: "/^\\d+$/.test(answer) && ", replace: "" }],
  },
  {
    name: "reads-only-the-beginning",
    says: "Only the beginning of an answer such as 2.5 or 1 2 is read, as parseInt does; the whole answer must be digits.",
    edits: [
      { file: "old-maid.ts", find: "/^\\d+$/.test(answer) && ", replace: "" },
      { file: "old-maid.ts", find: "Number(answer)", replace: "Number.parseInt(answer, 10)" },
    ],
  },
  {
    name: "refuses-blanks",
    says: "Spaces around the number are refused; remove them first.",
    edits: [{ file: "old-maid.ts", find: ": `)).trim();", replace: ": `));" }],
  },
  {
    name: "counts-the-wrong-hand",
    says: "The question shows the number of the player's cards; there are as many positions as the computer has cards.",
    edits: [
      {
        file: "old-maid.ts",
        find: "askPosition(computer.length)",
        replace: "askPosition(player.length)",
      },
    ],
  },
  {
    name: "draws-from-ones-own-hand",
    says: "The player draws from their own hand; the card should come from the computer's.",
    edits: [
      {
        file: "old-maid.ts",
        find: "moveCard(computer, position - 1, player)",
        replace: "moveCard(player, position - 1, player)",
      },
    ],
  },
  {
    name: "computer-takes-the-first-card",
    says: "The computer always takes the first card; it should take the one at index rand() % n.",
    edits: [{ file: "old-maid.ts", find: "rand() % player.length", replace: "0" }],
  },
  {
    name: "computer-takes-position-1-to-n",
    says: "The computer's random number is used as a position from 1 to n; it is an index from 0 to n - 1.",
    edits: [
      {
        file: "old-maid.ts",
        find: "rand() % player.length",
        replace: "1 + (rand() % player.length)",
      },
    ],
  },
  {
    name: "computer-counts-its-own-cards",
    says: "The computer takes its random place from the number of its own cards: use the number of the player's, because it draws one of those.",
    edits: [
      {
        file: "old-maid.ts",
        find: "rand() % player.length",
        replace: "rand() % computer.length",
      },
    ],
  },
  {
    name: "doubles-the-card",
    says: "The drawn card stays in the other hand as well, so it is there twice.",
    edits: [{ file: "old-maid.ts", find: "  from.splice(index, 1);\n", replace: "" }],
  },
  {
    name: "loses-the-card",
    says: "The drawn card goes into neither hand, so it is lost.",
    edits: [{ file: "old-maid.ts", find: "  to.push(card);\n", replace: "" }],
  },
  {
    name: "leaves-out-one-card-too-many",
    says: "Two cards leave the hand, and one of them is lost.",
    edits: [
      { file: "old-maid.ts", find: "from.splice(index, 1)", replace: "from.splice(index, 2)" },
    ],
  },
  {
    name: "puts-the-card-in-front",
    says: "The drawn card is put at the front of the hand; put it at the end.",
    edits: [{ file: "old-maid.ts", find: "to.push(card)", replace: "to.unshift(card)" }],
  },
  {
    name: "fills-the-gap-with-the-last-card",
    says: "The last card of the hand moves into the gap; the other cards should keep their order.",
    edits: [
      {
        file: "old-maid.ts",
        find: "  from.splice(index, 1);\n",
        replace: "  const last = from.pop()!;\n  if (index < from.length) from[index] = last;\n",
      },
    ],
  },
  {
    name: "keeps-the-pair",
    says: "The pair that the card makes is not discarded.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("You discard", discardPairs(player));\n',
        replace: "",
      },
      {
        file: "old-maid.ts",
        find: '  printPairs("The computer discards", discardPairs(computer));\n',
        replace: "",
      },
    ],
  },
  {
    name: "only-the-player-discards",
    says: "The computer does not discard the pair that its card makes.",
    edits: [
      {
        file: "old-maid.ts",
        find: '  printPairs("The computer discards", discardPairs(computer));\n',
        replace: "",
      },
    ],
  },
  {
    name: "shows-the-hand-too-late",
    says: "The player sees the hand only after the draw; show it before the question.",
    edits: [
      { file: "old-maid.ts", find: '  printCards("Your hand", player);\n', replace: "" },
      {
        file: "old-maid.ts",
        find: "  // Otherwise a drawn queen",
        replace: '  printCards("Your hand", player);\n  // Otherwise a drawn queen',
      },
    ],
  },
];
