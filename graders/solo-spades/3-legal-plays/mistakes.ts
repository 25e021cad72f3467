import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "any-card-may-follow",
    says: "Any card may be played to the card led; who holds its suit must follow it.",
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
    says: "Who cannot follow suit is made to play a spade; any card may be played then.",
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
    says: "A spade may be played although the suit led is held; follow suit if able.",
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
    says: "Who cannot follow suit may not play a spade while spades are not broken; that is just how they are broken.",
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
    says: "A card of the rank led may be played, too; only the suit is followed.",
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
    says: "A spade may not be led though spades are broken.",
    edits: [{ file: "legal.ts", find: "  if (spadesBroken) return hand;\n", replace: "" }],
  },
  {
    name: "nothing-to-lead-but-spades",
    says: "Who holds nothing but spades may lead nothing at all; then a spade may be led.",
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
    says: "Spades may be led as long as they are not broken; it is the other way round.",
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
    says: "Spades are broken only as long as the last card is a spade; once broken they stay so.",
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
    says: "A heart breaks spades; only a spade does.",
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
    says: "A spade led too early is answered as a card that does not follow suit; these are two reasons.",
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
    says: "After a card that may not be played the whole hand is named; name the cards that may be played.",
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
    says: "Every card is refused: includes() looks for the very object that was typed; look for the card of the hand that findCard gives.",
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
