/** A course of hostile submissions ends with a verdict for each, and leaves nothing behind. */
import { chmodSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { asUser, notAsUser, openGround, waysToGrade } from "../scenarios/hostile-course.ts";
import { readSolutions } from "../workbook/stage-files.ts";

if (notAsUser) console.warn(`NOT RUN: folders without permissions, because ${notAsUser}`);

it.skipIf(notAsUser)(
  "folders without permissions affect only their owners",
  async ({ onTestFinished }) => {
    const ground = openGround();
    onTestFinished(ground.remove);
    for (const path of ["ann/tiny", "bob/tiny", "cid/tiny", "dan/exercises/tiny", "eve/tiny"]) {
      for (const [file, text] of Object.entries(readSolutions(ground.workbook)))
        ground.write(join("course", dirname(path), file), text);
    }
    const locked = ["bob", "cid/tiny", "dan/exercises", "eve/tiny/1-greet"];
    for (const path of locked) chmodSync(join(ground.folder, "course", path), 0);
    const course = join(ground.folder, "course");
    const { submissions } = await ground.gradeApart(
      { how: "box", times: "real", before: asUser },
      course,
    );
    for (const path of locked) chmodSync(join(ground.folder, "course", path), 0o755);
    const passed = [["passed"], ["passed", "passed"]];
    const refused = [["refused"], ["refused", "refused"]];
    const fault = `${join(course, "bob")}: cannot be read (EACCES); check its permissions.`;
    expect(submissions).toEqual([
      { name: "ann", fault: null, stages: passed },
      { name: "bob", fault, stages: [] },
      { name: "cid", fault: null, stages: refused },
      { name: "dan", fault: null, stages: refused },
      // Stages that depend on the unreadable one are graded with the reference's files for it.
      { name: "eve", fault: null, stages: [["refused"], ["passed", "passed"]] },
    ]);
  },
);

/**
 * One submission for each kind of end; `hostile-course.all.test.ts` has all of them, also without boxes and by an
 * ordinary user.
 */
const ONE_OF_EACH = [
  "ann-honest",
  "bob-buffer-bomb",
  "eve-fork-bomb",
  "fay-flood",
  "ida-parentheses",
  "kim-eats-its-own-process",
  "zoe-honest",
];

// In boxes if possible. It takes seconds, in a separate process: it waits for a loop, a heap and the parser.
const ways = waysToGrade().filter(([, { before }]) => before.length === 0);
const [title, way, reason] = ways.find(([, , reason]) => reason === undefined) ?? ways[0]!;
for (const [title, , reason] of ways)
  if (reason) console.warn(`NOT RUN: the hostile course ${title}, because ${reason}`);
it.skipIf(reason)(
  `a course of hostile submissions ends ${title} with a verdict for each, and leaves nothing behind`,
  async ({ onTestFinished }) => {
    const ground = openGround();
    onTestFinished(ground.remove);
    await ground.expectAllJudged({ ...way, times: "short" }, ONE_OF_EACH);
  },
);
