import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "any-card-may-follow",
    says: "Any card may be played to the card led; a player who holds its suit must follow it.",
    edits: [
      {
        file: "legal.ts",
        find: "return following.length > 0 ? following : hand;",
        replace: "return hand;",
      },
    ],
  },
  {
    name: "must-play-a-spade",
    says: "A player who cannot follow suit has to play a spade; any card should be legal then.",
    edits: [
      {
        file: "legal.ts",
        find: "return following.length > 0 ? following : hand;",
        replace:
          "const spades = hand.filter((card) => card.suit === Suit.Spades);\n    return following.length > 0 ? following : spades.length > 0 ? spades : hand;",
      },
    ],
  },
  {
    name: "may-always-play-a-spade",
    says: "A spade may be played although the player holds the suit led; a player who can must follow suit.",
    edits: [
      {
        file: "legal.ts",
        find: "return following.length > 0 ? following : hand;",
        replace:
          "if (following.length === 0) return hand;\n    return hand.filter((card) => card.suit === led.suit || card.suit === Suit.Spades);",
      },
    ],
  },
  {
    name: "no-spade-on-another-suit",
    says: "In your program, a player who cannot follow suit may not play a spade before spades are broken, but that is how they are broken.",
    edits: [
      {
        file: "legal.ts",
        find: "return following.length > 0 ? following : hand;",
        replace:
          "if (following.length > 0) return following;\n    const others = hand.filter((card) => card.suit !== Suit.Spades);\n    return spadesBroken || others.length === 0 ? hand : others;",
      },
    ],
  },
  {
    name: "follows-the-rank",
    says: "A card of the rank led may be played, too; only the suit matters.",
    edits: [
      {
        file: "legal.ts",
        find: "hand.filter((card) => card.suit === led.suit)",
        replace: "hand.filter((card) => card.suit === led.suit || card.rank === led.rank)",
      },
    ],
  },
  {
    name: "spades-may-always-be-led",
    says: "A spade may be led before spades are broken.",
    edits: [
      {
        file: "legal.ts",
        find: "if (spadesBroken) return hand;",
        replace: "if (spadesBroken || hand.length > 0) return hand;",
      },
    ],
  },
  {
    name: "spades-may-never-be-led",
    says: "A spade may not be led although spades are broken.",
    edits: [{ file: "legal.ts", find: "  if (spadesBroken) return hand;\n", replace: "" }],
  },
  {
    name: "nothing-to-lead-but-spades",
    says: "In your program, a player who holds only spades may not lead any card; in this case, a spade may be led.",
    edits: [
      {
        file: "legal.ts",
        find: "return plain.length > 0 ? plain : hand;",
        replace: "return plain;",
      },
    ],
  },
  {
    name: "mixes-up-broken",
    says: "Spades may be led only before they are broken; it should be the other way round.",
    edits: [
      {
        file: "legal.ts",
        find: "if (spadesBroken) return hand;",
        replace: "if (!spadesBroken) return hand;",
      },
    ],
  },
  {
    name: "nothing-breaks-spades",
    says: "A spade that is played does not break spades.",
    edits: [
      {
        file: "legal.ts",
        find: "return brokenBefore || card.suit === Suit.Spades;",
        replace: "return brokenBefore;",
      },
    ],
  },
  {
    name: "forgets-that-spades-are-broken",
    says: "Spades are broken only while the last card is a spade; once broken, they should stay broken.",
    edits: [
      {
        file: "legal.ts",
        find: "return brokenBefore || card.suit === Suit.Spades;",
        replace: "return card.suit === Suit.Spades;",
      },
    ],
  },
  {
    name: "hearts-are-broken",
    says: "A heart breaks spades; only a spade should.",
    edits: [
      {
        file: "legal.ts",
        find: "return brokenBefore || card.suit === Suit.Spades;",
        replace: "return brokenBefore || card.suit >= Suit.Hearts;",
      },
    ],
  },
  {
    name: "one-reason-for-everything",
    says: "A spade that is led too early gets the same answer as a card that does not follow suit; these are two different reasons.",
    edits: [
      {
        file: "legal.ts",
        find: 'led === undefined ? "Spades are not broken yet" : "You must follow suit"',
        replace: '"You must follow suit"',
      },
    ],
  },
  {
    name: "names-all-cards-held",
    says: "After an illegal card, the whole hand is named; name only the cards that may be played.",
    edits: [
      {
        file: "questions.ts",
        find: "print(whyNot(led, legal));",
        replace: "print(whyNot(led, hand));",
      },
    ],
  },
  {
    name: "accepts-any-card-held",
    says: "A card that is held is accepted even if it may not be played.",
    edits: [
      {
        file: "questions.ts",
        find: "} else if (!legal.includes(held)) {",
        replace: "} else if (hand.length === 0) {",
      },
    ],
  },
  {
    name: "asks-for-the-typed-card",
    says: "Every card is refused, because includes() looks for the object that was typed; look for the card of the hand that findCard returns.",
    edits: [
      {
        file: "questions.ts",
        find: "!legal.includes(held)",
        replace: "!legal.includes(typed)",
      },
    ],
  },
  {
    name: "accepts-any-card",
    says: "A card that is not held is accepted.",
    edits: [
      {
        file: "questions.ts",
        find: "const held = typed && findCard(typed, hand);",
        replace: "const held = typed && (findCard(typed, hand) ?? typed);",
      },
      {
        file: "questions.ts",
        find: "!legal.includes(held)",
        replace: "hand.includes(held) && !legal.includes(held)",
      },
    ],
  },
];
