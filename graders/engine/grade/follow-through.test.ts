/** Each mistake costs points only where it was made, however the program is divided into files. */
import { afterAll, expect, test } from "vitest";
import { DICE_FILES, MAIN, openDice, STAGE } from "../for-tests/dice-workbook.ts";
import { writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { StageResult } from "../judge/results.ts";
import { reportStage } from "../report/report.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const { solutions, session, grader, workbook, close } = openDice();
afterAll(close);

const GREET = "tiny/1-greet";

/** Both stages, with these files of the student's instead. */
async function grade(
  changes: Readonly<Record<string, string>>,
  by = grader,
  its = workbook,
): Promise<readonly StageResult[]> {
  const submission = submissionOf("ann", { ...solutions, ...changes }, ["tiny"]);
  return (await gradeTrack(by, submission, its.tracks[0]!)).stages;
}

const sharesOf = (stages: readonly StageResult[]) =>
  stages.map(({ earned, stage }) => earned / stage.points);

/** The second stage gets the greeting from a file that the reference does not have. */
const inOwnFile = (greeting: string, words: string) => ({
  [`${GREET}/greet.ts`]: greeting,
  [`${GREET}/words.ts`]: words,
  [`${STAGE}/main.ts`]: MAIN.replace("1-greet/greet.ts", "1-greet/words.ts"),
});
const AGAIN = 'export { greeting } from "./words.ts";\n';
const wordsWith = (condition: string) =>
  `export function greeting(): string {\n  const all = ["Good evening", "everyone"];\n  return \`\${all.join(all.length ${condition} 1 ? ", " : " and ")}.\`;\n}\n`;

test("a line that is wrong in a file of the student's own costs nothing in later stages", async () => {
  expect(sharesOf(await grade(inOwnFile(AGAIN, wordsWith(">"))))).toEqual([1, 1]);
  const stages = await grade(inOwnFile(AGAIN, wordsWith("<")));
  expect(sharesOf(stages)).toEqual([0, 1]);
  expect(stages[1]).toMatchObject({ standIns: [GREET], corrected: [GREET] });
  expect(reportStage(stages[1]!).standIns).toBe(
    "graded as if your 1-greet were right, because 1-greet fails on its own",
  );
});

test("nor does what no small change repairs, if one declaration is at fault", async () => {
  const wrong =
    'export function greeting(): string {\n  return "Hello and welcome, my friends";\n}\n';
  const stages = await grade(inOwnFile(AGAIN, wrong));
  expect(sharesOf(stages)).toEqual([0, 1]);
  expect(stages[1]).toMatchObject({ standIns: [GREET], corrected: [GREET] });
});

test("a later stage with a fault of its own keeps that, and what was printed stays secret", async () => {
  const files = inOwnFile(AGAIN, wordsWith("<"));
  const main = files[`${STAGE}/main.ts`]!.replace("i < count", "i < count - 1");
  const stages = await grade({ ...files, [`${STAGE}/main.ts`]: main });
  expect(sharesOf(stages)[1]).toBeGreaterThan(0);
  expect(sharesOf(stages)[1]).toBeLessThan(1);
  expect(stages[1]!.cases.every(({ run }) => run === undefined)).toBe(true);
  expect(JSON.stringify(reportStage(stages[1]!))).toContain(
    "The output is not shown, because an earlier stage was corrected for it.",
  );
});

test("a fault that an earlier stage's cases let through is corrected, too", async () => {
  const most = "export const most = (n: number) => n;\n";
  const greet = `${solutions[`${GREET}/greet.ts`]}${most}`;
  const main = MAIN.replace("{ greeting }", "{ greeting, most }").replace(
    "i < count",
    "i < most(count)",
  );
  const other = writeWorkbook({
    ...DICE_FILES,
    [`solutions/${GREET}/greet.ts`]: greet,
    [`solutions/${STAGE}/main.ts`]: main,
    [`graders/${STAGE.replace("/", "/starter/")}/main.ts`]: main,
  });
  const its = discover(other.root);
  const own = openGrader(session, its);
  try {
    const files = {
      ...inOwnFile('export * from "./words.ts";\n', greet.replace("=> n;", "=> n - 1;")),
      [`${STAGE}/main.ts`]: main.replace("1-greet/greet.ts", "1-greet/words.ts"),
    };
    const stages = await grade(files, own, its);
    expect(sharesOf(stages)).toEqual([1, 1]);
    expect(stages[1]).toMatchObject({ standIns: [GREET], corrected: [GREET], latent: [GREET] });
    expect(reportStage(stages[1]!).standIns).toMatch(
      /^graded as if your 1-greet were right, because 1-greet has a fault that earlier cases let through \(in most, line \d+ of words\.ts; /,
    );
  } finally {
    await own.close();
    other.remove();
  }
});

test("what stands on the same faulty stage is built and run together", async () => {
  const settings = `graders/${STAGE}/stage.json`;
  const half = { ...DICE_FILES, [settings]: DICE_FILES[settings]!.replace("60", "30") };
  const again = Object.entries(half).flatMap(([path, text]) =>
    /\b2-roll\b/.test(path) ? [[path.replace("2-roll", "3-again"), text] as const] : [],
  );
  const other = writeWorkbook({ ...half, ...Object.fromEntries(again) });
  const its = discover(other.root);
  const own = openGrader(session, its);
  const later = [STAGE, "tiny/3-again"];
  const built: string[][] = [];
  const { build } = own.builder;
  Object.assign(own.builder, {
    build: (asked: Parameters<typeof build>[0]) => {
      const its = asked.stages.filter((path) => later.includes(path));
      if (its.length > 0) built.push(its);
      return build(asked);
    },
  });
  try {
    const files = inOwnFile(AGAIN, wordsWith("<"));
    const main = files[`${STAGE}/main.ts`]!;
    const stages = await grade(
      { ...readSolutions(its), ...files, "tiny/3-again/main.ts": main },
      own,
      its,
    );
    expect(sharesOf(stages)).toEqual([0, 1, 1]);
    // As they are; with the reference's first stage, which has no such file; and with their own, corrected.
    expect(built).toEqual([later, later, later]);
  } finally {
    await own.close();
    other.remove();
  }
});

test("where no explanation is asked for, nothing is corrected", async () => {
  const quick = openGrader(session, workbook, { verdictsOnly: true });
  try {
    expect(sharesOf(await grade(inOwnFile(AGAIN, wordsWith("<")), quick))).toEqual([0, 0]);
  } finally {
    await quick.close();
  }
});

test("a program that fails in the same way when it is corrected loses its points", async () => {
  const files = inOwnFile(AGAIN, wordsWith("<"));
  const stages = await grade({ ...files, [`${STAGE}/main.ts`]: 'import "../1-greet/words.ts";\n' });
  expect(sharesOf(stages)).toEqual([0, 0]);
  expect(stages[1]!.corrected).toBeUndefined();
});

test("a program that asks for the reference's own version of its work gets none", async () => {
  const wrong =
    'export function greeting(): string {\n  return "Hello and welcome, my friends";\n}\n';
  const asking = `import { greeting } from "../1-greet/words.ts";
console.log(greeting());
try {
  await import("#deckwork/part/tiny/2-roll/main.ts");
} catch {}
`;
  const stages = await grade({ ...inOwnFile(AGAIN, wrong), [`${STAGE}/main.ts`]: asking });
  expect(sharesOf(stages)).toEqual([0, 0]);
});

/** The same workbook without its solutions. */
function openEdition() {
  const isGiven = ([path]: [string, string]) => !path.startsWith("solutions/");
  const other = writeWorkbook(Object.fromEntries(Object.entries(DICE_FILES).filter(isGiven)));
  const edition = discover(other.root);
  const by = openGrader(session, edition);
  const end = async () => {
    await by.close();
    other.remove();
  };
  return { edition, by, end };
}

test("in the students' edition, a later stage is judged if one small change repairs the earlier one", async () => {
  const { edition, by, end } = openEdition();
  try {
    const [, repaired] = await grade(inOwnFile(AGAIN, wordsWith("<")), by, edition);
    expect(repaired).toMatchObject({ standIns: [GREET], corrected: [GREET] });
    expect(repaired!.earned).toBe(repaired!.stage.points);
    expect(repaired).not.toHaveProperty("waitsFor");
    // What no change repairs is waited for, and so is what still fails with one.
    const words = 'export function greeting(): string {\n  return "Hello and welcome";\n}\n';
    const files = inOwnFile(AGAIN, wordsWith("<"));
    const main = files[`${STAGE}/main.ts`]!.replace("i < count", "i + i < count");
    for (const changes of [inOwnFile(AGAIN, words), { ...files, [`${STAGE}/main.ts`]: main }]) {
      const [, waits] = await grade(changes, by, edition);
      expect(waits).toMatchObject({ standIns: [], waitsFor: [GREET], earned: 0 });
    }
  } finally {
    await end();
  }
});

test("in the students' edition, a change of an earlier stage must not break it", async () => {
  const { edition, by, end } = openEdition();
  const words =
    'export function greeting(): string {\n  const isLate = true;\n  return isLate ? "Good evening, everyone." : "Good morning.";\n}\n';
  // Nothing that is small repairs it, but another greeting would.
  const main = MAIN.replace(
    "(greeting())",
    '(new Map([["Good morning.", "Good evening, everyone."]]).get(greeting()) ?? "Hi")',
  );
  try {
    const files = { [`${GREET}/greet.ts`]: words, [`${STAGE}/main.ts`]: main };
    const [, rolls] = await grade(files, by, edition);
    expect(rolls!.suspect).toBeUndefined();
  } finally {
    await end();
  }
});

test.each([
  ["where something else is wrong, too", "cup.add(roll() + 1);"],
  ["where the rest is not written yet", 'cup.add(roll());\nthrow new Error("TODO 3: roll");'],
])("in the students' edition, a small change leads to the line %s", async (_, rest) => {
  const { edition, by, end } = openEdition();
  try {
    const main = MAIN.replace("(greeting())", '(greeting().replace("Good", "Bad"))').replace(
      "cup.add(roll());",
      rest,
    );
    const [, rolls] = await grade({ [`${STAGE}/main.ts`]: main }, by, edition);
    const line = 1 + main.split("\n").findIndex((one) => one.includes('"Bad"'));
    const [change, ...others] = rolls!.suspect?.changes ?? [];
    expect(change).toMatchObject({ file: `${STAGE}/main.ts`, at: { line } });
    expect(change!.remaining).toBeGreaterThan(0);
    expect(others).toEqual([]);
  } finally {
    await end();
  }
});

test("in the students' edition, a small change in a stage that passes may be enough for a later one", async () => {
  const { edition, by, end } = openEdition();
  try {
    const words = `export const greeting = (): string => "Good evening, everyone.";
export const shown = (text: string) => text.slice(1);
`;
    const files = {
      "tiny/1-greet/greet.ts": words,
      // No change of one of its lines is enough.
      [`${STAGE}/main.ts`]: MAIN.replace("print(greeting())", "print(shown(greeting()))")
        .replace(/print\(`.*/, "print(shown(cup.toString()));")
        .replace("{ greeting }", "{ greeting, shown }"),
    };
    const [greets, rolls] = await grade(files, by, edition);
    expect(greets!.earned).toBe(greets!.stage.points);
    expect(rolls!.suspect).toMatchObject({
      changes: [{ file: "tiny/1-greet/greet.ts", at: { line: 2 } }],
    });
  } finally {
    await end();
  }
});

test("a check that calls an earlier stage stands on it, although the program does not", async () => {
  const calls = `import * as greet from "#student/${GREET}/greet.ts";
import * as dice from "#student/${STAGE}/dice.ts";
import { call } from "../../calls.ts";
const student = { ...greet, ...dice };

// \`isNumber\` is false for a greeting.
// → false, Good evening, everyone.
await call(student, ["greeting", "isNumber"], ({ greeting, isNumber }) =>
  [isNumber(greeting()), greeting()].join(", "),
);
`;
  const settings = JSON.parse(DICE_FILES[`graders/${STAGE}/stage.json`]!) as object;
  const checks = [{ name: "single-calls", kind: "calls" }];
  const written = writeWorkbook({
    ...DICE_FILES,
    [`graders/${STAGE}/stage.json`]: JSON.stringify({ ...settings, checks }),
    [`graders/${STAGE}/calls.ts`]: calls,
  });
  const its = discover(written.root);
  const by = openGrader(session, its);
  try {
    const main = MAIN.replace(/^import .*greet.*\n/m, "").replace(
      "greeting()",
      '"Good evening, everyone."',
    );
    const wrong = 'export const greeting = (): string => "Hello.";\n';
    const stages = await grade(
      { [`${GREET}/greet.ts`]: wrong, [`${STAGE}/main.ts`]: main },
      by,
      its,
    );
    expect(sharesOf(stages)).toEqual([0, 1]);
    expect(stages[1]).toMatchObject({ standIns: [GREET] });
  } finally {
    await by.close();
    written.remove();
  }
});
