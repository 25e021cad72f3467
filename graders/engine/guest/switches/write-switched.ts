/**
 * Writes a student's program and the reference's as one, with a switch for each declaration that differs.
 *
 * @module
 */

import { posix } from "node:path";
import { forget } from "../facts/parse.ts";
import { mainDetails, slotDetails } from "./details.ts";
import { endingsIn } from "./endings.ts";
import { type PartlyWritten, partlyWritten } from "./method-slots.ts";
import { type Declaration, modulesFrom, modulesOfReference, reachedFrom } from "./modules.ts";
import { rewrite } from "./rewrite.ts";
import {
  looseStatementsOf,
  type Pair,
  type Programs,
  pairsOf,
  reorderedEnums,
  tasksOf,
  withComparable,
} from "./slots.ts";
import { suspicionsIn } from "./suspicions.ts";
import type { Details, DetailsAsked, Files, Slot, Switched, TaskSlots } from "./switched.ts";
import { unawaitedCalls } from "./unawaited.ts";

/** A module, as opposed to data. */
const SOURCE = /\.[mc]?[jt]s$/;

/** More than any stage has. */
const MOST_SLOTS = 60;

/** What a program is written from. */
export interface Sources {
  /** The student's. */
  readonly files: Files;
  readonly reference: Files;
  /** The starters. */
  readonly given: Files;
  /** The path of the main program. */
  readonly main: string;
}

/** Both programs, as they were read. */
interface Read {
  readonly programs: Programs;
  readonly pairs: readonly Pair[];
  readonly inPart: readonly PartlyWritten[];
  readonly tasks: readonly TaskSlots[];
  /** All that is to be written is open. */
  readonly isUnbegun: boolean;
}

const NOTHING_WRITTEN = {
  ...{ slots: [], endings: [], tasks: [], loose: [], reordered: [], uses: [] },
} as const satisfies Written;
const NOTHING_SEEN = { unawaited: [], suspicions: [] } as const;
const NO_DETAILS = { slots: {}, main: {} } as const satisfies Details;

/** A program in its parts. */
interface Written extends Omit<Switched, "code" | "main" | "unawaited" | "suspicions"> {
  /** By the names that imports have for them. */
  readonly files?: Files;
}

/** @returns no files if there is nothing to switch, or the program looks at its own text */
export function writeSwitched(sources: Sources): Written {
  return orElse<Written>(NOTHING_WRITTEN, () => {
    const { files, given, main } = sources;
    const { programs, pairs, inPart, tasks, isUnbegun } = readBoth(sources);
    const { student, used } = programs;
    const statements = looseStatementsOf(programs, given, idAfter(pairs, inPart));
    // With eval, it could read the reference's declarations.
    const isOpen = [...student.values()].some(({ source }) => /\beval\b/.test(source.text));
    const reordered = reorderedEnums(programs);
    const [paired, watched] = [pairs, pairs.filter(({ comparable }) => comparable)].map(
      (all) => new Set(all.map(({ own }) => own.declaration)),
    );
    const isWatched = (one: Declaration) => watched!.has(one) || !paired!.has(one);
    const endings = watched!.size > 0 ? endingsIn(used.values(), isWatched) : [];
    const rest = {
      slots: pairs.map(({ own: _, wanted: __, ...slot }) => ({ ...slot, ...told(inPart, slot) })),
      endings: endings.map(({ told: _, ...one }) => one),
      tasks,
      loose: statements.map(({ node: _, ...one }) => one),
      reordered,
      uses: [...used.keys()],
      ...(hasOwnClasses(programs) ? { hasOwnClasses: true as const } : {}),
    };
    const isApart = isOpen || reordered.length > 0;
    if (isApart || isUnbegun || pairs.length > MOST_SLOTS) return rest;
    return {
      files: rewrite(
        programs,
        {
          ...{ pairs, loose: statements, endings, inPart },
        },
        main,
        files,
      ),
      ...rest,
    };
  });
}

function idAfter(pairs: readonly Pair[], inPart: readonly PartlyWritten[]): number {
  return pairs.length + inPart.reduce((sum, { methods }) => sum + methods.length, 0);
}

function hasOwnClasses({ used, reference }: Programs): boolean {
  const classesIn = (modules: Programs["used"]) =>
    [...modules.values()].flatMap(({ declarations }) =>
      [...declarations.values()].flatMap(({ kind, name }) => (kind === "class" ? [name] : [])),
    );
  const theirs = new Set(classesIn(reference));
  return classesIn(used).some((name) => !theirs.has(name));
}

/** Without what is only for the writing. */
function told(all: readonly PartlyWritten[], { id }: Pick<Slot, "id">): Pick<Slot, "inPart"> {
  const own = all.find(({ of }) => of === id);
  if (!own) return {};
  const methods = own.methods.map(({ id, tasks, name, line }) => ({ id, tasks, name, line }));
  return { inPart: { ...(own.areFieldsAlike ? { areFieldsAlike: true } : {}), methods } };
}

/** What is seen of a student's program in its source alone, and what is suspicious in the files of its stage. */
export function seeSource(sources: Sources): Pick<Switched, "unawaited" | "suspicions"> {
  return orElse<Pick<Switched, "unawaited" | "suspicions">>(NOTHING_SEEN, () => {
    const { files, given, main } = sources;
    const { programs, isUnbegun } = readBoth(sources);
    const student = [...programs.student.values()];
    const stage = `${posix.dirname(main)}/`;
    const written = student.filter(
      ({ path }) => path.startsWith(stage) && files[path] !== given[path],
    );
    return {
      unawaited: unawaitedCalls(student),
      suspicions: isUnbegun ? [] : suspicionsIn(written),
    };
  });
}

export function tellDetails(sources: Sources, { slots = [], main: isMain }: DetailsAsked): Details {
  return orElse<Details>(NO_DETAILS, () => {
    const { given, main } = sources;
    const { programs, pairs, inPart, isUnbegun } = readBoth(sources);
    return {
      slots: slots.length > 0 ? slotDetails(programs, pairs, inPart, given, slots) : {},
      main: isMain ? mainDetails(programs, pairs, main, isUnbegun) : {},
    };
  });
}

/** What was read last: several things are asked about it, one after the other. */
let last: { readonly of: string; readonly reference: Files; readonly read: Read } | undefined;

function readBoth(sources: Sources): Read {
  const { reference, ...others } = sources;
  const of = JSON.stringify(others);
  if (last?.of !== of || last.reference !== reference)
    last = { of, reference, read: readAnew(sources) };
  return last.read;
}

function readAnew({ files, reference, given, main }: Sources): Read {
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
  const pairs = withComparable(programs, pairsOf(programs, given, main));
  const inPart = partlyWritten(pairs, given, pairs.length);
  const tasks = tasksOf(programs, pairs, given, main);
  // Nothing of an earlier stage can make it pass.
  const isUnbegun = tasks.length > 0 && tasks.every(({ unwritten }) => unwritten);
  return { programs, pairs, inPart, tasks, isUnbegun };
}

/** Nothing, of what is nested too deeply. */
function orElse<Told>(nothing: Told, tell: () => Told): Told {
  try {
    return tell();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return nothing;
  }
}
