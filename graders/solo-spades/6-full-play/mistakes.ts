import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "computer-always-wants-the-trick",
    says: "A computer goes on taking tricks after it has made its bid; from then on, it should try to lose them.",
    edits: [
      { file: "computer.ts", find: "player.tricks < player.bid", replace: "player.tricks < 13" },
    ],
  },
  {
    name: "computer-never-wants-the-trick",
    says: "A computer tries to lose every trick; until it has made its bid, it should want them.",
    edits: [
      {
        file: "computer.ts",
        find: "player.tricks < player.bid",
        replace: "player.tricks > player.bid",
      },
    ],
  },
  {
    name: "computer-wants-one-trick-too-many",
    says: "A computer still wants a trick when it has already made its bid.",
    edits: [
      {
        file: "computer.ts",
        find: "player.tricks < player.bid",
        replace: "player.tricks <= player.bid",
      },
    ],
  },
  {
    name: "computer-leads-low",
    says: "A computer that wants the trick leads its lowest card; it should lead its highest.",
    edits: [
      {
        file: "computer.ts",
        find: "return wantsTrick ? highest(legal) : lowest(legal);",
        replace: "return lowest(legal);",
      },
    ],
  },
  {
    name: "computer-leads-high-always",
    says: "A computer that does not want the trick leads its highest card; it should lead its lowest.",
    edits: [
      {
        file: "computer.ts",
        find: "return wantsTrick ? highest(legal) : lowest(legal);",
        replace: "return highest(legal);",
      },
    ],
  },
  {
    name: "computer-takes-with-its-highest",
    says: "A computer takes a trick with the highest card that can take it; it should use the lowest one.",
    edits: [
      {
        file: "computer.ts",
        find: "return lowest(takers.length > 0 ? takers : legal);",
        replace: "return takers.length > 0 ? highest(takers) : lowest(legal);",
      },
    ],
  },
  {
    name: "computer-throws-high-cards-away",
    says: "A computer that wants a trick and cannot take this one plays its highest card; it should play its lowest.",
    edits: [
      {
        file: "computer.ts",
        find: "return lowest(takers.length > 0 ? takers : legal);",
        replace: "return takers.length > 0 ? lowest(takers) : highest(legal);",
      },
    ],
  },
  {
    name: "computer-loses-with-its-lowest",
    says: "A computer that does not want the trick loses with its lowest card; it should get rid of the highest one that does not take it.",
    edits: [
      {
        file: "computer.ts",
        find: "return losers.length > 0 ? highest(losers) : lowest(legal);",
        replace: "return lowest(losers.length > 0 ? losers : legal);",
      },
    ],
  },
  {
    name: "computer-takes-high-against-its-will",
    says: "A computer that has to take a trick against its will plays its highest card; it should play its lowest.",
    edits: [
      {
        file: "computer.ts",
        find: "return losers.length > 0 ? highest(losers) : lowest(legal);",
        replace: "return highest(losers.length > 0 ? losers : legal);",
      },
    ],
  },
  {
    name: "computer-beats-the-lead-only",
    says: "A computer looks only at the card led; its card has to beat the best card so far.",
    edits: [
      {
        file: "computer.ts",
        find: "const best = bestPlay(plays).card;",
        replace: "const best = plays[0]!.card;",
      },
    ],
  },
  {
    name: "computer-does-not-spare-spades",
    says: "A computer plays a spade when a different card would do; it should save its spades.",
    edits: [
      {
        file: "computer.ts",
        find: "return plain.length > 0 ? plain : cards;",
        replace: "return plain.length > 13 ? plain : cards;",
      },
    ],
  },
  {
    name: "computer-spares-no-high-spade",
    says: "In looking for its highest card, a computer counts its spades, too; it should ignore them unless it has only spades.",
    edits: [
      {
        file: "computer.ts",
        find: "sparingSpades(cards).reduce((best, card) => (card.rank > best.rank",
        replace: "cards.reduce((best, card) => (card.rank > best.rank",
      },
    ],
  },
  {
    name: "computer-spares-no-low-spade",
    says: "In looking for its lowest card, a computer counts its spades, too; it should ignore them unless it has only spades.",
    edits: [
      {
        file: "computer.ts",
        find: "sparingSpades(cards).reduce((best, card) => (card.rank < best.rank",
        replace: "cards.reduce((best, card) => (card.rank < best.rank",
      },
    ],
  },
  {
    name: "totals-shown-at-once",
    says: "The totals are shown before the first hand of play, too, where they are all 0; begin with the second hand of play.",
    edits: [
      {
        file: "game.ts",
        find: "    if (number > 1) showTotals(you);",
        replace: "    showTotals(you);",
      },
    ],
  },
  {
    name: "totals-not-shown",
    says: "The totals are not shown again before a later hand of play.",
    edits: [{ file: "game.ts", find: "    if (number > 1) showTotals(you);\n", replace: "" }],
  },
  {
    name: "computer-prefers-the-last-of-equal-high-cards",
    says: "If several cards share the highest rank, a computer plays the last in its hand; it should play the first.",
    edits: [
      { file: "computer.ts", find: "card.rank > best.rank", replace: "card.rank >= best.rank" },
    ],
  },
  {
    name: "computer-prefers-the-last-of-equal-low-cards",
    says: "If several cards share the lowest rank, a computer plays the last in its hand; it should play the first.",
    edits: [
      { file: "computer.ts", find: "card.rank < best.rank", replace: "card.rank <= best.rank" },
    ],
  },
  {
    name: "same-dealer-every-hand",
    says: "The same player deals every hand of play; the deal should move on clockwise.",
    edits: [{ file: "game.ts", find: "    dealer = dealer.next;\n", replace: "" }],
  },
  {
    name: "dealer-picked-again",
    says: "A random number picks the dealer of every hand of play; it should pick only the first one, and then the deal moves on.",
    edits: [
      {
        file: "game.ts",
        find: "    dealer = dealer.next;\n",
        replace: "    dealer = pickDealer(you);\n",
      },
    ],
  },
  {
    name: "taker-deals",
    says: "The player who took the last trick deals the next hand of play; the deal should move on clockwise.",
    edits: [
      {
        file: "game.ts",
        find: "    dealer = dealer.next;\n",
        replace: "    dealer = leaderSeat;\n",
      },
      {
        file: "game.ts",
        find: "const TRICKS_A_HAND = 13;",
        replace: "const TRICKS_A_HAND = 13;\nlet leaderSeat: Seat;",
      },
      {
        file: "game.ts",
        find: "  scoreHand(you);",
        replace: "  leaderSeat = table.leader;\n  scoreHand(you);",
      },
    ],
  },
  {
    name: "dealer-leads-first",
    says: "The dealer leads to the first trick; the player to the dealer's left should.",
    edits: [{ file: "table.ts", find: "leader: dealer.next,", replace: "leader: dealer," }],
  },
  {
    name: "same-leader-every-trick",
    says: "The same player leads to every trick; the player who took the last one should lead.",
    edits: [
      {
        file: "table.ts",
        find: "  showTricks(table.you);\n}",
        replace: "  showTricks(table.you);\n  table.leader = first;\n}",
      },
      {
        file: "table.ts",
        find: "  let seat = table.leader;",
        replace: "  const first = table.leader;\n  let seat = table.leader;",
      },
    ],
  },
  {
    name: "lead-moves-round",
    says: "The lead moves on clockwise; the player who took the last trick should lead.",
    edits: [
      {
        file: "table.ts",
        find: "  showTricks(table.you);\n}",
        replace: "  showTricks(table.you);\n  table.leader = first.next;\n}",
      },
      {
        file: "table.ts",
        find: "  let seat = table.leader;",
        replace: "  const first = table.leader;\n  let seat = table.leader;",
      },
    ],
  },
  {
    name: "tricks-not-set-back",
    says: "The tricks of earlier hands of play are counted again; every hand of play should start at 0.",
    edits: [
      {
        file: "table.ts",
        find: "  for (const player of playersFrom(you)) player.tricks = 0;\n",
        replace: "",
      },
    ],
  },
  {
    name: "spades-stay-broken",
    says: "Spades are still broken from the last hand of play; in each hand of play, they have to be broken again.",
    edits: [
      {
        file: "table.ts",
        find: "/** What all players",
        replace: "let stillBroken = false;\n\n/** What all players",
      },
      { file: "table.ts", find: "spadesBroken: false };", replace: "spadesBroken: stillBroken };" },
      {
        file: "table.ts",
        find: "  table.spadesBroken = broken;",
        replace: "  table.spadesBroken = broken;\n  stillBroken = broken;",
      },
    ],
  },
  {
    name: "spades-broken-is-not-kept",
    says: "The program says that spades are broken and then forgets it, so it says it again, and nobody may lead one.",
    edits: [{ file: "table.ts", find: "  table.spadesBroken = broken;\n", replace: "" }],
  },
  {
    name: "spades-broken-said-every-time",
    says: '"Spades are broken." is printed after every spade; print it only once.',
    edits: [
      {
        file: "table.ts",
        find: "if (broken && !table.spadesBroken) print",
        replace: "if (brokenAfter(card, false)) print",
      },
    ],
  },
  {
    name: "cards-stay-in-the-hand",
    says: "A card that was played is still in the hand.",
    edits: [
      {
        file: "table.ts",
        find: "  seat.player.hand = seat.player.hand.filter((held) => held !== card);\n",
        replace: "",
      },
    ],
  },
  {
    name: "you-lead-first",
    says: "You lead to the first trick of every hand of play; the player to the dealer's left should.",
    edits: [{ file: "table.ts", find: "leader: dealer.next,", replace: "leader: you," }],
  },
  {
    name: "hands-not-sorted",
    says: "The hands are not sorted; sort them by suit and rank before you show anything.",
    edits: [{ file: "game.ts", find: "  sortHands(you);\n", replace: "" }],
  },
  {
    name: "twelve-tricks",
    says: "A hand of play ends after twelve tricks; it has thirteen.",
    edits: [
      { file: "game.ts", find: "number <= TRICKS_A_HAND", replace: "number < TRICKS_A_HAND" },
    ],
  },
  {
    name: "score-counted-twice",
    says: "The points of a hand of play are added twice.",
    edits: [
      {
        file: "game.ts",
        find: "  scoreHand(you);\n}",
        replace: "  scoreHand(you);\n  scoreHand(you);\n}",
      },
    ],
  },
  {
    name: "forgets-the-tie",
    says: "The game does not remember that it was tied; the first hand of play with a single leader should end it.",
    edits: [
      {
        file: "game.ts",
        find: "stateAfterHand(you, state)",
        replace: 'stateAfterHand(you, "goes on")',
      },
    ],
  },
  {
    name: "ends-in-a-tie",
    says: "The game ends although two players are tied; it should go on.",
    edits: [
      {
        file: "game.ts",
        find: 'for (let number = 1; state !== "won"; number++)',
        replace: 'for (let number = 1; state === "goes on"; number++)',
      },
    ],
  },
  {
    name: "seeds-before-every-hand",
    says: "The generator is seeded again for every hand of play, so the same cards come each time; seed it once.",
    edits: [
      {
        file: "main.ts",
        find: "srand(await askSeed());",
        replace: "const seed = await askSeed();\nsrand(seed);",
      },
      { file: "main.ts", find: "await playGame();", replace: "await playGame(() => srand(seed));" },
      {
        file: "game.ts",
        find: "export async function playGame(): Promise<void> {",
        replace: "export async function playGame(seedAgain: () => void): Promise<void> {",
      },
      {
        file: "game.ts",
        find: "    await playHand(you, dealer);\n",
        replace: "    if (number > 1) seedAgain();\n    await playHand(you, dealer);\n",
      },
    ],
  },
];
