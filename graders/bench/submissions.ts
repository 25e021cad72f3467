/**
 * The submissions that the bench grades: any number of each kind, all with different text.
 *
 * @module
 */

import type { Files } from "../engine/execute/build.ts";
import { applyMistake, loadMistakes } from "../engine/workbook/authored.ts";
import { readSolutions, readStarters } from "../engine/workbook/stage-files.ts";
import type { Track, Workbook } from "../engine/workbook/workbook.ts";
import { applySlip } from "../slips/apply-slip.ts";
import { others } from "../slips/in-other-programs.ts";
import { programOf } from "../slips/program-of.ts";

/** The fixed mixed class, and the perfect submission for comparison. */
export const KINDS = [
  "perfect",
  "variant",
  "mistake",
  "halfway",
  "loops",
  "other",
  "slip",
] as const;
export type Kind = (typeof KINDS)[number];

/** The description of each kind, as the bench prints it. */
export const SAYS: Readonly<Record<Kind, string>> = {
  perfect: "the reference",
  variant: "the reference, with a different layout and comments",
  mistake: "a known mistake in the middle stage",
  halfway: "the first half of the stages, and for the others the starter with an added line",
  loops: "an endless loop in the middle stage",
  other: "a program that was written independently of the reference",
  slip: "the same with one of the slips of readers, each in turn",
};

const SOURCE = /\.[cm]?[jt]s$/;
/** In this style, programs use the toolkit. */
const OTHER_STYLE = "many-files";

/** @returns the files of a student's submission, by the student's number */
export async function submissionsOf(
  kind: Kind,
  workbook: Workbook,
  track: Track,
): Promise<(student: number) => Files> {
  const own = (files: Files) =>
    Object.entries(files).filter(([path]) =>
      track.stages.some((stage) => path.startsWith(`${stage.path}/`)),
    );
  const starters = readStarters(workbook);
  const solutions = Object.fromEntries(own(readSolutions(workbook)));
  const all = await filesOf(kind, workbook, track, solutions, Object.fromEntries(own(starters)));
  return (student) =>
    Object.fromEntries(
      Object.entries(all[student % all.length]!).map(([path, source]) => [
        path,
        // Given files are the same in every submission.
        source === starters[path] || !SOURCE.test(path)
          ? source
          : `${source}// student ${student}\n`,
      ]),
    );
}

/** Those of one submission, or of several that take turns. */
async function filesOf(
  kind: Kind,
  workbook: Workbook,
  { name: track, stages }: Track,
  solutions: Files,
  starters: Files,
): Promise<readonly Files[]> {
  const half = stages.length >> 1;
  const middle = stages[half]!;
  switch (kind) {
    case "perfect":
      return [solutions];
    case "variant":
      return [
        mapText(solutions, (text) =>
          text
            .replace(/^( {2})+/gm, (indent) => "\t".repeat(indent.length / 2))
            .replace(/;$/gm, "; // done"),
        ),
      ];
    case "mistake": {
      const [mistake] = await loadMistakes(workbook, middle);
      return [mistake ? applyMistake(solutions, middle, mistake) : solutions];
    }
    case "halfway": {
      const begun = stages.slice(half);
      const isBegun = (path: string) => begun.some((stage) => path.startsWith(`${stage.path}/`));
      const texts = Object.entries(solutions).map(([path, text]) => [
        path,
        isBegun(path) ? `${starters[path] ?? text}// Begun.\n` : text,
      ]);
      return [Object.fromEntries(texts)];
    }
    case "loops": {
      const path = `${middle.path}/main.ts`;
      return [{ ...solutions, [path]: `${solutions[path]}for (;;);\n` }];
    }
    case "other":
      return [programOf(OTHER_STYLE, track)];
    case "slip":
      return others
        .filter((one) => one.track === track && one.style === OTHER_STYLE)
        .map((slip) => applySlip(programOf(OTHER_STYLE, track), track, slip));
    default:
      return kind satisfies never;
  }
}

function mapText(files: Files, change: (text: string) => string): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, change(text)]));
}
