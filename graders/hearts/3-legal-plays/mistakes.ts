import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "follow-suit-not-required",
    says: "Every card is legal; a player who holds cards of the suit led must play one of them.",
    edits: [
      {
        file: "player.ts",
        find: "return following.length > 0 ? following : held;",
        replace: "return held;",
      },
    ],
  },
  {
    name: "clubs-led-counts-as-nothing-led",
    says: "When clubs are led, every card is legal. Clubs are 0, which counts as false and is not above 0; to know whether a card was led, compare with undefined.",
    edits: [
      {
        file: "player.ts",
        find: "if (led === undefined) return held;",
        replace: "if (!led) return held;",
      },
    ],
  },
  {
    name: "leader-may-not-lead-hearts",
    says: "The leader may not lead a heart; here, hearts need not be broken, and the leader may play any card.",
    edits: [
      {
        file: "player.ts",
        find: "if (led === undefined) return held;",
        replace:
          "if (led === undefined) {\n      const others = held.filter((card) => card.suit !== 2);\n      return others.length > 0 ? others : held;\n    }",
      },
    ],
  },
  {
    name: "must-discard-a-penalty-card",
    says: "A player who cannot follow suit has to play a heart or the queen of spades; any card should be legal then.",
    edits: [
      {
        file: "player.ts",
        find: "return following.length > 0 ? following : held;",
        replace:
          'const penalties = held.filter((card) => card.suit === 2 || String(card) === "QS");\n    return following.length > 0 ? following : penalties.length > 0 ? penalties : held;',
      },
    ],
  },
  {
    name: "no-penalty-card-as-a-discard",
    says: "A player who cannot follow suit may not discard a heart or the queen of spades; any card should be legal then.",
    edits: [
      {
        file: "player.ts",
        find: "return following.length > 0 ? following : held;",
        replace:
          'const harmless = held.filter((card) => card.suit !== 2 && String(card) !== "QS");\n    return following.length > 0 ? following : harmless.length > 0 ? harmless : held;',
      },
    ],
  },
  {
    name: "card-stays-in-the-hand",
    says: "The card that is played stays in the hand; remove it.",
    edits: [{ file: "player.ts", find: "    this.#hand.remove(card);\n", replace: "" }],
  },
  {
    name: "first-card-leaves-the-hand",
    says: "The first legal card leaves the hand instead of the one that is played.",
    edits: [
      {
        file: "player.ts",
        find: "this.#hand.remove(card);",
        replace: "this.#hand.remove(this.legalCards(led)[0]!);",
      },
    ],
  },
  {
    name: "not-held-is-not-said",
    says: "A card that is not held is refused because of the suit led; first check whether it is held.",
    edits: [
      {
        file: "player.ts",
        find: '    if (!this.holds(card)) return "not held";\n',
        replace: "",
      },
    ],
  },
  {
    name: "plays-what-is-not-legal",
    says: "A card that does not follow suit is accepted although the player could follow.",
    edits: [
      {
        file: "player.ts",
        find: 'return isLegal ? undefined : "must follow suit";',
        replace: "return undefined;",
      },
    ],
  },
  {
    name: "legal-cards-not-named",
    says: "All the cards of the hand are named when a card is refused; name only the cards that may be played.",
    edits: [
      {
        file: "questions.ts",
        find: "player.legalCards(led).join",
        replace: "player.legalCards().join",
      },
    ],
  },
  {
    name: "refused-card-is-played",
    says: "After a refusal, the question is not asked again; ask until the card may be played.",
    edits: [
      {
        file: "questions.ts",
        find: 'player.legalCards(led).join(" ")}.`);',
        replace: 'player.legalCards(led).join(" ")}.`);\n      return player.legalCards(led)[0]!;',
      },
    ],
  },
];
