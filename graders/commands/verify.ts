import { tracksHaveNumbersOfTheirOwn } from "../engine/author/cases.ts";
import { type Defect, defectOf } from "../engine/author/defect.ts";
import { readTrees } from "../engine/author/trees.ts";
import {
  type Counts,
  verifyPrograms,
  verifyTrees,
  verifyTypes,
  verifyWriting,
} from "../engine/author/verify.ts";
import { countOf } from "../engine/report/phrases.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { trackFolders } from "../engine/workbook/files.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { discoverAll } from "../engine/workbook/workbook.ts";
import { type Define, DONE, NOT_PASSED } from "./command.ts";

/** `verify [track]`: checks that the workbook is complete and correct. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("[track]", "a track; without one, all tracks")
    .option(
      "--pristine",
      "also check that the exercises equal the starters and are sound TypeScript",
    )
    .action(async (name: string | undefined, { pristine = false }: { pristine?: boolean }) => {
      const began = performance.now();
      const workbook = readable(() => discoverAll(root));
      // If the workbook cannot be read, comparing its trees may show why.
      const names =
        "broken" in workbook || name === undefined
          ? trackFolders(root)
          : [findNamed(workbook, name).track.name];
      const trees = names.map((track) => readTrees(root, track));
      const defects: Defect[] = trees.flatMap((one) => verifyTrees(one, pristine));
      const session = openSession();
      try {
        if (pristine) {
          io.complain("exercises\n");
          defects.push(...(await verifyTypes(session, root, trees)));
        }
        if ("broken" in workbook) {
          defects.push(defectOf(workbook.broken, "graders"));
          io.say(`${render(defects)}Nothing was run; fix this first.\n`);
        } else {
          const tracks = trees.map(
            (one) => workbook.tracks.find(({ name }) => name === one.track)!,
          );
          defects.push(...tracksHaveNumbersOfTheirOwn(workbook.tracks));
          defects.push(...tracks.flatMap((track, at) => verifyWriting(track, trees[at]!)));
          const verified = await verifyPrograms(session, workbook, tracks, (what) =>
            io.complain(`${what}\n`),
          );
          defects.push(...verified.defects);
          io.say(
            `${render(defects)}${closing(verified.counts, defects.length, performance.now() - began)}\n`,
          );
        }
        finish(defects.length === 0 ? DONE : NOT_PASSED);
      } finally {
        session.close();
      }
    });
};

function readable<Result extends object>(
  read: () => Result,
): Result | { readonly broken: WorkbookError } {
  try {
    return read();
  } catch (error) {
    if (error instanceof WorkbookError) return { broken: error };
    throw error;
  }
}

function render(defects: readonly Defect[]): string {
  return defects.map(({ place, says }) => `${place}: ${says}\n`).join("");
}

function closing(
  { stages, transcripts, mistakes, games }: Counts,
  defects: number,
  milliseconds: number,
): string {
  const proved = [
    countOf(stages, "stage"),
    countOf(transcripts, "transcript"),
    countOf(mistakes, "mistake"),
    countOf(games, "fresh game"),
  ].join(", ");
  return `${proved} in ${Math.round(milliseconds)} ms: ${defects === 0 ? "no defects" : countOf(defects, "defect")}.`;
}
