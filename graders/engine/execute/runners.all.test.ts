/**
 * The realm and the process runner give the same result for every solution, every starter and every fifth known mistake
 * of the workbook: each run is a process, and the mistakes of one stage differ only in the rules of its game.
 */
import { afterAll, describe, it } from "vitest";
import { applyMistake, loadMistakes } from "../workbook/authored.ts";
import { transcriptsOf } from "../workbook/workbook.ts";
import { openBothRunners } from "./both-runners-for-tests.ts";

const both = openBothRunners();
const { workbook, solutions } = both;
afterAll(() => both.close());

for (const { name, stages } of workbook.tracks) {
  describe(name, () => {
    // A stage of tests has no program.
    for (const stage of stages.filter(({ tests }) => !tests)) {
      const cases = transcriptsOf(stage);
      it(`${stage.name}: the solution runs alike on its transcripts`, () =>
        both.expectAlike([solutions], stage, cases));

      it(`${stage.name}: the starter, on the reference's earlier stages, runs alike`, () =>
        both.expectAlike([both.starterOf(stage)], stage, cases.slice(0, 2)));

      it(`${stage.name}: every fifth known mistake runs alike on the first transcript`, async () => {
        const mistakes = (await loadMistakes(workbook, stage)).filter((_, at) => at % 5 === 0);
        const wrong = mistakes.map((mistake) => applyMistake(solutions, stage, mistake));
        await both.expectAlike(wrong, stage, cases.slice(0, 1));
      });
    }
  });
}
