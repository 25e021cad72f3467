/**
 * The quick part of verifying the workbook: the texts of every track. `npm run verify`, which follows
 * `npm run test:all`, verifies its programs.
 */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { mistakesAreNamedAndSaid, stagesHaveMistakes } from "./engine/author/mistakes.ts";
import { readTrees } from "./engine/author/trees.ts";
import { verifyTrees, verifyWriting } from "./engine/author/verify.ts";
import { applyMistake, loadMistakes, loadPlayer } from "./engine/workbook/authored.ts";
import { readSolutions } from "./engine/workbook/stage-files.ts";
import { discover } from "./engine/workbook/workbook.ts";

const workbook = discover(fileURLToPath(new URL("..", import.meta.url)));

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
