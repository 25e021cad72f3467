/**
 * Slips in solo Spades.
 *
 * @module
 */
import type { Slip } from "./slip.ts";

export const slips: readonly Slip[] = [
  // 1-deal
  {
    stage: "1-deal",
    name: "links-in-the-wrong-order",
    in: ["addAfter"],
    kind: "order",
    reported: true,
    edits: [
      {
        file: "ring.ts",
        find: "  const added: Seat = { player, next: seat.next };\n  seat.next = added;\n",
        replace:
          "  const added = { player } as Seat;\n  seat.next = added;\n  added.next = seat.next;\n",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "new-seat-is-not-linked",
    in: ["addAfter"],
    kind: "statement",
    edits: [{ file: "ring.ts", find: "  seat.next = added;\n", replace: "" }],
  },
  {
    stage: "1-deal",
    name: "new-seat-leads-to-the-seat-before",
    in: ["addAfter"],
    kind: "algorithm",
    edits: [
      { file: "ring.ts", find: "{ player, next: seat.next };", replace: "{ player, next: seat };" },
    ],
  },
  {
    stage: "1-deal",
    name: "returns-the-old-seat",
    in: ["addAfter"],
    kind: "name",
    edits: [{ file: "ring.ts", find: "  return added;\n", replace: "  return seat;\n" }],
  },
  {
    stage: "1-deal",
    name: "seat-without-its-neighbour",
    in: ["ringOfOne"],
    kind: "crash",
    edits: [{ file: "ring.ts", find: "  seat.next = seat;\n", replace: "" }],
  },
  {
    stage: "1-deal",
    name: "ring-not-returned",
    in: ["ringOfOne"],
    kind: "return",
    reported: true,
    edits: [
      {
        file: "ring.ts",
        find: "  seat.next = seat;\n  return seat;\n",
        replace: "  seat.next = seat;\n",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "last-stays-first",
    in: ["seatPlayers"],
    kind: "statement",
    edits: [
      {
        file: "ring.ts",
        find: "    last = addAfter(last, player);\n",
        replace: "    addAfter(last, player);\n",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "seats-the-first-player-twice",
    in: ["seatPlayers"],
    kind: "bound",
    edits: [
      {
        file: "ring.ts",
        find: "for (const player of others) {",
        replace: "for (const player of players) {",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "returns-the-last-seat",
    in: ["seatPlayers"],
    kind: "name",
    edits: [{ file: "ring.ts", find: "  return first;\n", replace: "  return last;\n" }],
  },
  {
    stage: "1-deal",
    name: "walk-without-walking",
    in: ["seatAfter"],
    kind: "statement",
    edits: [
      {
        file: "ring.ts",
        find: "    reached = reached.next;\n",
        replace: "    reached = seat.next;\n",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "once-round-for-ever",
    in: ["playersFrom"],
    kind: "loop",
    edits: [
      { file: "ring.ts", find: "while (seat !== first);", replace: "while (seat !== undefined);" },
    ],
  },
  {
    stage: "1-deal",
    name: "round-ends-before-it-begins",
    in: ["playersFrom"],
    kind: "loop",
    edits: [
      {
        file: "ring.ts",
        find: "  do {\n    players.push(seat.player);\n    seat = seat.next;\n  } while (seat !== first);\n",
        replace:
          "  while (seat !== first) {\n    players.push(seat.player);\n    seat = seat.next;\n  }\n",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "stops-at-the-last-seat",
    in: ["playersFrom"],
    kind: "bound",
    edits: [
      { file: "ring.ts", find: "while (seat !== first);", replace: "while (seat.next !== first);" },
    ],
  },
  {
    stage: "1-deal",
    name: "seats-for-players",
    in: ["playersFrom"],
    kind: "type",
    edits: [
      { file: "ring.ts", find: "players.push(seat.player);", replace: "players.push(seat);" },
    ],
  },
  {
    stage: "1-deal",
    name: "empty-without-return",
    in: ["isEmpty"],
    kind: "return",
    reported: true,
    edits: [
      {
        file: "stack.ts",
        find: "  return stack.cards.length === 0;",
        replace: "  stack.cards.length === 0;",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "empty-compared-with-an-array",
    in: ["isEmpty"],
    kind: "identity",
    edits: [
      {
        file: "stack.ts",
        find: "return stack.cards.length === 0;",
        replace: "return stack.cards === [];",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "push-on-the-stack-itself",
    in: ["push"],
    kind: "crash",
    edits: [
      { file: "stack.ts", find: "  stack.cards.push(card);\n", replace: "  stack.push(card);\n" },
    ],
  },
  {
    stage: "1-deal",
    name: "push-calls-itself",
    in: ["push"],
    kind: "crash",
    edits: [
      { file: "stack.ts", find: "  stack.cards.push(card);\n", replace: "  push(stack, card);\n" },
    ],
  },
  {
    stage: "1-deal",
    name: "pop-reads-without-removing",
    in: ["pop"],
    kind: "loop",
    edits: [{ file: "stack.ts", find: "stack.cards.pop();", replace: "stack.cards.at(-1);" }],
  },
  {
    stage: "1-deal",
    name: "shuffle-runs-down-to-2",
    in: ["shuffle"],
    kind: "bound",
    reported: true,
    edits: [{ file: "deck.ts", find: "i > 0; i--", replace: "i > 1; i--" }],
  },
  {
    stage: "1-deal",
    name: "shuffle-starts-from-the-length",
    in: ["shuffle"],
    kind: "bound",
    reported: true,
    edits: [
      {
        file: "deck.ts",
        find: "  for (let i = cards.length - 1; i > 0; i--) {",
        replace: "  for (let i = cards.length; i > 0; i--) {",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "math-random-for-r",
    in: ["shuffle"],
    kind: "algorithm",
    edits: [
      { file: "deck.ts", find: "rand() % (i + 1)", replace: "Math.floor(Math.random() * (i + 1))" },
    ],
  },
  {
    stage: "1-deal",
    name: "r-without-parentheses",
    in: ["shuffle"],
    kind: "order",
    edits: [{ file: "deck.ts", find: "rand() % (i + 1)", replace: "rand() % i + 1" }],
  },
  {
    stage: "1-deal",
    name: "swap-with-two-copies",
    in: ["shuffle"],
    kind: "order",
    edits: [
      {
        file: "deck.ts",
        find: "    const card = cards[i]!;\n    cards[i] = cards[r]!;\n    cards[r] = card;\n",
        replace: "    cards[i] = cards[r]!;\n    cards[r] = cards[i]!;\n",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "stack-up-reads-past-the-end",
    in: ["stackUp"],
    kind: "undefined",
    edits: [
      {
        file: "deck.ts",
        find: "for (let i = cards.length - 1; i >= 0; i--) {\n    push",
        replace: "for (let i = cards.length; i > 0; i--) {\n    push",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "stack-not-returned",
    in: ["stackUp"],
    kind: "return",
    edits: [{ file: "deck.ts", find: "  return stack;\n", replace: "" }],
  },
  {
    stage: "1-deal",
    name: "cards-as-one-object",
    in: ["newCards"],
    kind: "shared",
    edits: [
      {
        file: "deck.ts",
        find: "  const cards: Card[] = [];\n",
        replace: "  const cards: Card[] = [];\n  const card: Card = { rank: 0, suit: 0 };\n",
      },
      {
        file: "deck.ts",
        find: "      cards.push({ rank, suit });\n",
        replace: "      card.rank = rank;\n      card.suit = suit;\n      cards.push(card);\n",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "rank-and-suit-exchanged",
    in: ["newCards"],
    kind: "order",
    edits: [
      {
        file: "deck.ts",
        find: "cards.push({ rank, suit });",
        replace: "cards.push({ rank: suit, suit: rank });",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "one-hand-for-four-players",
    in: ["dealNewHands"],
    kind: "shared",
    reported: true,
    edits: [
      {
        file: "deal.ts",
        find: "  for (const player of playersFrom(dealer)) player.hand = [];\n",
        replace:
          "  const empty: never[] = [];\n  for (const player of playersFrom(dealer)) player.hand = empty;\n",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "deals-to-one-player",
    in: ["dealOut"],
    kind: "statement",
    edits: [{ file: "deal.ts", find: "    seat = seat.next;\n", replace: "" }],
  },
  {
    stage: "1-deal",
    name: "deals-while-empty",
    in: ["dealOut"],
    kind: "condition",
    edits: [
      { file: "deal.ts", find: "while (!isEmpty(deck)) {", replace: "while (isEmpty(deck)) {" },
    ],
  },
  {
    stage: "1-deal",
    name: "hand-of-the-seat",
    in: ["dealOut"],
    kind: "crash",
    edits: [
      {
        file: "deal.ts",
        find: "seat.player.hand.push(pop(deck));",
        replace: "seat.hand.push(pop(deck));",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "rand-of-a-seat",
    in: ["pickDealer"],
    kind: "type",
    edits: [
      {
        file: "deal.ts",
        find: "seatAfter(you, rand() % SEATS)",
        replace: "seatAfter(rand() % SEATS, you)",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "shuffled-before-it-is-made",
    in: ["dealNewHands"],
    kind: "order",
    edits: [
      {
        file: "deal.ts",
        find: "  shuffle(cards);\n  dealOut(stackUp(cards), dealer);\n",
        replace: "  dealOut(stackUp(cards), dealer);\n  shuffle(cards);\n",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "lenght",
    in: ["stackUp"],
    kind: "name",
    edits: [
      {
        file: "deck.ts",
        find: "  for (let i = cards.length - 1; i >= 0; i--) {",
        replace: "  for (let i = cards.lenght - 1; i >= 0; i--) {",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "pop-without-throw",
    in: ["pop"],
    kind: "statement",
    edits: [
      {
        file: "stack.ts",
        find: "if (card === undefined) throw new RangeError",
        replace: "if (card === undefined) new RangeError",
      },
    ],
  },
  {
    stage: "1-deal",
    name: "next-with-a-capital-letter",
    in: ["seatAfter"],
    kind: "name",
    edits: [
      { file: "ring.ts", find: "reached = reached.next;", replace: "reached = reached.Next;" },
    ],
  },
  {
    stage: "1-deal",
    name: "pop-not-imported",
    in: ["deal.ts"],
    kind: "name",
    edits: [
      {
        file: "deal.ts",
        find: "import { isEmpty, pop, type Stack }",
        replace: "import { isEmpty, type Stack }",
      },
    ],
  },

  // 2-bid
  {
    stage: "2-bid",
    name: "bid-not-awaited",
    in: ["takeBids"],
    kind: "await",
    reported: true,
    edits: [
      { file: "bid.ts", find: "player.bid = await askBid();", replace: "player.bid = askBid();" },
    ],
  },
  {
    stage: "2-bid",
    name: "bids-of-the-table-not-awaited",
    in: ["main.ts"],
    kind: "await",
    edits: [{ file: "main.ts", find: "await takeBids(dealer);", replace: "takeBids(dealer);" }],
  },
  {
    stage: "2-bid",
    name: "bid-returned-as-text",
    in: ["askBid"],
    kind: "type",
    edits: [{ file: "bid.ts", find: "return Number(answer);", replace: "return answer;" }],
  },
  {
    stage: "2-bid",
    name: "bid-without-return",
    in: ["askBid"],
    kind: "return",
    edits: [
      {
        file: "bid.ts",
        find: "Number(answer) <= HIGHEST_BID) return Number(answer);",
        replace: "Number(answer) <= HIGHEST_BID) Number(answer);",
      },
    ],
  },
  {
    stage: "2-bid",
    name: "computers-bid-without-return",
    in: ["computerBid"],
    kind: "return",
    edits: [
      {
        file: "bid.ts",
        find: "  return Math.max(1, high.length",
        replace: "  Math.max(1, high.length",
      },
    ],
  },
  {
    stage: "2-bid",
    name: "adds-the-arrays",
    in: ["computerBid"],
    kind: "type",
    edits: [
      {
        file: "bid.ts",
        find: "high.length + Math.max(0, spades.length - FEW_SPADES)",
        replace: "high + Math.max(0, spades.length - FEW_SPADES)",
      },
    ],
  },
  {
    stage: "2-bid",
    name: "minimum-for-maximum",
    in: ["computerBid"],
    kind: "name",
    edits: [{ file: "bid.ts", find: "return Math.max(1,", replace: "return Math.min(1," }],
  },
  {
    stage: "2-bid",
    name: "king-and-ace",
    in: ["computerBid"],
    kind: "condition",
    edits: [
      {
        file: "bid.ts",
        find: "card.rank >= KING",
        replace: "card.rank === KING && card.rank === 14",
      },
    ],
  },
  {
    stage: "2-bid",
    name: "sum-without-a-start",
    in: ["showBids"],
    kind: "undefined",
    edits: [
      {
        file: "bid.ts",
        find: "players.reduce((sum, { bid }) => sum + bid, 0)",
        replace: "players.reduce((sum, { bid }) => sum + bid)",
      },
    ],
  },
  {
    stage: "2-bid",
    name: "sum-arrow-without-return",
    in: ["showBids"],
    kind: "return",
    edits: [
      {
        file: "bid.ts",
        find: "(sum, { bid }) => sum + bid, 0",
        replace: "(sum, { bid }) => { sum + bid; }, 0",
      },
    ],
  },
  {
    stage: "2-bid",
    name: "tricks-for-bids",
    in: ["showBids"],
    kind: "name",
    edits: [
      {
        file: "bid.ts",
        find: "players.map(({ name, bid }) => `${name} ${bid}`)",
        replace: "players.map(({ name, tricks }) => `${name} ${tricks}`)",
      },
    ],
  },
  {
    stage: "2-bid",
    name: "everybody-is-asked",
    in: ["takeBids"],
    kind: "condition",
    edits: [{ file: "bid.ts", find: "if (player.isHuman) {", replace: "if (player.name) {" }],
  },
  {
    stage: "2-bid",
    name: "no-full-stop-after-thirteen-tricks",
    in: ["showBids"],
    kind: "text",
    edits: [{ file: "bid.ts", find: "there are 13 tricks.`);", replace: "there are 13 tricks`);" }],
  },
  {
    stage: "2-bid",
    name: "from-the-dealer-on",
    in: ["takeBids"],
    kind: "bound",
    edits: [
      {
        file: "bid.ts",
        find: "for (const player of playersFrom(dealer.next)) {",
        replace: "for (const player of playersFrom(dealer.next.next)) {",
      },
    ],
  },
  {
    stage: "2-bid",
    name: "answer-not-awaited-in-the-loop",
    in: ["askBid"],
    kind: "await",
    edits: [
      {
        file: "bid.ts",
        find: "const answer = (await ask(`Your bid, 0 to ${HIGHEST_BID} (0 is nil): `)).trim();",
        replace: "const answer = ask(`Your bid, 0 to ${HIGHEST_BID} (0 is nil): `);",
      },
    ],
  },

  // 3-legal-plays
  {
    stage: "3-legal-plays",
    name: "card-not-awaited",
    in: ["askCard"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "questions.ts",
        find: 'cardNamed(await ask("Your card, such as TH: "))',
        replace: 'cardNamed(ask("Your card, such as TH: "))',
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "legal-by-index-of",
    in: ["askCard"],
    kind: "identity",
    reported: true,
    edits: [
      {
        file: "questions.ts",
        find: "} else if (!legal.includes(held)) {",
        replace: "} else if (legal.indexOf(typed) < 0) {",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "returns-the-typed-card",
    in: ["askCard"],
    kind: "identity",
    edits: [
      { file: "questions.ts", find: "      return held;\n", replace: "      return typed;\n" },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "card-not-returned",
    in: ["askCard"],
    kind: "loop",
    edits: [{ file: "questions.ts", find: "      return held;\n", replace: "      break;\n" }],
  },
  {
    stage: "3-legal-plays",
    name: "legal-cards-not-returned",
    in: ["legalCards"],
    kind: "return",
    edits: [
      {
        file: "legal.ts",
        find: "    return following.length > 0 ? following : hand;\n",
        replace: "    following.length > 0 ? following : hand;\n",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "led-is-a-card-not-a-suit",
    in: ["legalCards"],
    kind: "identity",
    edits: [{ file: "legal.ts", find: "card.suit === led.suit", replace: "card.suit === led" }],
  },
  {
    stage: "3-legal-plays",
    name: "leads-with-spades-only",
    in: ["legalCards"],
    kind: "condition",
    edits: [
      { file: "legal.ts", find: "card.suit !== Suit.Spades", replace: "card.suit === Suit.Spades" },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "following-at-least-0",
    in: ["legalCards"],
    kind: "bound",
    edits: [{ file: "legal.ts", find: "following.length > 0", replace: "following.length >= 0" }],
  },
  {
    stage: "3-legal-plays",
    name: "broken-without-a-suit",
    in: ["brokenAfter"],
    kind: "condition",
    edits: [
      {
        file: "legal.ts",
        find: "return brokenBefore || card.suit === Suit.Spades;",
        replace: "return brokenBefore || Suit.Spades;",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "broken-both-ways",
    in: ["brokenAfter"],
    kind: "condition",
    edits: [
      {
        file: "legal.ts",
        find: "return brokenBefore || card.suit === Suit.Spades;",
        replace: "return brokenBefore && card.suit === Suit.Spades;",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "legal-cards-as-objects",
    in: ["whyNot"],
    kind: "undefined",
    edits: [
      {
        file: "legal.ts",
        find: "You may play ${cardNames(legal)}.",
        replace: "You may play ${legal}.",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "reasons-exchanged",
    in: ["whyNot"],
    kind: "condition",
    edits: [
      {
        file: "legal.ts",
        find: 'led === undefined ? "Spades',
        replace: 'led !== undefined ? "Spades',
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "legal-cards-with-two-arguments",
    in: ["askCard"],
    kind: "type",
    edits: [
      {
        file: "questions.ts",
        find: "legalCards(hand, led, spadesBroken)",
        replace: "legalCards(hand, spadesBroken)",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "bracket-missing",
    in: ["legalCards"],
    kind: "syntax",
    edits: [
      {
        file: "legal.ts",
        find: "hand.filter((card) => card.suit !== Suit.Spades);",
        replace: "hand.filter(card) => card.suit !== Suit.Spades);",
      },
    ],
  },
  {
    stage: "3-legal-plays",
    name: "undefined-in-quotes",
    in: ["askCard"],
    kind: "type",
    edits: [
      {
        file: "questions.ts",
        find: "if (typed === undefined) {",
        replace: 'if (typed === "undefined") {',
      },
    ],
  },

  // 4-trick
  {
    stage: "4-trick",
    name: "back-set-before-its-next",
    in: ["enqueue"],
    kind: "order",
    reported: true,
    edits: [
      {
        file: "queue.ts",
        find: "  if (queue.back === undefined) queue.front = link;\n  else queue.back.next = link;\n  queue.back = link;\n",
        replace:
          "  queue.back = link;\n  if (queue.front === undefined) queue.front = link;\n  else queue.back.next = link;\n",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "front-set-every-time",
    in: ["enqueue"],
    kind: "statement",
    edits: [
      {
        file: "queue.ts",
        find: "  if (queue.back === undefined) queue.front = link;\n  else queue.back.next = link;\n",
        replace: "  if (queue.back !== undefined) queue.back.next = link;\n  queue.front = link;\n",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "next-of-nobody",
    in: ["enqueue"],
    kind: "crash",
    edits: [
      {
        file: "queue.ts",
        find: "  if (queue.back === undefined) queue.front = link;\n  else queue.back.next = link;\n",
        replace: "  queue.back.next = link;\n",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "links-to-itself",
    in: ["enqueue"],
    kind: "loop",
    edits: [
      {
        file: "queue.ts",
        find: "  queue.back = link;\n",
        replace: "  queue.back = link;\n  link.next = queue.front;\n",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "front-is-not-moved-on",
    in: ["dequeue"],
    kind: "loop",
    edits: [
      {
        file: "queue.ts",
        find: "  queue.front = link.next;\n",
        replace: "  link.next = queue.front;\n",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "play-without-return",
    in: ["dequeue"],
    kind: "return",
    edits: [{ file: "queue.ts", find: "  return link.play;\n", replace: "  link.play;\n" }],
  },
  {
    stage: "4-trick",
    name: "returns-the-link",
    in: ["dequeue"],
    kind: "type",
    edits: [{ file: "queue.ts", find: "  return link.play;\n", replace: "  return link;\n" }],
  },
  {
    stage: "4-trick",
    name: "reads-the-next-of-the-last",
    in: ["playsIn"],
    kind: "crash",
    edits: [
      {
        file: "queue.ts",
        find: "let link = queue.front; link !== undefined; link = link.next",
        replace: "let link = queue.front!.next; link !== undefined; link = link.next",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "queue-emptied-by-reading",
    in: ["playsIn"],
    kind: "statement",
    edits: [
      {
        file: "queue.ts",
        find: "  for (let link = queue.front; link !== undefined; link = link.next) {\n    plays.push(link.play);\n  }\n",
        replace:
          "  while (queue.front !== undefined) {\n    plays.push(queue.front.play);\n    queue.front = queue.front.next;\n  }\n",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "queue-without-fields",
    in: ["emptyQueue"],
    kind: "crash",
    edits: [
      {
        file: "queue.ts",
        find: "  return { front: undefined, back: undefined };",
        replace: "  return;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "null-for-undefined",
    in: ["emptyQueue"],
    kind: "crash",
    edits: [
      {
        file: "queue.ts",
        find: "  return { front: undefined, back: undefined };",
        replace: "  return { front: null, back: null };",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "ranks-without-the-suit",
    in: ["beats"],
    kind: "condition",
    edits: [
      {
        file: "trick.ts",
        find: "if (card.suit === best.suit) return card.rank > best.rank;",
        replace: "if (card.suit === best.suit || card.rank > best.rank) return true;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "spade-against-a-spade",
    in: ["beats"],
    kind: "order",
    edits: [
      {
        file: "trick.ts",
        find: "  if (card.suit === best.suit) return card.rank > best.rank;\n  // A card of a different suit is a discard and never takes the trick, unless it is a spade.\n  return card.suit === Suit.Spades;\n",
        replace:
          "  if (card.suit === Suit.Spades) return true;\n  return card.suit === best.suit && card.rank > best.rank;\n",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "best-declared-in-the-loop",
    in: ["bestPlay"],
    kind: "statement",
    edits: [
      {
        file: "trick.ts",
        find: "if (beats(play.card, best.card)) best = play;",
        replace: "if (beats(play.card, best.card)) { const best = play; }",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "beats-with-its-arguments-exchanged",
    in: ["bestPlay"],
    kind: "order",
    edits: [
      {
        file: "trick.ts",
        find: "beats(play.card, best.card)",
        replace: "beats(best.card, play.card)",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "beats-of-plays",
    in: ["bestPlay"],
    kind: "type",
    edits: [
      { file: "trick.ts", find: "beats(play.card, best.card)", replace: "beats(play, best)" },
    ],
  },
  {
    stage: "4-trick",
    name: "returns-at-the-first-beaten-card",
    in: ["bestPlay"],
    kind: "statement",
    edits: [
      {
        file: "trick.ts",
        find: "if (beats(play.card, best.card)) best = play;",
        replace: "if (beats(play.card, best.card)) return play;",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "gathers-without-removing",
    in: ["gather"],
    kind: "loop",
    edits: [
      {
        file: "trick.ts",
        find: "plays.push(dequeue(trick));",
        replace: "plays.push(trick.front.play);",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "front-with-a-capital-letter",
    in: ["gather"],
    kind: "name",
    edits: [
      {
        file: "trick.ts",
        find: "while (trick.front !== undefined) {",
        replace: "while (trick.Front !== undefined) {",
      },
    ],
  },
  {
    stage: "4-trick",
    name: "else-missing",
    in: ["enqueue"],
    kind: "condition",
    edits: [
      {
        file: "queue.ts",
        find: "  else queue.back.next = link;\n",
        replace: "  queue.back!.next = link;\n",
      },
    ],
  },

  // 5-score
  {
    stage: "5-score",
    name: "points-not-returned",
    in: ["handPoints"],
    kind: "return",
    edits: [
      {
        file: "score.ts",
        find: "  return POINTS_A_TRICK * bid + (tricks - bid);",
        replace: "  POINTS_A_TRICK * bid + (tricks - bid);",
      },
    ],
  },
  {
    stage: "5-score",
    name: "nil-assigned",
    in: ["handPoints"],
    kind: "condition",
    edits: [{ file: "score.ts", find: "if (bid === 0) return", replace: "if ((bid = 0)) return" }],
  },
  {
    stage: "5-score",
    name: "set-at-the-bid",
    in: ["handPoints"],
    kind: "bound",
    edits: [
      { file: "score.ts", find: "if (tricks < bid) return", replace: "if (tricks <= bid) return" },
    ],
  },
  {
    stage: "5-score",
    name: "points-added-twice",
    in: ["scoreHand"],
    kind: "statement",
    edits: [
      {
        file: "score.ts",
        find: "    player.total += player.points;\n",
        replace:
          "    player.total += player.points;\n    player.total += handPoints(player.bid, player.tricks);\n",
      },
    ],
  },
  {
    stage: "5-score",
    name: "points-of-the-function",
    in: ["scoreHand"],
    kind: "type",
    edits: [
      {
        file: "score.ts",
        find: "player.points = handPoints(player.bid, player.tricks);",
        replace: "player.points = handPoints(player);",
      },
    ],
  },
  {
    stage: "5-score",
    name: "maximum-of-the-array",
    in: ["leaders"],
    kind: "undefined",
    edits: [
      {
        file: "score.ts",
        find: "Math.max(...players.map(({ total }) => total))",
        replace: "Math.max(players.map(({ total }) => total))",
      },
    ],
  },
  {
    stage: "5-score",
    name: "leaders-by-find",
    in: ["leaders"],
    kind: "type",
    edits: [{ file: "score.ts", find: "return players.filter(", replace: "return players.find(" }],
  },
  {
    stage: "5-score",
    name: "tied-or-not-reached",
    in: ["stateAfterHand"],
    kind: "condition",
    edits: [
      {
        file: "score.ts",
        find: '!someoneReached && before !== "tied"',
        replace: '!someoneReached || before !== "tied"',
      },
    ],
  },
  {
    stage: "5-score",
    name: "win-for-won",
    in: ["stateAfterHand"],
    kind: "name",
    edits: [
      {
        file: "score.ts",
        find: 'return ahead.length === 1 ? "won" : "tied";',
        replace: 'return ahead.length === 1 ? "win" : "tied";',
      },
    ],
  },
  {
    stage: "5-score",
    name: "state-assigned-in-the-test",
    in: ["stateAfterHand"],
    kind: "condition",
    edits: [
      {
        file: "score.ts",
        find: 'return ahead.length === 1 ? "won" : "tied";',
        replace: 'return (ahead.length = 1) ? "won" : "tied";',
      },
    ],
  },
  {
    stage: "5-score",
    name: "point-for-points",
    in: ["scoreHand"],
    kind: "name",
    edits: [
      {
        file: "score.ts",
        find: "player.total += player.points;",
        replace: "player.total += player.point;",
      },
    ],
  },
  {
    stage: "5-score",
    name: "ten-times-as-text",
    in: ["handPoints"],
    kind: "type",
    edits: [
      {
        file: "score.ts",
        find: "return POINTS_A_TRICK * bid + (tricks - bid);",
        replace: "return `${POINTS_A_TRICK * bid}${tricks - bid}`;",
      },
    ],
  },

  // 6-full-play
  {
    stage: "6-full-play",
    name: "played-card-not-awaited",
    in: ["playTrick"],
    kind: "await",
    reported: true,
    edits: [
      {
        file: "table.ts",
        find: "    await playCard(seat, table);\n",
        replace: "    playCard(seat, table);\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "chosen-card-not-awaited",
    in: ["playCard"],
    kind: "await",
    edits: [
      {
        file: "table.ts",
        find: "const card = await chooseCard(seat.player, table);",
        replace: "const card = chooseCard(seat.player, table);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "trick-not-awaited",
    in: ["playHand"],
    kind: "await",
    edits: [
      {
        file: "game.ts",
        find: "    await playTrick(number, table);\n",
        replace: "    playTrick(number, table);\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "hand-not-awaited",
    in: ["playGame"],
    kind: "await",
    edits: [
      {
        file: "game.ts",
        find: "    await playHand(you, dealer);\n",
        replace: "    playHand(you, dealer);\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "humans-card-not-returned",
    in: ["chooseCard"],
    kind: "return",
    edits: [
      {
        file: "table.ts",
        find: "    return askCard(player.hand,",
        replace: "    askCard(player.hand,",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "table-not-returned",
    in: ["newTable"],
    kind: "return",
    edits: [
      {
        file: "table.ts",
        find: "  return { you, leader: dealer.next,",
        replace: "  const table = { you, leader: dealer.next,",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "card-removed-by-pop",
    in: ["playCard"],
    kind: "algorithm",
    edits: [
      {
        file: "table.ts",
        find: "seat.player.hand = seat.player.hand.filter((held) => held !== card);",
        replace: "seat.player.hand.pop();",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "filter-keeps-the-card",
    in: ["playCard"],
    kind: "condition",
    edits: [
      {
        file: "table.ts",
        find: "filter((held) => held !== card)",
        replace: "filter((held) => held === card)",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "spades-broken-on-a-copy",
    in: ["playCard"],
    kind: "statement",
    edits: [
      {
        file: "table.ts",
        find: "  table.spadesBroken = broken;\n",
        replace: "  let { spadesBroken } = table;\n  spadesBroken = broken;\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "leader-not-kept",
    in: ["playTrick"],
    kind: "statement",
    edits: [
      {
        file: "table.ts",
        find: '  table.leader = bestPlay(gather(table.trick)).seat;\n  table.leader.player.tricks++;\n  print(`${doing(table.leader.player, "take")}',
        replace:
          '  const leader = bestPlay(gather(table.trick)).seat;\n  leader.player.tricks++;\n  print(`${doing(leader.player, "take")}',
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "winner-is-a-play",
    in: ["playTrick"],
    kind: "crash",
    edits: [
      {
        file: "table.ts",
        find: "table.leader = bestPlay(gather(table.trick)).seat;",
        replace: "table.leader = bestPlay(gather(table.trick));",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "once-round-the-table-by-name",
    in: ["playTrick"],
    kind: "loop",
    edits: [
      {
        file: "table.ts",
        find: "while (seat !== table.leader);",
        replace: "while (seat.player.name !== table.leader);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "round-of-three",
    in: ["playTrick"],
    kind: "bound",
    edits: [
      {
        file: "table.ts",
        find: "while (seat !== table.leader);",
        replace: "while (seat.next !== table.leader);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "led-from-the-last-play",
    in: ["computerCard"],
    kind: "name",
    edits: [
      {
        file: "computer.ts",
        find: "plays[0]?.card, spadesBroken",
        replace: "plays.at(-1)?.card, spadesBroken",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "lowest-of-no-takers",
    in: ["computerCard"],
    kind: "crash",
    edits: [
      {
        file: "computer.ts",
        find: "return lowest(takers.length > 0 ? takers : legal);",
        replace: "return lowest(takers);",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "best-of-an-empty-table",
    in: ["computerCard"],
    kind: "crash",
    edits: [
      {
        file: "computer.ts",
        find: "  if (plays.length === 0) return wantsTrick ? highest(legal) : lowest(legal);\n\n  const best = bestPlay(plays).card;\n",
        replace:
          "  const best = bestPlay(plays).card;\n  if (plays.length === 0) return wantsTrick ? highest(legal) : lowest(legal);\n\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "dealer-stays",
    in: ["playGame"],
    kind: "statement",
    edits: [
      { file: "game.ts", find: "    dealer = dealer.next;\n", replace: "    dealer.next;\n" },
    ],
  },
  {
    stage: "6-full-play",
    name: "state-forgotten-after-the-hand",
    in: ["playGame"],
    kind: "loop",
    edits: [
      {
        file: "game.ts",
        find: "    state = stateAfterHand(you, state);\n",
        replace: "    stateAfterHand(you, state);\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "hands-sorted-too-late",
    in: ["playHand"],
    kind: "order",
    edits: [
      {
        file: "game.ts",
        find: "  sortHands(you);\n  showHand(you.player);\n",
        replace: "  showHand(you.player);\n  sortHands(you);\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "dealer-and-you-exchanged",
    in: ["playHand"],
    kind: "order",
    edits: [{ file: "game.ts", find: "newTable(you, dealer)", replace: "newTable(dealer, you)" }],
  },
  {
    stage: "6-full-play",
    name: "hand-scored-after-every-trick",
    in: ["playHand"],
    kind: "statement",
    edits: [
      {
        file: "game.ts",
        find: "    await playTrick(number, table);\n  }\n  scoreHand(you);\n",
        replace: "    await playTrick(number, table);\n    scoreHand(you);\n  }\n",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "tricks-of-the-table",
    in: ["playTrick"],
    kind: "name",
    edits: [
      {
        file: "table.ts",
        find: "table.leader.player.tricks++;",
        replace: "table.leader.player.trick++;",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "parenthesis-missing",
    in: ["playCard"],
    kind: "syntax",
    edits: [
      {
        file: "table.ts",
        find: "filter((held) => held !== card);",
        replace: "filter((held) => held !== card;",
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "spade-broken",
    in: ["playCard"],
    kind: "text",
    edits: [
      {
        file: "table.ts",
        find: 'print("Spades are broken.");',
        replace: 'print("Spades are broken");',
      },
    ],
  },
  {
    stage: "6-full-play",
    name: "human-negated",
    in: ["chooseCard"],
    kind: "condition",
    edits: [{ file: "table.ts", find: "if (player.isHuman) {", replace: "if (!player.isHuman) {" }],
  },
];
