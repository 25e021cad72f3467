/**
 * Writes a student's program with the reference's version of a few declarations of earlier stages. Nothing else of the
 * reference is in it, but what those use and the student's own program lacks.
 *
 * @module
 */

import { posix } from "node:path";
import { stageOf } from "../../workbook/places.ts";
import { forget } from "../facts/parse.ts";
import { modulesFrom, modulesOfReference, reachedFrom } from "./modules.ts";
import { MAIN, PART, SWITCH, TAKE_ON } from "./names.ts";
import { rewrite } from "./rewrite.ts";
import { pairsOf } from "./slots.ts";
import type { Files, Named } from "./switched.ts";

/**
 * @param files - the student's
 * @param mains - the paths of the main programs: the student's may be one beside the stage's
 * @param declarations - in the student's files
 * @returns `undefined` if the reference has no other version of one of them, or the program looks at its own text
 */
export function writeExchanged(
  files: Files,
  reference: Files,
  mains: readonly [own: string, wanted: string],
  declarations: readonly Named[],
): Files | undefined {
  const [main, wantedMain] = mains;
  try {
    const theirs = declarations.map(({ file }) => `${stageOf(file)}/main.ts`);
    // A file may only be known to be the reference's by what the stage's other files say of it.
    const student = modulesFrom(files, [main, ...theirs]);
    if ([...student.values()].some(({ source }) => /\beval\b/.test(source.text))) return undefined;
    const used = reachedFrom(student, main);
    // A program beside the stage's may not reach them.
    const wanted = declarations.filter(({ file }) => used.has(file));
    const programs = {
      student,
      used,
      reference: modulesOfReference(reference, [wantedMain, ...theirs]),
    };
    const pairs = pairsOf(programs, {}, wantedMain).filter((pair) =>
      wanted.some(({ file, name }) => pair.file === file && pair.name === name),
    );
    if (pairs.length !== wanted.length) return undefined;
    const places = { pairs, loose: [], endings: [], inPart: [] };
    const written = rewrite(programs, places, main, files);
    const ids = JSON.stringify(pairs.map(({ id }) => id));
    // Points depend on this program: it must not find the reference's version of what it has to do itself.
    const later = `${PART}${posix.dirname(wantedMain)}/`;
    const parts = Object.entries(written).filter(
      ([name]) => name !== MAIN && !name.startsWith(later),
    );
    return {
      ...Object.fromEntries(parts),
      [SWITCH]: written[SWITCH]!.replace(TAKE_ON, () => ids),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return undefined;
  }
}
