import type { Mistake } from "#engine/workbook/authoring.ts";

export const mistakes: readonly Mistake[] = [
  {
    name: "last-in-first-out",
    says: "The plays come out in the wrong order; a queue returns first what was put in first.",
    edits: [
      {
        file: "trick.ts",
        find: "plays.push(dequeue(trick));",
        replace: "plays.unshift(dequeue(trick));",
      },
    ],
  },
  {
    name: "joins-at-the-front",
    says: "A new play is put at the front of the queue; it belongs at the back.",
    edits: [
      {
        file: "queue.ts",
        find: "  const link: Link = { play, next: undefined };\n  if (queue.back === undefined) queue.front = link;\n  else queue.back.next = link;\n  queue.back = link;",
        replace:
          "  const link: Link = { play, next: queue.front };\n  queue.front = link;\n  if (queue.back === undefined) queue.back = link;",
      },
    ],
  },
  {
    name: "back-left-behind",
    says: "When the last play leaves, the back of the queue still points at it, so the next trick is lost.",
    edits: [
      {
        file: "queue.ts",
        find: "  if (queue.front === undefined) queue.back = undefined;\n",
        replace: "",
      },
    ],
  },
  {
    name: "back-not-reset",
    says: "When the last play leaves, the back of the queue still points at it; in an empty queue, both ends have to be undefined.",
    edits: [
      {
        file: "queue.ts",
        find: "  if (queue.back === undefined) queue.front = link;\n  else queue.back.next = link;\n",
        replace:
          "  if (queue.front === undefined) queue.front = link;\n  else queue.back!.next = link;\n",
      },
      {
        file: "queue.ts",
        find: "  if (queue.front === undefined) queue.back = undefined;\n",
        replace: "",
      },
    ],
  },
  {
    name: "dequeue-from-nothing",
    says: "dequeue does not check whether the queue is empty; on an empty queue, it should throw a RangeError.",
    edits: [
      {
        file: "queue.ts",
        find: '  const link = queue.front;\n  if (link === undefined) throw new RangeError("dequeue: the queue is empty");\n',
        replace: "  const link = queue.front!;\n",
      },
    ],
  },
  {
    name: "best-of-no-plays",
    says: "bestPlay returns undefined when there are no plays; it should throw a RangeError.",
    edits: [
      {
        file: "trick.ts",
        find: '  if (lead === undefined) throw new RangeError("bestPlay: there are no plays");\n  let best = lead;',
        replace: "  let best = lead!;",
      },
    ],
  },
  {
    name: "loses-the-plays-between",
    says: "Only the first and the last play are in the queue; link the old back to the new play before you move the back.",
    edits: [
      {
        file: "queue.ts",
        find: "  else queue.back.next = link;\n",
        replace: "  else queue.front!.next = link;\n",
      },
    ],
  },
  {
    name: "looks-at-three-plays",
    says: "The last play is left out when the queue is read; go on until there is no link any more.",
    edits: [
      {
        file: "queue.ts",
        find: "link !== undefined; link = link.next",
        replace: "link !== undefined && link.next !== undefined; link = link.next",
      },
    ],
  },
  {
    name: "leaves-a-card-on-the-table",
    says: "The last card of a trick stays on the table; remove cards until the queue is empty.",
    edits: [
      {
        file: "trick.ts",
        find: "while (trick.front !== undefined) {",
        replace: "while (trick.front?.next !== undefined) {",
      },
    ],
  },
  {
    name: "spades-do-not-trump",
    says: "A spade does not take a trick of a different suit; the highest spade should take every trick.",
    edits: [
      { file: "trick.ts", find: "return card.suit === Suit.Spades;", replace: "return false;" },
    ],
  },
  {
    name: "discard-takes-the-trick",
    says: "A higher card of a different suit takes the trick; only the suit led and spades count.",
    edits: [
      {
        file: "trick.ts",
        find: "return card.suit === Suit.Spades;",
        replace:
          "return card.suit === Suit.Spades || (best.suit !== Suit.Spades && card.rank > best.rank);",
      },
    ],
  },
  {
    name: "any-spade-beats-a-spade",
    says: "The last spade takes the trick; the highest spade should.",
    edits: [
      {
        file: "trick.ts",
        find: "  if (card.suit === best.suit) return card.rank > best.rank;\n",
        replace:
          "  if (card.suit === Suit.Spades) return true;\n  if (card.suit === best.suit) return card.rank > best.rank;\n",
      },
    ],
  },
  {
    name: "first-spade-takes",
    says: "The first spade takes the trick; the highest spade should.",
    edits: [
      {
        file: "trick.ts",
        find: "  if (card.suit === best.suit) return card.rank > best.rank;\n",
        replace:
          "  if (best.suit === Suit.Spades) return false;\n  if (card.suit === best.suit) return card.rank > best.rank;\n",
      },
    ],
  },
  {
    name: "lowest-card-takes",
    says: "The lowest card of the suit takes the trick; the highest should.",
    edits: [{ file: "trick.ts", find: "card.rank > best.rank", replace: "card.rank < best.rank" }],
  },
  {
    name: "compares-with-the-lead-only",
    says: "The last card that beats the card led takes the trick; it has to beat the best card so far.",
    edits: [
      {
        file: "trick.ts",
        find: "beats(play.card, best.card)",
        replace: "beats(play.card, lead.card)",
      },
    ],
  },
  {
    name: "ace-is-low",
    says: "The ace counts as the lowest card; it should be the highest.",
    edits: [
      {
        file: "trick.ts",
        find: "return card.rank > best.rank;",
        replace: "return card.rank % 14 > best.rank % 14;",
      },
    ],
  },
  {
    name: "the-suit-of-the-last-card",
    says: "The suit of the last card is used as the suit led; it is the suit of the first card.",
    edits: [
      {
        file: "trick.ts",
        find: "const [lead, ...others] = plays;",
        replace: "const [lead, ...others] = plays.toReversed();",
      },
    ],
  },
];
