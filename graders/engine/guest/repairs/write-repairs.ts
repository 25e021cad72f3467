/**
 * Writes a student's program with small changes behind switches: one of them may undo a slip, and so shows its line.
 *
 * All changes are in one program, so it is built once, and a run costs no more than any other. There is nothing of the
 * reference in it.
 *
 * @module
 */
import type * as ts from "typescript";
import { forget } from "../facts/parse.ts";
import { type Module, modulesFrom } from "../switches/modules.ts";
import { MAIN, START, STUDENT, SWITCH } from "../switches/names.ts";
import type { Files } from "../switches/switched.ts";
import { countLoops } from "./count-loops.ts";
import { FileWriter } from "./file-writer.ts";
import { type Found, Insertions } from "./insertions.ts";
import { type Known, knownIn } from "./names-in-files.ts";
import { REPAIR_SWITCHES } from "./repair-switches.ts";
import type { Region, Repairable } from "./repairs.ts";

/**
 * @param mains - the path of the main program, and of a second one with the same changes
 * @param regions - where changes are tried
 * @param leastLikely - the last rank for which expressions are changed in long regions
 * @returns no files if there is nothing to change, or if the program is nested too deeply
 */
export function writeRepairs(
  files: Files,
  mains: readonly string[],
  regions: readonly Region[],
  leastLikely = 2,
): Omit<Repairable, "code" | "calls"> & { readonly files?: Files } {
  try {
    const modules = modulesFrom(files, [...mains, ...regions.map(({ file }) => file)]);
    const written: Record<string, string> = { [SWITCH]: REPAIR_SWITCHES };
    for (const [at, main] of mains.entries())
      written[[START, MAIN][at]!] = [SWITCH, STUDENT + main]
        .map((one) => `import ${JSON.stringify(one)};`)
        .join("\n");
    const found: Found = { repairs: [], loops: [] };
    const known = knownIn([...modules.values()]);
    for (const [path, text] of Object.entries(files))
      if (path.endsWith(".json")) written[STUDENT + path] = text;
    const roots = new Map([...modules.values()].map((one) => [one, rootsIn(one, regions)]));
    const length = [...roots.values()].flat().reduce((sum, root) => sum + root.getFullWidth(), 0);
    const last =
      length > VERY_LONG ? LIKELY : length > LONG ? leastLikely : Number.POSITIVE_INFINITY;
    for (const [module, own] of roots)
      written[STUDENT + module.path] = withRepairs(module, known, own, found, last);
    const isChanged = found.repairs.length + found.loops.length > 0;
    return { ...found, ...(isChanged ? { files: written } : {}) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return { repairs: [], loops: [] };
  }
}

/**
 * In regions with more UTF-16 units, expressions are changed only to what is likely: so much could not be tried, and each
 * change makes the program longer.
 */
const LONG = 1500;
/** In these, there is more of what is likely than could be tried. */
const VERY_LONG = 5000;
/** The last rank of that. */
const LIKELY = 1;

/** What is changed in a module. */
function rootsIn({ path, source, declarations }: Module, regions: readonly Region[]): ts.Node[] {
  const own = regions.filter(({ file }) => file === path);
  if (own.some(({ names }) => names === undefined)) return [source];
  const names = own.flatMap((one) => one.names ?? []);
  return names.flatMap((name) => declarations.get(name)?.node ?? []);
}

function withRepairs(
  module: Module,
  known: Known,
  roots: readonly ts.Node[],
  found: Found,
  leastLikely: number,
): string {
  const to = new Insertions(module, found);
  const writer = new FileWriter(module, known, to, leastLikely);
  const all = new Set<ts.Node>(roots);
  for (const root of all) writer.write(root);
  countLoops([...all], to);
  return to.text();
}
