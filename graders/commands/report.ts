import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeGradescopeResults } from "../engine/autograder/gradescope-results.ts";
import { type Ledger, openLedger } from "../engine/course/ledger.ts";
import { type Standing, standingOf } from "../engine/gradebook/standing.ts";
import { type Terms, takeIn } from "../engine/outputs/by-hand.ts";
import { listOf } from "../engine/report/phrases.ts";
import { renderSubmission } from "../engine/report/terminal.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { discover, type Workbook } from "../engine/workbook/workbook.ts";
import type { Define } from "./command.ts";
import { finishResults } from "./finish-results.ts";
import { type GradebookOptions, openGradebooks, writeGradebooks } from "./gradebooks.ts";
import { addTermsOptions, type TermsOptions } from "./terms.ts";

interface Options extends GradebookOptions, TermsOptions {
  readonly gradescope?: string;
  readonly similarity?: boolean;
}

/** `report <folder>`: makes the outputs of a results folder again, without running anything. */
export const define: Define = (program, { root, io }, finish) => {
  addTermsOptions(program.argument("<folder>", "a results folder written by `npm run grade`"))
    .option(
      "--gradebook <sheet>",
      "fill the totals into this sheet, exported from Canvas, Moodle or Blackboard; can be repeated",
      (sheet: string, before: readonly string[] = []) => [...before, sheet],
    )
    .option("--column <title>", "the column of the sheet for the totals")
    .option("--track <track>", "the track with the totals to fill in, if there are several")
    .option("--so-far", "also fill in totals that are not final yet")
    .option(
      "--gradescope <dir>",
      "write the results of the only submission for Gradescope, into this autograder's folder",
    )
    .option("--similarity", "also look for programs that are alike: a reason to look, no verdict")
    .action(async (folder: string, options: Options) => {
      const out = resolve(folder);
      if (!existsSync(join(out, "ledger.json")))
        throw new WorkbookError(
          `${folder}: it contains no results. Choose a folder that npm run grade --out has written to.`,
        );
      const workbook = discover(root);
      const ledger = openLedger(out);
      try {
        takeIn(out, options, workbook.tracks);
        // Report errors in a sheet before making anything.
        const gradebooks = openGradebooks(workbook, ledger, options);
        const alike = options.similarity ? await findAlikeIn(ledger, workbook) : { notes: [] };
        const students: Standing[] = [];
        const status = finishResults(
          ledger,
          workbook.tracks,
          undefined,
          { ...options, ...alike },
          io,
          io.out,
          (one) => students.push(standingOf(one.marked, one.origin, one.feedback)),
        );
        await writeGradebooks(out, gradebooks, students, io);
        if (options.gradescope !== undefined) {
          const { freshShows, gradescope } = options;
          const terms = { freshShows, now: new Date() };
          const all = writeGradescopeResults(gradescope, ledger, workbook.tracks, terms);
          io.out(`\n${renderSubmission(all, io)}`);
        }
        finish(status);
      } finally {
        ledger.close();
      }
    });
};

const MOST_ALIKE = 20;

/** Rarely asked for, and slow to load. */
async function findAlikeIn(
  ledger: Ledger,
  workbook: Workbook,
): Promise<Required<Pick<Terms, "notes" | "alike">>> {
  const { namesOf, writeSimilarity } = await import("../engine/outputs/similarity.ts");
  const alike = writeSimilarity(ledger, workbook);
  const file = join(ledger.folder, "similarity.md");
  if (alike.length === 0)
    return {
      alike,
      notes: [`No two programs of a stage are alike; ${file} says how that was found.`],
    };
  const pairs = [...new Set(alike.map(namesOf))];
  const first = pairs.slice(0, MOST_ALIKE).map((names) => {
    const stages = alike.filter((one) => namesOf(one) === names);
    const where = stages.map(({ stage, percent }) => `${stage} (${percent} %)`);
    return `Look at ${names}: their programs are alike in ${listOf(where)}. ${file} shows what they share.`;
  });
  const more = pairs.length - first.length;
  return { alike, notes: more > 0 ? [...first, `${file} shows ${more} more.`] : first };
}
