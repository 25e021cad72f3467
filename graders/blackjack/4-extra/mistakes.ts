import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "one-deck-only",
    says: "The shoe holds one deck; it should hold seven, which is 364 cards.",
    edits: [{ file: "shoe.ts", find: "const DECKS = 7;", replace: "const DECKS = 1;" }],
  },
  {
    name: "eight-decks",
    says: "The shoe holds eight decks, one more than the seven: check where the loop begins, and when it ends.",
    edits: [{ file: "shoe.ts", find: "deck < DECKS;", replace: "deck <= DECKS;" }],
  },
  {
    name: "sorts-the-shoe",
    says: "The whole shoe is in numeric order, with each card seven times; put in seven decks one after the other, each in numeric order.",
    edits: [
      { file: "shoe.ts", find: "return shoe;", replace: "return shoe.sort((a, b) => a - b);" },
    ],
  },
  {
    name: "deals-from-the-old-shoe",
    says: "The cards of every game come from the first shoe; make a new shoe for every game.",
    edits: [
      {
        file: "main.ts",
        find: "  const shoe = newShoe();\n  if (seed !== 0) shuffleDeck(shoe);\n",
        replace: "",
      },
      {
        file: "main.ts",
        find: "let number = 0;\n",
        replace: "let number = 0;\nconst shoe = newShoe();\nif (seed !== 0) shuffleDeck(shoe);\n",
      },
    ],
  },
  {
    name: "seeds-before-every-game",
    says: "The generator is seeded again for every game, so the same cards come each time; seed it once.",
    edits: [
      {
        file: "main.ts",
        find: "  if (seed !== 0) shuffleDeck(shoe);\n",
        replace: "  if (seed !== 0) {\n    srand(seed);\n    shuffleDeck(shoe);\n  }\n",
      },
    ],
  },
  {
    name: "shuffles-with-seed-0",
    says: "The shoe is shuffled although the seed is 0; with that seed, leave the cards in order.",
    edits: [
      {
        file: "main.ts",
        find: "  if (seed !== 0) shuffleDeck(shoe);\n",
        replace: "  shuffleDeck(shoe);\n",
      },
    ],
  },
  // The next three are mistakes of stage 1 that show only with more than 52 cards.
  {
    name: "shuffles-the-first-52-cards",
    says: "The cards are dealt in order, as with seed 0. Either shuffleDeck is not called, or it shuffles only 52 cards of the shoe, because it contains the number 52 (stage 1); write deck.length there.",
    edits: [
      {
        file: "main.ts",
        find: "  if (seed !== 0) shuffleDeck(shoe);\n",
        replace:
          "  if (seed !== 0) {\n    const first = shoe.splice(0, 52);\n    shuffleDeck(first);\n    shoe.unshift(...first);\n  }\n",
      },
    ],
  },
  {
    name: "draws-from-52-places",
    says: "shuffleDeck of stage 1 draws rand() % 52, but the shoe has 364 cards; write rand() % deck.length there.",
    edits: [
      { file: "main.ts", find: "import { srand }", replace: "import { rand, srand }" },
      {
        file: "main.ts",
        find: "  if (seed !== 0) shuffleDeck(shoe);\n",
        replace:
          "  for (let i = 0; seed !== 0 && i < shoe.length; i++) {\n    const j = rand() % 52;\n    [shoe[i], shoe[j]] = [shoe[j]!, shoe[i]!];\n  }\n",
      },
    ],
  },
  {
    name: "stops-after-52-places",
    says: "The loop in shuffleDeck of stage 1 ends after 52 places, but the shoe has 364 cards; let it go on to deck.length.",
    edits: [
      { file: "main.ts", find: "import { srand }", replace: "import { rand, srand }" },
      {
        file: "main.ts",
        find: "  if (seed !== 0) shuffleDeck(shoe);\n",
        replace:
          "  for (let i = 0; seed !== 0 && i < 52; i++) {\n    const j = rand() % shoe.length;\n    [shoe[i], shoe[j]] = [shoe[j]!, shoe[i]!];\n  }\n",
      },
    ],
  },
  {
    name: "deals-two-at-once",
    says: "Each seat gets both cards at once; deal one card to each, the dealer last, and then the second.",
    edits: [
      {
        file: "game.ts",
        find: "  for (let round = 0; round < 2; round++) {\n    for (const seat of seats) seat.hand.push(dealCard(shoe));\n  }",
        replace:
          "  for (const seat of seats) {\n    seat.hand.push(dealCard(shoe), dealCard(shoe));\n  }",
      },
    ],
  },
  {
    name: "deals-to-the-dealer-first",
    says: "The dealer gets the first card; deal to the players first, from Player 1 on, and to the dealer last.",
    edits: [
      {
        file: "game.ts",
        find: "dealHands(shoe, [...players, dealer]);",
        replace: "dealHands(shoe, [dealer, ...players]);",
      },
    ],
  },
  {
    name: "takes-no-ante",
    says: "The ante is not paid, so a fold costs nothing and a win earns too much; let each player pay $5 before the cards are dealt.",
    edits: [
      {
        file: "game.ts",
        find: "  for (const player of players) pay(player, dealer, ANTE);\n",
        replace: "",
      },
    ],
  },
  {
    name: "takes-the-bet-from-who-folds",
    says: "A fold costs $10; a player who folds should lose only the ante of $5, and pay no bet.",
    edits: [
      {
        file: "game.ts",
        find: "if (!player.folded) pay(player, dealer, BET);",
        replace: "pay(player, dealer, BET);",
      },
    ],
  },
  {
    name: "takes-no-bet",
    says: "The second $5 is never paid, so a loss costs only $5; a player who plays on pays the bet, too.",
    edits: [
      {
        file: "game.ts",
        find: "  if (!player.folded) pay(player, dealer, BET);\n",
        replace: "",
      },
    ],
  },
  {
    name: "win-pays-nothing",
    says: "A win only brings back the player's own $10; it should bring $10 more.",
    edits: [{ file: "money.ts", find: "return 2 * paid;", replace: "return paid;" }],
  },
  {
    name: "push-pays-nothing-back",
    says: "After a push, the money is gone; give the player's $10 back.",
    edits: [
      {
        file: "money.ts",
        find: '    case "pushes":\n      return paid;\n    case "loses":',
        replace: '    case "pushes":\n    case "loses":',
      },
    ],
  },
  {
    name: "dealer-wins-a-tie",
    says: "The dealer wins when the scores are equal, but that is a push.",
    edits: [
      {
        file: "money.ts",
        find: '  if (difference === 0) return "pushes";\n',
        replace: "",
      },
    ],
  },
  {
    name: "busted-player-wins",
    says: "A busted player wins when the dealer busts, too; a busted player has lost, whatever the dealer does.",
    edits: [
      {
        file: "money.ts",
        find: '  if (isBust(player.hand)) return "busts";\n  if (isBust(dealer.hand)) return "wins";\n',
        replace:
          '  if (isBust(dealer.hand)) return "wins";\n  if (isBust(player.hand)) return "busts";\n',
      },
    ],
  },
  {
    name: "folded-player-is-paid",
    says: "A folded hand is compared with the dealer's and can win; a player who has folded has lost the ante.",
    edits: [
      {
        file: "money.ts",
        find: '  if (player.folded) return "folds";\n',
        replace: "",
      },
    ],
  },
  {
    name: "dealer-gets-nothing",
    says: "The money is taken from one purse but never put into the other one, so it disappears.",
    edits: [
      {
        file: "money.ts",
        find: "  to.change += dollars;\n  to.total += dollars;\n",
        replace: "",
      },
    ],
  },
  {
    name: "money-of-the-game-only",
    says: "The sums of the game change but the totals do not; every payment changes both.",
    edits: [
      { file: "money.ts", find: "  from.total -= dollars;\n", replace: "" },
      { file: "money.ts", find: "  to.total += dollars;\n", replace: "" },
    ],
  },
  {
    name: "totals-start-afresh",
    says: "New players with empty purses sit down for every game; keep the same players and their totals.",
    edits: [
      {
        file: "main.ts",
        find: 'const players = newPlayers(await askPlayerCount());\nconst dealer = newPlayer("Dealer");\n',
        replace: "const count = await askPlayerCount();\n",
      },
      {
        file: "main.ts",
        find: "  number++;\n",
        replace:
          '  number++;\n  const players = newPlayers(count);\n  const dealer = newPlayer("Dealer");\n',
      },
    ],
  },
  {
    name: "shows-the-hidden-card",
    says: "The dealer's second card is shown while the players still hit or stand; hide it until their turns are over.",
    edits: [
      {
        file: "game.ts",
        find: "    printTable(players, dealer, true);\n    if (isBust(player.hand)) {",
        replace: "    printTable(players, dealer, false);\n    if (isBust(player.hand)) {",
      },
    ],
  },
  {
    name: "folds-one-at-a-time",
    says: "Each player is asked to fold only after the previous player's turn; let all players decide first, and then play the turns.",
    edits: [
      {
        file: "game.ts",
        find: "  for (const player of players) await foldOrPlay(player, dealer);\n  for (const player of players) {\n",
        replace: "  for (const player of players) {\n    await foldOrPlay(player, dealer);\n",
      },
    ],
  },
  {
    name: "folded-player-has-a-turn",
    says: "A player who has folded is asked to hit or stand; only players who play on have a turn.",
    edits: [
      {
        file: "game.ts",
        find: "    if (!player.folded) await playersTurn(",
        replace: "    await playersTurn(",
      },
    ],
  },
  {
    name: "busted-player-goes-on",
    says: "A player over 21 is asked again, but that hand is bust, and its turn is over.",
    edits: [
      {
        file: "game.ts",
        find: "    if (isBust(player.hand)) {\n",
        replace: "    if (false) {\n",
      },
    ],
  },
  {
    name: "stands-on-21-unasked",
    says: "A player with 21 is not asked; ask every player who is not bust.",
    edits: [
      {
        file: "game.ts",
        find: "    if (!(await askHit(player.name))) return;\n",
        replace:
          "    if (scoreOf(player.hand) === 21) return;\n    if (!(await askHit(player.name))) return;\n",
      },
    ],
  },
  {
    name: "dealer-draws-for-nobody",
    says: "The dealer hits although all players have folded or busted; the dealer should stand in this case.",
    edits: [{ file: "game.ts", find: "!somebodyIsIn || scoreOf(", replace: "scoreOf(" }],
  },
  {
    name: "dealer-stands-when-one-is-out",
    says: "The dealer stands as soon as one player has folded or busted; the dealer should do so only when all have.",
    edits: [{ file: "game.ts", find: "players.some(", replace: "players.every(" }],
  },
  {
    name: "dealer-hits-on-17",
    says: "The dealer hits on 17; the dealer should stand on 17 or more.",
    edits: [
      {
        file: "game.ts",
        find: ">= DEALER_STANDS_ON",
        replace: "> DEALER_STANDS_ON",
      },
    ],
  },
  {
    name: "push-plays-again",
    says: "After a push, another game begins without a question, as in stage 3, but here a push ends the game.",
    edits: [
      {
        file: "main.ts",
        find: 'import { ANTE } from "./money.ts";',
        replace: 'import { ANTE, resultOf } from "./money.ts";',
      },
      {
        file: "main.ts",
        find: "while (await askAnotherGame());",
        replace:
          'while (\n  players.some((player) => resultOf(player, dealer) === "pushes") ||\n  (await askAnotherGame())\n);',
      },
    ],
  },
  {
    name: "six-players",
    says: "Six players are accepted, but there is room for only five.",
    edits: [
      { file: "questions.ts", find: "count <= MOST_PLAYERS", replace: "count <= MOST_PLAYERS + 1" },
    ],
  },
  {
    name: "no-players",
    says: "A game without players is accepted; there has to be at least one.",
    edits: [{ file: "questions.ts", find: "count >= 1", replace: "count >= 0" }],
  },
  {
    name: "halves-of-players",
    says: "2.5 is accepted as the number of players; it has to be a whole number.",
    edits: [{ file: "questions.ts", find: "/^\\d+$/.test(answer) && ", replace: "" }],
  },
  {
    name: "refuses-capital-letters",
    says: "Capital letters are refused; accept F, P, H, S, Y and N as well.",
    edits: [{ file: "questions.ts", find: ".trim().toLowerCase()", replace: ".trim()" }],
  },
  {
    name: "refuses-blanks",
    says: "A letter with a space before or after it is refused; remove the spaces first.",
    edits: [{ file: "questions.ts", find: ".trim().toLowerCase()", replace: ".toLowerCase()" }],
  },
  {
    name: "takes-anything-for-no",
    says: "Every answer except the first letter counts as the second; explain a wrong answer, and ask again.",
    edits: [
      {
        file: "questions.ts",
        find: "    if (answer === no) return false;\n    print(wanted);\n",
        replace: "    return false;\n",
      },
    ],
  },
];
