/**
 * The workbook proves itself, as far as that is quick: what is written in every track, and the programs of one. The
 * programs of all are in `workbook.all.test.ts`.
 */
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { openSession } from "./engine/box/session.ts";
import { applyMistake, loadMistakes, loadPlayer } from "./engine/diagnose/diagnose.ts";
import { discover, readSolutions } from "./engine/discover/discover.ts";
import { mistakesAreNamedAndSaid, stagesHaveMistakes } from "./engine/verify/mistakes.ts";
import { readTrees } from "./engine/verify/trees.ts";
import { verifyPrograms, verifyTrees, verifyWriting } from "./engine/verify/verify.ts";

/** The one with the fewest and shortest programs. */
const QUICKEST = "old-maid";

const workbook = discover(fileURLToPath(new URL("..", import.meta.url)));
const session = openSession();
afterAll(() => session.close());

describe.each(workbook.tracks)("$name", (track) => {
  it("has no defect in its files", () => {
    const trees = readTrees(workbook.root, track.name);
    expect([...verifyTrees(trees, false), ...verifyWriting(track, trees)]).toEqual([]);
  });

  it("has players that load, and mistakes that have names and sentences and can be made", async () => {
    const solutions = readSolutions(workbook);
    for (const stage of track.stages) {
      const mistakes = await loadMistakes(workbook, stage);
      expect([
        ...stagesHaveMistakes(stage, mistakes),
        ...mistakesAreNamedAndSaid(stage, mistakes),
      ]).toEqual([]);
      for (const mistake of mistakes)
        expect(applyMistake(solutions, stage, mistake)).not.toEqual(solutions);
      await loadPlayer(workbook, stage);
    }
  });
});

// Takes seconds: each of some thirty known mistakes is built, and plays every transcript.
it(`${QUICKEST} has no defect in its programs`, async () => {
  const track = workbook.tracks.find(({ name }) => name === QUICKEST)!;
  // The others' files would be sent to the compiler with each of its mistakes.
  const alone = { ...workbook, tracks: [track] };
  const { defects, counts } = await verifyPrograms(session, alone, [track], () => {});
  expect(defects).toEqual([]);
  expect(counts.stages).toBe(track.stages.length);
});
