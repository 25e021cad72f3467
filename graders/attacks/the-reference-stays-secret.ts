/** Nobody sees the reference's code or what only it prints. @module */
import type { Files } from "../engine/execute/build.ts";
import type { Attack } from "./attack.ts";

const DEAL = "blackjack/2-deal";

/** A part of the reference's `cardText`, as a function tells its own text. */
const SECRET = "Math.floor(card / 100)";

/** An earlier stage that fails, so that the reference's stands in for it. */
const BROKEN = {
  "blackjack/1-shuffle/cards.ts":
    'export const newDeck = (): number[] => [];\nexport const cardText = (card: number): string => "";\nexport const shuffleDeck = (deck: number[]): void => {};\n',
};

/** The stage, with this at the start of `printTable`. */
function telling(statement: string) {
  return (solutions: Files) => ({
    ...BROKEN,
    [`${DEAL}/table.ts`]: solutions[`${DEAL}/table.ts`]!.replace(
      '  print();\n  print(" Player Dealer");',
      `  ${statement}\n  print();\n  print(" Player Dealer");`,
    ),
  });
}

const hides = [SECRET];

export const ATTACKS: readonly Attack[] = [
  {
    name: "told-by-a-call",
    guarantee: "the reference stays secret",
    tries:
      "Prints the text of the reference's function when the grader calls a function of its own.",
    stage: DEAL,
    files: telling('if (hidden) return print(String(cardText).replace(/\\s+/g, " "));'),
    gets: { points: 18.9, verdicts: ["passed", "missing"] },
    hides,
    succeeded: "451ac39",
  },
  {
    name: "told-before-a-flood",
    guarantee: "the reference stays secret",
    tries: "Prints the text of the reference's function in one case, and then too much.",
    stage: DEAL,
    files: telling(
      'if (player.length > 40) { print(String(cardText)); for (;;) print("x".repeat(9999)); }',
    ),
    gets: { points: 18.9, verdicts: ["passed", "too much output"] },
    hides,
    succeeded: "451ac39",
  },
  {
    name: "told-by-a-wrong-line",
    guarantee: "the reference stays secret",
    tries: "Prints the text of the reference's function in one case that then differs.",
    stage: DEAL,
    files: telling("if (player.length > 40) print(String(cardText));"),
    gets: { points: 18.9, verdicts: ["passed", "different"] },
    hides,
    succeeded: "held",
  },
  {
    name: "told-by-an-error",
    guarantee: "the reference stays secret",
    tries: "Throws an error with the text of the reference's function in one case.",
    stage: DEAL,
    files: telling("if (player.length > 40) throw new Error(String(cardText));"),
    gets: { points: 18.9, verdicts: ["passed", "crashed"] },
    hides,
    succeeded: "held",
  },
  {
    name: "told-on-standard-error",
    guarantee: "the reference stays secret",
    tries:
      "Writes the text of the reference's function to standard error, and ends with a status in one case.",
    stage: DEAL,
    files: telling("console.error(String(cardText)); if (player.length > 40) process.exit(3);"),
    gets: { points: 18.9, verdicts: ["passed", "crashed"] },
    hides,
    succeeded: "held",
    onlyIn: ["box"],
  },
];
