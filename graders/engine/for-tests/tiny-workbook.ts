/**
 * A whole workbook of two small stages, for tests: they copy it, break it in one way, and check the messages.
 *
 * @module
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeWhole } from "../workbook/write-whole.ts";

/** The text of each file by its path under the root. */
export type WorkbookFiles = Readonly<Record<string, string>>;

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));

/** `tiny/1-greet` reads nothing; `tiny/2-roll` asks for a seed and a number, and uses stage 1. */
export function tinyWorkbook(): WorkbookFiles {
  const starter = {
    "1-greet/greet.ts":
      'export function greeting(): string {\n  // TODO 1: give back the greeting.\n  throw new Error("TODO 1: greeting");\n}\n',
    "1-greet/main.ts":
      'import { print } from "#toolkit/console.ts";\nimport { greeting } from "./greet.ts";\n\nprint(greeting());\n',
    "2-roll/main.ts":
      'import { print } from "#toolkit/console.ts";\nimport { greeting } from "../1-greet/greet.ts";\n\nprint(greeting());\n// TODO 1: ask for the seed.\n// TODO 2: ask how many dice.\n// TODO 3: roll them.\nthrow new Error("TODO 1: main");\n',
  };
  return {
    "graders/tiny/track.json": json({
      number: 1,
      title: "Tiny",
      about: "Two small stages.",
      rubric: [{ name: "style", points: 10, asks: "Is it neat?" }],
      review: { points: 5 },
    }),
    ...under("graders/tiny/starter", starter),
    ...under("exercises/tiny", starter),
    "solutions/tiny/1-greet/greet.ts":
      'export function greeting(): string {\n  return "Good evening, everyone.";\n}\n',
    "solutions/tiny/1-greet/main.ts": starter["1-greet/main.ts"],
    "solutions/tiny/2-roll/main.ts": ROLL,
    "graders/tiny/1-greet/stage.json": json({
      title: "Greet",
      learned: "You can greet.",
      points: 25,
    }),
    "graders/tiny/1-greet/predict.json": json({ questions: [HOW_MANY_WORDS] }),
    "graders/tiny/2-roll/predict.json": json({ questions: [LOWEST, HIGHEST] }),
    "graders/tiny/1-greet/greets.transcript": "# The greeting.\nGood evening, everyone.\n",
    "graders/tiny/1-greet/mistakes.ts": mistakes([
      {
        name: "morning",
        says: "It is evening.",
        edits: [{ file: "greet.ts", find: "evening", replace: "morning" }],
      },
      {
        name: "no-stop",
        says: "The full stop is missing.",
        edits: [{ file: "greet.ts", find: "everyone.", replace: "everyone" }],
      },
    ]),
    "graders/tiny/2-roll/stage.json": json({ title: "Roll", learned: "You can roll.", points: 60 }),
    "graders/tiny/2-roll/rolls-three.transcript":
      "# Three dice.\nGood evening, everyone.\nSeed: [[100]]\nHow many dice? [[3]]\n3 6 6\n",
    "graders/tiny/2-roll/refuses-a-wrong-number.transcript":
      "# A number of dice is from 1 to 9.\nGood evening, everyone.\nSeed: [[7]]\nHow many dice? [[ten]]\nFrom 1 to 9, please.\nHow many dice? [[1]]\n4\n",
    "graders/tiny/2-roll/mistakes.ts": mistakes([
      {
        name: "dice-from-0",
        says: "A die shows 1 to 6, not 0 to 5.",
        edits: [{ file: "main.ts", find: "1 + (rand() % 6)", replace: "rand() % 6" }],
      },
      {
        name: "takes-anything",
        says: "Every answer is taken for a number.",
        edits: [{ file: "main.ts", find: "if (/^[1-9]$/.test(answer)) ", replace: "" }],
      },
    ]),
    "graders/tiny/2-roll/player.ts":
      'export const player = ({ prompt, random }: { prompt: string; random(below: number): number }) =>\n  prompt.startsWith("Seed") ? String(random(1000)) : String(1 + random(9));\n',
    "lessons/tiny/1-greet.md": lesson("Greet", "greets", "Good evening, everyone.", 1),
    "lessons/tiny/2-roll.md": lesson("Roll", "rolls-three", "How many dice? 3\n3 6 6", 3),
  };
}

const HOW_MANY_WORDS = {
  id: "how-many-words",
  task: 1,
  kind: "number",
  asks: "How many words has the greeting?",
  right: 3,
  explains: "Good, evening, and everyone.",
};
const LOWEST = {
  id: "lowest",
  task: 2,
  kind: "choice",
  asks: "Which number of dice is refused?",
  choices: ["1", "9", "10"],
  right: "c",
  explains: "A number of dice is from 1 to 9.",
};
const HIGHEST = {
  id: "highest",
  task: 3,
  kind: "number",
  asks: "What is the *highest* that a die can show?",
  right: 6,
  explains: "`rand() % 6` is at most 5, and 1 is added.",
};

/** A review of two questions for the tiny workbook. */
export function tinyReview(): WorkbookFiles {
  return {
    "graders/tiny/review.json": json({
      questions: [
        {
          id: "hands",
          kind: "choice",
          asks: "Who deals?",
          choices: ["nobody", "the dealer"],
          right: "b",
          explains: "The dealer does.",
        },
        {
          id: "cards",
          kind: "number",
          asks: "How many cards has a *deck*?",
          right: 52,
          explains: "Four suits of thirteen.",
        },
      ],
    }),
  };
}

const ROLL = `import { ask, print } from "#toolkit/console.ts";
import { rand, srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { greeting } from "../1-greet/greet.ts";

async function askDice(): Promise<number> {
  for (;;) {
    const answer = await ask("How many dice? ");
    if (/^[1-9]$/.test(answer)) return Number(answer);
    print("From 1 to 9, please.");
  }
}

print(greeting());
srand(await askSeed());
const dice: number[] = [];
for (let left = await askDice(); left > 0; left--) dice.push(1 + (rand() % 6));
print(dice.join(" "));
`;

function under(folder: string, files: WorkbookFiles): WorkbookFiles {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]),
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function mistakes(list: readonly unknown[]): string {
  return `export const mistakes = ${json(list)}`;
}

function lesson(title: string, from: string, excerpt: string, tasks: number): string {
  const numbers = Array.from({ length: tasks }, (_, index) => index + 1);
  return `# ${title}

You will be able to ${title.toLowerCase()}.

## What it looks like

<!-- from: ${from} -->

\`\`\`text
${excerpt}
\`\`\`

## The idea

It is simple.

## The program

**Given**: the greeting of stage 1.

**Yours**: everything else.

${numbers.map((number) => `## Task ${number}: Do step ${number}\n\nOne rule.\n\n### Hints\n\n- A nudge to step ${number}.\n- Nearly the answer to step ${number}.`).join("\n\n")}

## Check it

Run it.

## Go further

Do more.
`;
}

/**
 * Writes a workbook into a new folder, with the project's toolkit beside it.
 *
 * @param root - its place, if that matters
 * @returns its root, and a function that removes it
 */
export function writeWorkbook(
  files: WorkbookFiles,
  root = mkdtempSync(join(tmpdir(), "deckwork-test-")),
): { root: string; remove(): void } {
  const copied = ["graders/toolkit", "package.json", "tsconfig.json"];
  for (const path of copied) cpSync(join(PROJECT, path), join(root, path), { recursive: true });
  symlinkSync(join(PROJECT, "node_modules"), join(root, "node_modules"), "junction");
  for (const [path, text] of Object.entries(files)) writeWhole(join(root, path), text);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
