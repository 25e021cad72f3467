/**
 * The realm and the process runner give the same result for every program that both can run: the realm is faster, and
 * no marks depend on which one was used.
 */

import { afterAll, describe, expect, it } from "vitest";
import { aThirdOf } from "../../in-full-for-tests.ts";
import { leavesSharedAlone } from "../guest/shared-objects.ts";
import { applyMistake, loadMistakes } from "../workbook/authored.ts";
import { type Stage, transcriptsOf } from "../workbook/workbook.ts";
import { openBothRunners } from "./both-runners-for-tests.ts";
import { openRunner } from "./run.ts";

const both = openBothRunners();
const { session, workbook, solutions, build } = both;
afterAll(() => both.close());

// A few for each track: `runners.all.test.ts` has many more. Each is a process, and they differ only in the rules of
// games. Processes are slow to start, so they start side by side.
const some = aThirdOf(workbook.tracks.map(({ name }) => name));
for (const { name, stages } of workbook.tracks) {
  describe.concurrent(name, () => {
    // A stage of tests has no program.
    const programs = stages.filter(({ tests }) => !tests);
    const firstOf = (stage: Stage) => transcriptsOf(stage).slice(0, 1);
    for (const stage of programs.slice(0, 1))
      it(`${stage.name}: the solution runs alike on its first transcript`, () =>
        both.expectAlike([solutions], stage, firstOf(stage)));

    if (!some.includes(name)) return;
    const last = programs.at(-1)!;
    it(`${last.name}: the starter, on the reference's earlier stages, runs alike`, () =>
      both.expectAlike([both.starterOf(last)], last, firstOf(last)));

    it(`${last.name}: a known mistake runs alike on the first transcript`, async () => {
      const [first] = await loadMistakes(workbook, last);
      await both.expectAlike([applyMistake(solutions, last, first!)], last, firstOf(last));
    });
  });
}

it("the programs of the solutions may share a context", async () => {
  const stages = workbook.tracks.flatMap((track) => track.stages).filter(({ tests }) => !tests);
  for (const { path } of stages) {
    const { code } = await build(solutions, path);
    expect([path, leavesSharedAlone(code)]).toEqual([path, true]);
  }
});

it("a program that prints a lot and crashes loses no line while its reader is busy", async () => {
  const path = "odd/1-program";
  const source = "for (let i = 0; i < 5000; i++) console.log(i);\nthrow new Error();\n";
  const { code } = await build({ [`${path}/main.ts`]: source }, path);
  const runner = openRunner(session, { processesOnly: true });
  const running = runner.run([{ id: path, code }], [{ program: path, lines: [] }]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  const [run] = await running;
  await runner.close();
  const lines = run!.stdout.split("\n");
  expect([lines.length, lines.at(-2)]).toEqual([5001, "4999"]);
});
