/**
 * Writes a student's program and the reference's as one, with a switch for each declaration that differs.
 *
 * @module
 */

import { posix } from "node:path";
import { forget } from "../facts/parse.ts";
import { endingsIn } from "./endings.ts";
import { type Declaration, modulesFrom, modulesOfReference, reachedFrom } from "./modules.ts";
import { rewrite } from "./rewrite.ts";
import {
  looseStatementsOf,
  mainDifference,
  mainLacks,
  pairsOf,
  reorderedEnums,
  tasksOf,
  usedByMainAlone,
} from "./slots.ts";
import { suspicionsIn } from "./suspicions.ts";
import { type Files, NOTHING_SWITCHED, type Switched } from "./switched.ts";
import { unawaitedCalls } from "./unawaited.ts";

/** A module, as opposed to data. */
const SOURCE = /\.[mc]?[jt]s$/;

/** More than any stage has. */
const MOST_SLOTS = 60;

/**
 * @param files - the student's
 * @param given - the starters
 * @param main - the path of the main program
 * @param told - the stages of which all is wanted that the source shows; by default, all
 * @returns no files if there is nothing to switch, or the program looks at its own text
 */
export function writeSwitched(
  files: Files,
  reference: Files,
  given: Files,
  main: string,
  told?: readonly string[],
): Omit<Switched, "code" | "main"> & { readonly files?: Files } {
  try {
    // A starter's main program may not import what is to be written.
    const stage = `${posix.dirname(main)}/`;
    const own = Object.keys(files).filter((path) => path.startsWith(stage) && SOURCE.test(path));
    const all = modulesFrom(files, [main, ...own]);
    const used = reachedFrom(all, main);
    // Who writes in other files than those that were given has left these.
    const isLeft = [...used.keys()].some(
      (path) => path.startsWith(stage) && given[path] === undefined,
    );
    const student = new Map(
      [...all].filter(([path]) => !isLeft || used.has(path) || files[path] !== given[path]),
    );
    const programs = { student, used, reference: modulesOfReference(reference, [main]) };
    const isTold = (file: string) => told?.some((path) => file.startsWith(`${path}/`)) ?? true;
    const pairs = pairsOf(programs, given, main, isTold);
    const slots = pairs.map(({ own: _, wanted: __, ...slot }) => slot);
    const tasks = tasksOf(programs, pairs, given, main);
    const statements = looseStatementsOf(programs, given, pairs.length);
    const loose = statements.map(({ node: _, ...one }) => one);
    const unawaited = unawaitedCalls(student.values());
    // With eval, it could read the reference's declarations.
    const isOpen = [...student.values()].some(({ source }) => /\beval\b/.test(source.text));
    const reordered = reorderedEnums(programs);
    const mainDiffers = mainDifference(programs, main);
    // Nothing of an earlier stage can make it pass.
    const isUnbegun = tasks.length > 0 && tasks.every(({ unwritten }) => unwritten);
    const lacks = mainDiffers || isUnbegun ? [] : mainLacks(programs, pairs, main);
    const alone = mainDiffers ? [] : usedByMainAlone(programs, main);
    const written = [...student.values()].filter(
      ({ path }) => files[path] !== given[path] && isTold(path),
    );
    const suspicions = isUnbegun ? [] : suspicionsIn(written);
    const watched = new Set(pairs.flatMap((one) => (one.comparable ? [one.own.declaration] : [])));
    const isHelper = ({ name }: Declaration) =>
      slots.some(({ helpers = [] }) => helpers.some((one) => one.name === name));
    const endings =
      watched.size > 0 ? endingsIn(used.values(), (one) => watched.has(one) || isHelper(one)) : [];
    const rest = {
      slots,
      endings: endings.map(({ told: _, ...one }) => one),
      tasks,
      loose,
      unawaited,
      suspicions,
      reordered,
      uses: [...used.keys()],
      ...(mainDiffers ? { mainDiffers } : {}),
      ...(lacks.length > 0 ? { mainLacks: lacks } : {}),
      ...(alone.length > 0 ? { mainUses: alone } : {}),
    };
    const isApart = isOpen || reordered.length > 0;
    if (isApart || isUnbegun || pairs.length > MOST_SLOTS) return rest;
    return {
      files: rewrite(programs, { pairs, loose: statements, endings }, main, files),
      ...rest,
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return NOTHING_SWITCHED;
  }
}
