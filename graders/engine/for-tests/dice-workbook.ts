/**
 * A workbook of one stage with a function, a class and a main program, and the grading of a student's versions of them.
 *
 * @module
 */
import { gradeTrack } from "../grade/grade.ts";
import { type Grader, openGrader } from "../grade/grader.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { StageResult } from "../judge/results.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { tinyWorkbook, type WorkbookFiles, writeWorkbook } from "./tiny-workbook.ts";

export const DICE = `import { ask, print } from "#toolkit/console.ts";
import { rand } from "#toolkit/random.ts";

const SIDES = 6;

export function isNumber(answer: string): boolean {
  return /^[1-9]$/.test(answer);
}

export async function askNumber(): Promise<number> {
  for (;;) {
    const answer = (await ask("How many dice? ")).trim();
    if (isNumber(answer)) return Number(answer);
    print("From 1 to 9, please.");
  }
}

export function roll(): number {
  return 1 + (rand() % SIDES);
}

export class Cup {
  readonly #dice: number[] = [];
  add(die: number): void {
    this.#dice.push(die);
  }
  toString(): string {
    return this.#dice.join(" ");
  }
}
`;
export const MAIN = `import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { greeting } from "../1-greet/greet.ts";
import { askNumber, Cup, roll } from "./dice.ts";

print(greeting());
srand(await askSeed());
const count = await askNumber();
const cup = new Cup();
for (let i = 0; i < count; i++) cup.add(roll());
print(\`\${cup}\`);
`;
export const todo = (task: number, name: string) => `throw new Error("TODO ${task}: ${name}");`;
export const STARTER = `import { ask, print } from "#toolkit/console.ts";
import { rand } from "#toolkit/random.ts";

export function isNumber(answer: string): boolean {
  ${todo(1, "isNumber")}
}

export async function askNumber(): Promise<number> {
  ${todo(2, "askNumber")}
}

export function roll(): number {
  ${todo(3, "roll")}
}

export class Cup {
  add(die: number): void {
    ${todo(4, "add")}
  }
  toString(): string {
    ${todo(5, "toString")}
  }
}
`;
export const STAGE = "tiny/2-roll";
export const DICE_FILES: WorkbookFiles = {
  ...tinyWorkbook(),
  [`solutions/${STAGE}/dice.ts`]: DICE,
  [`solutions/${STAGE}/main.ts`]: MAIN,
  "graders/tiny/starter/2-roll/dice.ts": STARTER,
  "graders/tiny/starter/2-roll/main.ts": MAIN,
  [`graders/${STAGE}/mistakes.ts`]: "export const mistakes = [];\n",
  [`graders/${STAGE}/input-ends.transcript`]:
    "# Nothing more is typed.\nGood evening, everyone.\nSeed: [[7]]\nHow many dice? [[x]]\nFrom 1 to 9, please.\nHow many dice? \n? 1\n",
};
/** Opens it, and grades in it. */
export function openDice() {
  const written = writeWorkbook(DICE_FILES);
  const workbook = discover(written.root);
  const solutions = readSolutions(workbook);
  const track = workbook.tracks[0]!;
  const opened = openSession();
  // The compiler is asked in its own tests.
  const session = hurried({ ...opened, typescript: undefined });
  const grader = openGrader(session, workbook);
  /** The result of stage 2 with these files of the student instead. */
  const grade = async (
    changes: Readonly<Record<string, string>>,
    by: Grader = grader,
  ): Promise<StageResult> => {
    const own = Object.entries(changes).map(([name, text]) => [
      name.includes("/") ? `tiny/${name}` : `${STAGE}/${name}`,
      text,
    ]);
    const submission = submissionOf("ann", { ...solutions, ...Object.fromEntries(own) }, ["tiny"]);
    const { stages } = await gradeTrack(by, submission, track, [track.stages[1]!]);
    return stages[0]!;
  };
  return {
    ...{ workbook, solutions, session, grader, grade },
    close: async () => {
      await grader.close();
      opened.close();
      written.remove();
    },
  };
}

/** A student's file with another text in one place. */
export function dice(find: string, replace: string): Readonly<Record<string, string>> {
  if (!DICE.includes(find)) throw new Error(find);
  return { "dice.ts": DICE.replace(find, replace) };
}

/** Everything of a result but what the workbook itself says. */
export function saidIn(result: StageResult): string {
  const cases = result.cases.map((one) => ({ ...one, transcript: undefined }));
  return JSON.stringify({ ...result, stage: undefined, cases });
}

/** The main program of a student who reads with Node, with a slip; it runs in processes first. */
export const NODE_MAIN = `import { createInterface } from "node:readline/promises";
import { srand } from "#toolkit/random.ts";
import { greeting } from "../1-greet/greet.ts";
import { Cup, isNumber, roll } from "./dice.ts";
const rl = createInterface({ input: process.stdin, output: process.stdout });
rl.on("close", () => process.exit(1));
console.log(greeting());
srand(Number(await rl.question("Seed: ")));
let answer = await rl.question("How many dice? ");
while (!isNumber(answer)) {
  console.log("From 1 to 9, please.");
  answer = await rl.question("How many dice? ");
}
const cup = new Cup();
let left = Number(answer);
while (left > 1) {
  cup.add(roll());
  left--;
}
console.log(String(cup));
rl.removeAllListeners().close();
`;
