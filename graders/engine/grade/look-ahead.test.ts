/** What explains a failure is prepared while a stage's other cases run, for a student who waits; and nothing twice. */
import { afterAll, expect, test } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { passed } from "../judge/score.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { type GraderOptions, openGrader } from "./grader.ts";

const written = writeWorkbook(tinyWorkbook());
const workbook = discover(written.root);
const solutions = readSolutions(workbook);
const track = workbook.tracks[0]!;
const [, roll] = track.stages;
const session = openSession();
afterAll(() => {
  session.close();
  written.remove();
});

const MAIN = "tiny/2-roll/main.ts";
const WRONG = { ...solutions, [MAIN]: solutions[MAIN]!.replace("1 + (rand() % 6)", "rand() % 6") };

/** Grades the second stage, and says in which order the builder was asked, and when the cases had run. */
async function watched(files: Readonly<Record<string, string>>, options: GraderOptions = {}) {
  const grader = openGrader(session, workbook, { cores: 2, ...options });
  const asked: string[] = [];
  const read: string[] = [];
  const { builder, openRunner } = grader;
  const watching: typeof grader = Object.create(grader, {
    builder: {
      value: {
        ...builder,
        build: (request) => {
          asked.push(`build ${request.stages.join(", ")}`);
          return builder.build(request);
        },
        switched: (request) => {
          asked.push("switched");
          return builder.switched(request);
        },
        repairs: (request) => {
          asked.push("changes");
          return builder.repairs(request);
        },
        facts: (groups) => {
          read.push(...groups.flatMap(Object.keys));
          return builder.facts(groups);
        },
      } satisfies typeof builder,
    },
    openRunner: {
      value: (time) => {
        const runner = openRunner(time);
        return {
          ...runner,
          run: async (...all) => {
            const runs = await runner.run(...all);
            asked.push(`ran ${runs.length}`);
            return runs;
          },
        };
      },
    } satisfies { value: typeof openRunner },
  });
  try {
    const result = await gradeTrack(watching, submissionOf("ann", files, [track.name]), track, [
      roll!,
    ]);
    return { asked, read, result: result.stages[0]! };
  } finally {
    await grader.close();
  }
}

const OWN = "build tiny/2-roll";
const BEFORE = "build tiny/1-greet";

test("the stages before are built before the last case has run, and what exchanges parts of the program is after them", async () => {
  const { asked, result } = await watched(WRONG);
  expect(passed(result)).toBe(false);
  expect(asked.slice(0, 2)).toEqual([OWN, BEFORE]);
  expect(asked.filter((one) => one === "switched" || one === BEFORE)).toEqual([BEFORE, "switched"]);
});

test("a program that uses no other stage is written anew before the last case has run", async () => {
  const alone = solutions[MAIN]!.replace(/^import .*greet.*$/m, "const greeting = () => 'Hi.';");
  const { asked, result } = await watched({ ...solutions, [MAIN]: alone });
  expect(passed(result)).toBe(false);
  expect(asked.slice(0, 3)).toEqual([OWN, "switched", "ran 2"]);
});

test("so is one that uses Node, while a process runs a sample of its cases", async () => {
  const ownMain = `import { createInterface } from "node:readline";\n${WRONG[MAIN]}createInterface;\n`;
  const alone = ownMain.replace(/^import .*greet.*$/m, "const greeting = () => 'Hi.';");
  const { asked, result } = await watched({ ...solutions, [MAIN]: alone });
  expect(passed(result)).toBe(false);
  expect(asked.slice(0, 3)).toEqual([OWN, "switched", "ran 2"]);
  expect(asked.filter((one) => one === "switched")).toHaveLength(1);
});

test("a file is read once, though the stages before are graded after the stage itself", async () => {
  const { read } = await watched(WRONG, { evidence: true });
  expect(read).toContain(MAIN);
  expect(new Set(read).size).toBe(read.length);
});

test("nothing is prepared where all cases pass, and in a course not before all have run", async () => {
  const right = await watched(solutions);
  expect(passed(right.result)).toBe(true);
  expect(right.asked).toEqual([OWN, "ran 2"]);
  const inCourse = await watched(WRONG, { evidence: true });
  expect(inCourse.asked.slice(0, 3)).toEqual([OWN, "ran 2", BEFORE]);
  expect(inCourse.asked).toContain("switched");
});

test("with one core, nothing is prepared before all cases have run", async () => {
  const { asked } = await watched(WRONG, { cores: 1 });
  expect(asked.slice(0, 3)).toEqual([OWN, "ran 2", BEFORE]);
});

test("a program is built though nothing in it names the folder that it imports from", async () => {
  const escaped = solutions[MAIN]!.replace("../1-greet/", "../1-\\u0067reet/");
  expect(escaped).not.toBe(solutions[MAIN]);
  const { asked, result } = await watched(
    { ...solutions, [MAIN]: escaped },
    { keepsAnswers: true },
  );
  expect(passed(result)).toBe(true);
  expect(asked).toEqual([OWN, "ran 2"]);
});
