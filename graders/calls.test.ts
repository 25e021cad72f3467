/** What is called only while something else is not written: no solution shows whether it is right, so it is shown here. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import type { Files } from "./engine/execute/build.ts";
import { gradeTrack } from "./engine/grade/grade.ts";
import { openGrader } from "./engine/grade/grader.ts";
import { submissionOf } from "./engine/intake/read-submission.ts";
import { openSession } from "./engine/sandbox/session.ts";
import { CALLS, exportOf } from "./engine/workbook/clauses.ts";
import { readSolutions } from "./engine/workbook/stage-files.ts";
import { discover, type Stage } from "./engine/workbook/workbook.ts";

const workbook = discover(fileURLToPath(new URL("..", import.meta.url)));
const solutions = readSolutions(workbook);
const session = openSession();
const grader = openGrader(session, workbook, { verdictsOnly: true });
afterAll(async () => {
  await grader.close();
  session.close();
});

/** Each function that is called, and while which one is open: `// \`name\` …`, and `"other",` at the end of the call. */
const WHILE_OPEN = /^\/\/ `(?<name>[\w.]+)` (?:(?!^\/\/ `)[\s\S])*?^ {2}"(?<other>\w+)",\n\);$/gm;

const ALL = workbook.tracks.flatMap((track) =>
  track.stages.flatMap((stage) => {
    if (!stage.cases.some((one) => one.kind === "check" && one.check.kind === "calls")) return [];
    const text = readFileSync(join(workbook.root, "graders", stage.path, CALLS), "utf8");
    return [...text.matchAll(WHILE_OPEN)].map(({ groups }) => ({
      ...{ track, stage, name: groups!.name!, other: groups!.other! },
    }));
  }),
);

/** The reference, with a function that throws at once. */
function throwing(files: Files, { path }: Stage, name: string, message: string): Files {
  const head = new RegExp(`^export (?:async )?function ${name}\\([^)]*\\).*\\{$`, "m");
  const [file, text] = Object.entries(files).find(
    ([one, text]) => one.startsWith(`${path}/`) && head.test(text),
  )!;
  return {
    ...files,
    [file]: text.replace(head, (line) => `${line}\n  throw new Error("${message}");`),
  };
}

describe.each(ALL)(
  "$stage.path: $name, while $other is not written,",
  ({ track, stage, ...one }) => {
    const toldOf = async (files: Files) => {
      const result = await gradeTrack(grader, submissionOf("s", files, [track.name]), track, [
        stage,
      ]);
      const verdicts = result.stages[0]!.cases.map(({ verdict }) => verdict);
      return verdicts.flatMap((verdict) =>
        verdict.kind === "missing" && verdict.seen === "run" ? (verdict.names ?? []) : [],
      );
    };
    const open = throwing(solutions, stage, one.other, `TODO 9: ${one.other}`);

    test("gives what it should, and is told if it does not", async () => {
      expect(await toldOf(open)).toEqual([]);
      const wrong = throwing(open, stage, exportOf(one.name), "wrong");
      expect(await toldOf(wrong)).toContain(one.name);
    });
  },
);

test("some are called so", () => {
  expect(ALL.map(({ name }) => name)).toContain("playHand");
});
