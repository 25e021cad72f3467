import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "follow-suit-not-required",
    says: "Any card may be played to a trick; a follower who can must follow suit.",
    edits: [
      {
        file: "legal.ts",
        find: "return following.length > 0 ? following : held;",
        replace: "return held;",
      },
    ],
  },
  {
    name: "must-trump",
    says: "A player who cannot follow suit has to play a spade; any card should be legal then.",
    edits: [
      {
        file: "legal.ts",
        find: "return following.length > 0 ? following : held;",
        replace:
          "const spades = held.filter((card) => card.suit === 3);\n  return following.length > 0 ? following : spades.length > 0 ? spades : held;",
      },
    ],
  },
  {
    name: "spades-do-not-trump",
    says: "A spade does not take a trick of a different suit; even the two of spades should take an ace of diamonds.",
    edits: [
      { file: "trick.ts", find: "return played.suit === Suit.Spades;", replace: "return false;" },
    ],
  },
  {
    name: "discard-takes-the-trick",
    says: "A higher card of a different suit takes the trick; only a card of the suit led or a spade can.",
    edits: [
      {
        file: "trick.ts",
        find: "return played.suit === Suit.Spades;",
        replace:
          "return played.suit === Suit.Spades || (led.suit !== Suit.Spades && played.rank > led.rank);",
      },
    ],
  },
  {
    name: "extra-tricks-not-counted",
    says: "A trick beyond the bid earns nothing; it should earn 1 point.",
    edits: [{ file: "score.ts", find: " + (tricks - bid);", replace: ";" }],
  },
  {
    name: "extra-tricks-count-ten",
    says: "Every trick taken earns 10 points; the tricks of the bid should, but each extra trick earns 1.",
    edits: [
      {
        file: "score.ts",
        find: "return POINTS_A_TRICK * bid + (tricks - bid);",
        replace: "return POINTS_A_TRICK * tricks;",
      },
    ],
  },
  {
    name: "nil-is-ten-times-zero",
    says: "A bid of zero is scored like the other bids; it should score +100 for no tricks and -100 for any trick.",
    edits: [
      {
        file: "score.ts",
        find: "  if (bid === 0) return tricks === 0 ? NIL_POINTS : -NIL_POINTS;\n",
        replace: "",
      },
    ],
  },
  {
    name: "failed-nil-costs-nothing",
    says: "A failed nil costs nothing; it should cost 100 points.",
    edits: [
      {
        file: "score.ts",
        find: "tricks === 0 ? NIL_POINTS : -NIL_POINTS;",
        replace: "tricks === 0 ? NIL_POINTS : 0;",
      },
    ],
  },
  {
    name: "set-bid-costs-nothing",
    says: "A bid that was not reached costs nothing; it should cost 10 points for each trick of the bid.",
    edits: [{ file: "score.ts", find: "return -POINTS_A_TRICK * bid;", replace: "return 0;" }],
  },
  {
    name: "set-bid-costs-the-missing-tricks",
    says: "A bid that was not reached costs 10 for each missing trick; it should cost 10 for each trick of the bid.",
    edits: [
      {
        file: "score.ts",
        find: "return -POINTS_A_TRICK * bid;",
        replace: "return -POINTS_A_TRICK * (bid - tricks);",
      },
    ],
  },
  {
    name: "wins-above-500-only",
    says: "The game goes on at exactly 500; 500 points or more should end it.",
    edits: [{ file: "score.ts", find: "total >= WINNING_TOTAL", replace: "total > WINNING_TOTAL" }],
  },
  {
    name: "loses-at-exactly-minus-200",
    says: "The game ends at exactly -200; only a total below -200 should end it.",
    edits: [{ file: "score.ts", find: "total < LOWEST_TOTAL", replace: "total <= LOWEST_TOTAL" }],
  },
  {
    name: "never-below-minus-200",
    says: "A total below -200 does not end the game; it should, and the other player wins.",
    edits: [{ file: "score.ts", find: " || total < LOWEST_TOTAL", replace: "" }],
  },
  {
    name: "computer-bids-nil",
    says: "The computer bids 0 when it holds no ace, no king and no spade; it should never bid less than 1.",
    edits: [{ file: "computer.ts", find: "Math.max(1, likely.length)", replace: "likely.length" }],
  },
  {
    name: "computer-does-not-count-spades",
    says: "The computer bids only its aces and kings; it should count each of its other spades, too.",
    edits: [{ file: "computer.ts", find: " || card.suit === Suit.Spades);", replace: ");" }],
  },
  {
    name: "computer-leads-spades-early",
    says: "The computer leads its highest card even if that is a spade; it should keep its spades until it has only spades.",
    edits: [
      {
        file: "computer.ts",
        find: "highest(plain.length > 0 ? plain : legal)",
        replace: "highest(legal)",
      },
    ],
  },
  {
    name: "computer-takes-with-its-highest",
    says: "The computer takes a trick with the highest card that can take it; it should use the lowest one.",
    edits: [
      {
        file: "computer.ts",
        find: "return lowest(winners.length > 0 ? winners : legal);",
        replace: "return winners.length > 0 ? highest(winners) : lowest(legal);",
      },
    ],
  },
  {
    name: "computer-throws-high-cards-away",
    says: "When the computer cannot take the trick, it plays its highest card; it should play the lowest.",
    edits: [
      {
        file: "computer.ts",
        find: "return lowest(winners.length > 0 ? winners : legal);",
        replace: "return winners.length > 0 ? lowest(winners) : highest(legal);",
      },
    ],
  },
  {
    name: "computer-prefers-the-last-of-equal-high-cards",
    says: "If several cards share the highest rank, the computer leads the one that it drew last; it should lead the one that it drew first.",
    edits: [
      { file: "computer.ts", find: "card.rank > best.rank", replace: "card.rank >= best.rank" },
    ],
  },
  {
    name: "computer-prefers-the-last-of-equal-low-cards",
    says: "If several cards share the lowest rank, the computer plays the one that it drew last; it should play the one that it drew first.",
    edits: [
      { file: "computer.ts", find: "card.rank < best.rank", replace: "card.rank <= best.rank" },
    ],
  },
  {
    name: "deal-does-not-alternate",
    says: "The human deals every hand of play; the deal should alternate.",
    edits: [
      {
        file: "game.ts",
        find: "const humanDeals = number % 2 === 1;",
        replace: "const humanDeals = true;",
      },
    ],
  },
  {
    name: "computer-deals-first",
    says: "The computer deals the first hand of play; the human should.",
    edits: [{ file: "game.ts", find: "number % 2 === 1", replace: "number % 2 === 0" }],
  },
  {
    name: "human-always-draws-first",
    says: "The human draws first in every hand of play; the dealer should.",
    edits: [
      {
        file: "game.ts",
        find: "drawHands(deck, humanDeals)",
        replace: "drawHands(deck, true)",
      },
    ],
  },
  {
    name: "dealer-leads-every-trick",
    says: "The dealer leads to every trick; after the first, the player who took the last trick should lead.",
    edits: [
      {
        file: "game.ts",
        find: "humanLeads = await playTrick(number, players, humanLeads);",
        replace: "await playTrick(number, players, humanLeads);",
      },
    ],
  },
  {
    name: "loser-leads",
    says: "The player who lost a trick leads to the next; the player who took it should.",
    edits: [
      {
        file: "game.ts",
        find: "humanLeads = await playTrick(number, players, humanLeads);",
        replace: "humanLeads = !(await playTrick(number, players, humanLeads));",
      },
    ],
  },
  {
    name: "tricks-not-set-back",
    says: "The human's tricks of earlier hands of play are counted again; every hand of play should start at 0.",
    edits: [{ file: "game.ts", find: "  human.tricks = 0;\n", replace: "" }],
  },
  {
    name: "points-not-added-up",
    says: "The total has only the points of the last hand of play; add them to the old total.",
    edits: [
      {
        file: "game.ts",
        find: "player.total += player.points;",
        replace: "player.total = player.points;",
      },
    ],
  },
  {
    name: "shuffles-the-old-deck",
    says: "The deck of the last hand of play is shuffled again; every hand of play should start with a new deck, in order.",
    edits: [
      {
        file: "game.ts",
        find: "const TRICKS_A_HAND = 13;",
        replace: "const TRICKS_A_HAND = 13;\nconst deck = buildDeck();",
      },
      { file: "game.ts", find: "  const deck = buildDeck();\n", replace: "  deck.index = 0;\n" },
    ],
  },
  {
    name: "seeds-before-every-hand",
    says: "The generator is seeded again for every hand of play, so the same cards come each time; seed it once.",
    edits: [
      {
        file: "main.ts",
        find: "srand(await askSeed());",
        replace: "const seed = await askSeed();",
      },
      { file: "main.ts", find: "await playGame();", replace: "await playGame(() => srand(seed));" },
      {
        file: "game.ts",
        find: "export async function playGame(): Promise<void> {",
        replace: "export async function playGame(seedAgain: () => void): Promise<void> {",
      },
      {
        file: "game.ts",
        find: "    await playHand(players, humanDeals);\n",
        replace: "    seedAgain();\n    await playHand(players, humanDeals);\n",
      },
    ],
  },
  {
    name: "only-the-human-can-end-the-game",
    says: "Only the human's total is checked; the computer's total can end the game, too.",
    edits: [{ file: "game.ts", find: " || crossesThreshold(computer.total);", replace: ";" }],
  },
  {
    name: "ends-in-a-tie",
    says: "The game ends although the totals are equal; tied players should play on.",
    edits: [
      {
        file: "game.ts",
        find: "!crossed || human.total === computer.total;",
        replace: "!crossed;",
      },
    ],
  },
  {
    name: "forgets-the-tie",
    says: "After a tie, the game waits until a threshold is crossed again; the first hand of play with a single leader should end it.",
    edits: [{ file: "game.ts", find: "crossed ||= ", replace: "crossed = " }],
  },
];
