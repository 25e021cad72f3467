/** Nobody gets points without the work. @module */
import type { Files } from "../engine/execute/build.ts";
import type { Attack } from "./attack.ts";

const STRUCTS = "two-player-spades/1-structs";
const SHUFFLE = "two-player-spades/3-shuffle";
const DEAL = "blackjack/2-deal";
const PLAY = "blackjack/3-play";
const EXTRA = "blackjack/4-extra";

const GOOD_STRUCTS = `export enum Suit { Clubs, Diamonds, Hearts, Spades }
export interface Card { rank: number; suit: Suit }
export interface Deck { cards: Card[]; index: number }
export interface Hand { cards: Card[]; count: number }
`;
const SHOWN = `Clubs 0, Diamonds 1, Hearts 2, Spades 3

A blank card: rank 0, suit 0

A blank deck: 52 cards, index 0
First card: rank 0, suit 0
Last card: rank 0, suit 0

An empty hand: 13 cards, count 0
First card: rank 0, suit 0
Last card: rank 0, suit 0

The first card of the deck becomes the ace of spades.
First card: rank 14, suit 3
Last card: rank 0, suit 0
`;

/** The structs with other text, and another program that uses none of them. */
const structs = (text: string, main: string) => () => ({
  [`${STRUCTS}/structs.ts`]: text,
  [`${STRUCTS}/main.ts`]: main,
});

/** The files of a stage with nothing in them. */
function emptied(solutions: Files, stage: string): Record<string, string> {
  const own = Object.keys(solutions).filter((path) => path.startsWith(`${stage}/`));
  return Object.fromEntries(own.map((path) => [path, "export {};\n"]));
}

/** A correct program: the numbers are those of C's `rand`. */
const SHUFFLE_IN_JAVASCRIPT = `import { readFileSync } from "node:fs";
const lines = readFileSync(0, "utf8").split("\\n");
let seed;
while (seed === undefined) {
  process.stdout.write("Seed: ");
  const line = lines.shift().trim();
  if (/^[0-9]+$/.test(line) && Number(line) < 2 ** 32) seed = Number(line);
  else console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
}
const state = [(seed || 1) | 0];
for (let i = 1; i < 31; i++) {
  const last = state[i - 1];
  const high = Math.trunc(last / 127773);
  const word = 16807 * (last - high * 127773) - 2836 * high;
  state.push(word < 0 ? word + 2147483647 : word);
}
let numbers = [...state.slice(3), ...state.slice(0, 3)];
const rand = () => {
  const number = (numbers[0] + numbers[28]) >>> 0;
  numbers = [...numbers.slice(1), number];
  return number >>> 1;
};
for (let i = 0; i < 310; i++) rand();
const show = (title, deck) => {
  console.log("\\n" + title);
  for (let row = 0; row < 52; row += 13)
    console.log(deck.slice(row, row + 13).map((card) => (card >> 2) + ":" + (card & 3)).join(" "));
  console.log("Next card: index 0");
};
const deck = Array.from({ length: 52 }, (_, at) => 59 - at);
show("The deck:", deck);
for (let i = 51; i >= 0; i--) {
  const r = rand() % (i + 1);
  [deck[i], deck[r]] = [deck[r], deck[i]];
}
show("The shuffled deck:", deck);
`;

const settings = (run: readonly string[]) => JSON.stringify({ run });

export const ATTACKS: readonly Attack[] = [
  {
    name: "contract-behind-a-crash",
    guarantee: "points are earned",
    tries: "Declares the structs, and hands in a program that does nothing but throw.",
    stage: STRUCTS,
    files: structs(GOOD_STRUCTS, 'throw new Error("nothing here");\n'),
    gets: {
      points: 0,
      verdicts: ["not run", "crashed"],
    },
    succeeded: "451ac39",
  },
  {
    name: "contract-behind-an-empty-program",
    guarantee: "points are earned",
    tries: "Declares the structs, and hands in a program that prints nothing.",
    stage: STRUCTS,
    files: structs(GOOD_STRUCTS, "export {};\n"),
    gets: { points: 0, verdicts: ["not run", "different"] },
    succeeded: "451ac39",
  },
  {
    name: "contract-behind-what-does-not-build",
    guarantee: "points are earned",
    tries: "Declares the structs, and hands in a program that cannot be built.",
    stage: STRUCTS,
    files: structs(GOOD_STRUCTS, 'import { cards } from "./cards.ts";\ncards();\n'),
    gets: { points: 0, verdicts: ["not run", "does not build"] },
    succeeded: "451ac39",
  },
  {
    name: "contract-behind-a-killed-box",
    guarantee: "points are earned",
    tries:
      "Declares the structs, and hands in a program that ends its own box before it prints anything.",
    stage: STRUCTS,
    files: structs(GOOD_STRUCTS, 'process.kill(process.pid, "SIGKILL");\n'),
    gets: { points: 0, verdicts: ["not run", "crashed"] },
    succeeded: "451ac39",
    onlyIn: ["box"],
  },
  {
    name: "structs-that-are-right-with-a-wrong-line",
    guarantee: "points are earned",
    tries:
      "Is no attack: right structs keep their points although the program prints a wrong line.",
    stage: STRUCTS,
    files: (solutions) => ({
      [`${STRUCTS}/main.ts`]: solutions[`${STRUCTS}/main.ts`]!.replace("A blank card", "Blank"),
    }),
    gets: { points: 16, verdicts: ["passed", "different"] },
    succeeded: "held",
  },
  {
    name: "pause-and-nothing-else",
    guarantee: "points are earned",
    tries: "Prints one line and pauses after it, which is all that the check of pauses looks at.",
    stage: DEAL,
    files: () => ({
      [`${DEAL}/main.ts`]:
        'import { print } from "#toolkit/console.ts";\nimport { pause } from "#toolkit/pause.ts";\nprint("Dealer hits.");\nawait pause(2);\n',
    }),
    gets: { points: 0, verdicts: ["not run", "different"] },
    succeeded: "451ac39",
  },
  {
    name: "comment-and-nothing-else",
    guarantee: "points are earned",
    tries: "Begins an empty program of the extra part with the comment that it should begin with.",
    stage: EXTRA,
    files: (solutions) => ({
      ...emptied(solutions, EXTRA),
      [`${EXTRA}/main.ts`]:
        "/** A table for five players who bet against the dealer, each of them in turn, until nobody has any money left. */\nexport {};\n",
    }),
    gets: { points: 0, verdicts: ["not run", "missing", "different"] },
    succeeded: "451ac39",
  },
  {
    name: "starts-the-program-of-the-stage-before",
    guarantee: "points are earned",
    tries:
      "Starts the program of a stage that is empty, so that the reference's program stands in for it.",
    stage: PLAY,
    files: (solutions) => ({
      ...emptied(solutions, "blackjack/1-shuffle"),
      ...emptied(solutions, DEAL),
      ...emptied(solutions, PLAY),
      [`${PLAY}/main.ts`]: 'import "../2-deal/main.ts";\n',
    }),
    gets: { points: 0, verdicts: ["missing", "different"] },
    succeeded: "451ac39",
  },
  {
    name: "starts-the-program-of-the-stage-before-as-a-function",
    guarantee: "points are earned",
    tries: "Imports the program of an empty stage without an extension and while it runs.",
    stage: PLAY,
    files: (solutions) => ({
      ...emptied(solutions, "blackjack/1-shuffle"),
      ...emptied(solutions, DEAL),
      ...emptied(solutions, PLAY),
      [`${PLAY}/main.ts`]: 'await import("../2-deal/main");\n',
    }),
    gets: { points: 0, verdicts: ["missing", "different"] },
    succeeded: "451ac39",
  },
  {
    name: "prints-a-file-in-another-language",
    guarantee: "points are earned",
    tries:
      "Lets cat print what a stage without input should print, and says that this is its program.",
    stage: STRUCTS,
    files: () => ({
      [`${STRUCTS}/deckwork.json`]: settings(["cat", "shown.txt"]),
      [`${STRUCTS}/shown.txt`]: SHOWN,
    }),
    gets: {
      points: 0,
      verdicts: ["not checked", "passed"],
      says: "This stage is worth nothing until a later stage in another language passes",
    },
    succeeded: "451ac39",
    onlyIn: ["box"],
  },
  {
    name: "two-printed-files-vouch-for-each-other",
    guarantee: "points are earned",
    tries: "Prints both stages without input from files, so that a later one passes.",
    stage: STRUCTS,
    files: () => ({
      [`${STRUCTS}/deckwork.json`]: settings(["cat", "shown.txt"]),
      [`${STRUCTS}/shown.txt`]: SHOWN,
      "two-player-spades/2-build-deck/deckwork.json": settings(["sh", "deck.sh"]),
      "two-player-spades/2-build-deck/deck.sh":
        'echo "The deck:"\nfor rank in 14 13 12 11 10 9 8 7 6 5 4 3 2; do for suit in 3 2 1 0; do printf "%s:%s " $rank $suit; done; done | sed "s/ $//" | fmt -w 1 | paste -sd "            \\n"\necho "Next card: index 0"\n',
    }),
    gets: { points: 0, verdicts: ["not checked", "passed"] },
    succeeded: "451ac39",
    onlyIn: ["box"],
  },
  {
    name: "unread-source-is-given-away",
    guarantee: "points are earned",
    tries:
      "Writes one stage in another language, so that a check which needs TypeScript gives its weight to the rest.",
    stage: SHUFFLE,
    files: () => ({
      // The only Node that is sure to be in the box.
      [`${SHUFFLE}/deckwork.json`]: settings(["/deck/node", "shuffle.mjs"]),
      [`${SHUFFLE}/shuffle.mjs`]: SHUFFLE_IN_JAVASCRIPT,
    }),
    gets: {
      points: 10 * (5 / 6),
      verdicts: ["passed"],
      says: "The checks of this stage's source are worth nothing until a later stage in JavaScript passes",
    },
    succeeded: "451ac39",
    onlyIn: ["box"],
  },
  {
    name: "breaks-what-it-does-not-need",
    guarantee: "points are earned",
    tries:
      "Breaks the modules of a stage whose program has copies of its own, so that the reference's may stand in for the next stage, which only uses them.",
    stage: PLAY,
    files: (solutions) => ({
      ...Object.fromEntries(
        ["ask", "table", "turns", "main"].map((name) => [
          `${DEAL}/${name === "main" ? name : `own-${name}`}.ts`,
          solutions[`${DEAL}/${name}.ts`]!.replace(/"\.\/(\w+)\.ts"/g, '"./own-$1.ts"'),
        ]),
      ),
      [`${DEAL}/turns.ts`]:
        "export async function dealersTurn(..._: unknown[]): Promise<void> {}\n",
      ...emptied(solutions, PLAY),
      [`${PLAY}/main.ts`]: `import { newDeck } from "../1-shuffle/cards.ts";
import { dealersTurn } from "../2-deal/turns.ts";
await dealersTurn(newDeck(), [], []);
`,
    }),
    gets: { points: 0, verdicts: ["missing", "different"] },
    succeeded: "held",
  },
];
