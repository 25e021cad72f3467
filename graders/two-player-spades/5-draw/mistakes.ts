import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "discards-the-kept-card",
    says: "After a Y, the card that was kept is named as the discarded one; name the next card.",
    edits: [
      {
        file: "draw.ts",
        find: "cardName(second)}.`);\n  } else {",
        replace: "cardName(first)}.`);\n  } else {",
      },
    ],
  },
  {
    name: "keeps-the-wrong-card",
    says: "After a Y, the second card goes into the hand; it should be the first one.",
    edits: [{ file: "draw.ts", find: "addCard(hand, first);", replace: "addCard(hand, second);" }],
  },
  {
    name: "keeps-what-was-refused",
    says: "After an N, the card that was refused still goes into the hand; it should be the next card.",
    edits: [
      {
        file: "draw.ts",
        find: "    addCard(hand, second);\n    print(`You drew and kept",
        replace: "    addCard(hand, first);\n    print(`You drew and kept",
      },
    ],
  },
  {
    name: "yes-and-no-exchanged",
    says: "Y and N do the opposite of what they say.",
    edits: [{ file: "draw.ts", find: "if (keepsFirst) {", replace: "if (!keepsFirst) {" }],
  },
  {
    name: "computer-draws-first",
    says: "The computer takes the first turn; the human should.",
    edits: [{ file: "main.ts", find: "drawHands(deck, true)", replace: "drawHands(deck, false)" }],
  },
  {
    name: "computer-takes-one-card",
    says: "The computer takes one card in its turn; it should take two, keep the first and discard the second.",
    edits: [
      {
        file: "draw.ts",
        find: "  // The second card is discarded: drawn, and put nowhere.\n  drawCard(deck);\n",
        replace: "",
      },
      {
        file: "draw.ts",
        find: "while (deck.index < deck.cards.length)",
        replace: "while (computer.count < HAND_SIZE)",
      },
    ],
  },
  {
    name: "computer-takes-no-turn",
    says: "The human takes every turn and the computer none; they should take turns.",
    edits: [
      { file: "draw.ts", find: "    humansTurn = !humansTurn;\n", replace: "" },
      {
        file: "draw.ts",
        find: "while (deck.index < deck.cards.length)",
        replace: "while (human.count < HAND_SIZE)",
      },
    ],
  },
  {
    name: "stops-one-turn-early",
    says: "The draw stops before the deck is empty, and the hand has twelve cards.",
    edits: [
      {
        file: "draw.ts",
        find: "deck.index < deck.cards.length",
        replace: "deck.index < deck.cards.length - 4",
      },
    ],
  },
  {
    name: "hand-in-reverse",
    says: "The hand is printed from the last card to the first; print it in the order in which the cards were kept.",
    edits: [
      {
        file: "draw.ts",
        find: "hand.cards.slice(0, hand.count).map(cardName)",
        replace: "hand.cards.slice(0, hand.count).reverse().map(cardName)",
      },
    ],
  },
  {
    name: "takes-anything-else-for-no",
    says: "Every answer except Y counts as a no; ask again until the answer is Y or N.",
    edits: [
      { file: "draw.ts", find: 'if (answer === "N") return false;', replace: "return false;" },
    ],
  },
  {
    name: "looks-at-the-first-letter-only",
    says: "An answer that only begins with Y or N is accepted; accept only the letter alone.",
    edits: [
      {
        file: "draw.ts",
        find: ".trim().toUpperCase();",
        replace: ".trim().toUpperCase().slice(0, 1);",
      },
    ],
  },
  {
    name: "refuses-small-letters",
    says: "A small y or n is refused; accept upper and lower case.",
    edits: [{ file: "draw.ts", find: ".trim().toUpperCase();", replace: ".trim();" }],
  },
  {
    name: "refuses-blanks-around-the-letter",
    says: "A letter with a space before or after it is refused; remove the spaces first.",
    edits: [{ file: "draw.ts", find: ".trim().toUpperCase();", replace: ".toUpperCase();" }],
  },
  {
    name: "repeats-the-first-question",
    says: "After a wrong answer, the first question is asked again; use the second prompt.",
    edits: [
      {
        file: "draw.ts",
        find: '    prompt = "Enter either Y for Yes (keep it) or N for No (discard it):  ";\n',
        replace: "",
      },
    ],
  },
  {
    name: "no-empty-line-after-a-wrong-answer",
    says: "The empty line is missing after a wrong answer; print one after every answer.",
    edits: [
      {
        file: "draw.ts",
        find: '    print();\n    if (answer === "Y") return true;',
        replace:
          '    if (answer === "Y" || answer === "N") print();\n    if (answer === "Y") return true;',
      },
    ],
  },
];
