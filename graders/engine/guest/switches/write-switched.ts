/**
 * Writes a student's program and the reference's as one, with a switch for each declaration that differs.
 *
 * @module
 */
import type { Files, Slot } from "../builder-jobs.ts";
import { forget } from "../facts/parse.ts";
import { modulesFrom } from "./modules.ts";
import { type Rewritten, rewrite } from "./rewrite.ts";
import { pairsOf } from "./slots.ts";

/** More than any stage has. */
const MOST_SLOTS = 60;

/**
 * @param files - the student's
 * @param given - the starters
 * @param main - the path of the main program
 * @returns `undefined` if there is nothing to switch, or the program looks at its own text
 */
export function writeSwitched(
  files: Files,
  reference: Files,
  given: Files,
  main: string,
): { readonly files: Rewritten; readonly slots: readonly Slot[] } | undefined {
  try {
    const programs = {
      student: modulesFrom(files, main),
      reference: modulesFrom(reference, main),
    };
    // With eval, it could read the reference's declarations.
    for (const { source } of programs.student.values())
      if (/\beval\b/.test(source.text)) return undefined;
    const pairs = pairsOf(programs, given, main);
    if (pairs.length > MOST_SLOTS) return undefined;
    const slots = pairs.map(({ own: _, wanted: __, ...slot }) => slot);
    return { files: rewrite(programs, pairs, main), slots };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return undefined;
  }
}
