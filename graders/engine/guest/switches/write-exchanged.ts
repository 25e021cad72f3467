/**
 * Writes a student's program with the reference's version of a few declarations. Nothing else of the reference is in it, but
 * what those use and the student's own program lacks.
 *
 * @module
 */
import { forget } from "../facts/parse.ts";
import { modulesFrom } from "./modules.ts";
import { MAIN, STUDENT, SWITCH, TAKE_ON } from "./names.ts";
import { rewrite } from "./rewrite.ts";
import { pairsOf } from "./slots.ts";
import type { Files, Named } from "./switched.ts";

/**
 * @param files - the student's
 * @param main - the path of the main program
 * @param declarations - in the student's files
 * @returns `undefined` if the reference has no other version of one of them, or the program looks at its own text
 */
export function writeExchanged(
  files: Files,
  reference: Files,
  main: string,
  declarations: readonly Named[],
): Files | undefined {
  try {
    const student = modulesFrom(files, [main]);
    if ([...student.values()].some(({ source }) => /\beval\b/.test(source.text))) return undefined;
    const roots = [main, ...declarations.map(({ file }) => file)];
    const programs = { student, used: student, reference: modulesFrom(reference, roots) };
    const pairs = pairsOf(programs, {}, main).filter((pair) =>
      declarations.some(({ file, name }) => pair.file === file && pair.name === name),
    );
    if (pairs.length !== declarations.length) return undefined;
    const data = Object.entries(files)
      .filter(([path]) => path.endsWith(".json"))
      .map(([path, text]) => [STUDENT + path, text] as const);
    const places = { pairs, loose: [], endings: [] };
    const { [MAIN]: _, ...written } = rewrite(programs, places, main, Object.fromEntries(data));
    const ids = JSON.stringify(pairs.map(({ id }) => id));
    return { ...written, [SWITCH]: written[SWITCH]!.replace(TAKE_ON, () => ids) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return undefined;
  }
}
