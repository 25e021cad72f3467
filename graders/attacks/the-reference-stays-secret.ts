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

const CARDS = "hearts/1-cards";
const UNIT_TESTS = "hearts/7-unit-tests";

/** A part of the reference's `Card` as it is built, which no report of a submission without it shows. */
const SECRET_CLASS = "static parse(text)";

/** Tests that keep the text of the reference's class in the outer world, and a program that prints it. */
function keeping(outer: string) {
  return () => ({
    [`${UNIT_TESTS}/hearts.test.ts`]: `import { expect, test } from "vitest";
import { Card } from "../1-cards/card.ts";
test("a card", async () => {
  ${outer}
  const { constructor: made } = found;
  const text = made.constructor.prototype.toString.call(Card);
  try { (made.stash ??= []).push(text); } catch {}
  expect(1).toBe(1);
});
`,
    [`${CARDS}/main.ts`]: `import { print } from "#toolkit/console.ts";
${outer}
const kept = String(found.constructor.stash ?? "nothing");
print(/static parse\\(text\\)/.exec(kept.replace(/\\/\\*.*?\\*\\//g, ""))?.[0] ?? "nothing");
`,
  });
}

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
  {
    name: "kept-by-tests-through-an-import",
    guarantee: "the reference stays secret",
    tries:
      "Gets an error of the outer world from an import in a text, and keeps there what its tests have read.",
    stage: CARDS,
    files: keeping(
      'let found: any; try { await (0, eval)(["imp", "ort(\'x\')"].join("")); } catch (error) { found = error; }',
    ),
    wholeTrack: true,
    gets: { points: 0, verdicts: ["passed", "different"] },
    hides: [SECRET_CLASS],
    succeeded: "13bcbf1",
    onlyIn: ["box"],
  },
  {
    name: "kept-by-tests-through-a-full-stack",
    guarantee: "the reference stays secret",
    tries:
      "Gets an error of the outer world where Node has no stack left to write another one, and keeps there what its tests have read.",
    stage: CARDS,
    files: keeping(
      'let found: any; function deep(): void { try { deep(); } catch {} if (found) return; try { void new Error("x").stack; } catch (error) { if (!(error instanceof Error)) found = error; } } deep();',
    ),
    wholeTrack: true,
    gets: { points: 0, verdicts: ["passed", "different"] },
    hides: [SECRET_CLASS],
    succeeded: "13bcbf1",
    onlyIn: ["box"],
  },
  {
    name: "told-by-how-often-it-prints",
    guarantee: "the reference stays secret",
    tries:
      "Prints a line that is counted as often as the number of a letter in the reference's function says.",
    stage: DEAL,
    files: telling(
      'if (player.length > 40) for (let at = -1000; at < String(cardText).charCodeAt(0); at++) print("Dealer hits.");',
    ),
    gets: { points: 16.8, verdicts: ["missing", "passed", "different"] },
    hides: ["it prints this"],
    succeeded: "13bcbf1",
  },
];
