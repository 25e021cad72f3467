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
    const parts = [...modules.values()].map((module) => partsOf(module, regions));
    const lengthOf = (all: readonly ts.Node[]) =>
      all.reduce((sum, node) => sum + node.getFullWidth(), 0);
    const length = parts.reduce(
      (sum, { roots, kept }) => sum + lengthOf(roots) - lengthOf(kept),
      0,
    );
    const last =
      length > VERY_LONG ? LIKELY : length > LONG ? leastLikely : Number.POSITIVE_INFINITY;
    for (const one of parts)
      written[STUDENT + one.module.path] = withRepairs(one, known, found, last);
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

/** A module, what is changed in it, and what is left as it is in that. */
interface Parts {
  readonly module: Module;
  readonly roots: readonly ts.Node[];
  readonly kept: readonly ts.Node[];
}

function partsOf(module: Module, regions: readonly Region[]): Parts {
  const own = regions.filter(({ file }) => file === module.path);
  const nodesOf = (all: readonly string[]) =>
    all.flatMap((name) => module.declarations.get(name)?.node ?? []);
  const whole = own.find(({ names }) => names === undefined);
  return whole
    ? { module, roots: [module.source], kept: nodesOf(whole.without ?? []) }
    : { module, roots: nodesOf(own.flatMap(({ names = [] }) => names)), kept: [] };
}

function withRepairs(
  { module, roots, kept }: Parts,
  known: Known,
  found: Found,
  leastLikely: number,
): string {
  const to = new Insertions(module, found);
  const writer = new FileWriter(module, known, to, new Set(kept), leastLikely);
  const all = new Set<ts.Node>(roots);
  for (const root of all) writer.write(root);
  countLoops([...all], kept, to);
  return to.text();
}
