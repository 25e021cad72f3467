/**
 * Finds where a function ends the first time that it gives something else than the reference's version: its calls are made
 * once more, on copies. Of a class, it finds the method: each object has another beside it, which gets the same calls.
 *
 * @module
 */
import type { DetailedSlot, Ending, Method, Slot, Switched } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import { wasCostly } from "../guest/run.ts";
import { otherEndings, watchCalls } from "../guest/switches/watch.ts";
import { otherObject, watchClass } from "../guest/switches/watch-class.ts";
import type { Ran } from "./ran.ts";
import type { TrialRunner } from "./which-pass.ts";

/** That of the function, and that of a helper. */
const MOST_ENDINGS = 2;
/** More cases tell hardly more. */
const MOST_CASES = 3;

/** The first call that gives something else than the reference's version. */
export interface OtherCall {
  /** The ending of the function or method, and that of a helper which has made what it gave, as far as they are known. */
  readonly endings: readonly Ending[];
  /** From 0: what it gives is right, but not what it has done to this argument. */
  readonly argument?: number;
  /** Of a function: what is something else in what it gives, or in that argument; see `OtherEndings`. */
  readonly path?: readonly string[];
  /** Of a class. */
  readonly method?: Method;
  /** The call after which the object gives something else, if it is an earlier one, and whether it has made the object. */
  readonly since?: Method & { readonly isNew: boolean };
}

type Program = Switched & { readonly code: string };

/**
 * @param slot - the one that is to blame
 * @param ran - the cases, at least one of which fails
 * @returns `undefined` if none is known, or if there is one in a case that passes, too
 */
export async function firstOtherCall(
  program: Program,
  slot: DetailedSlot,
  ran: readonly Ran[],
  runner: TrialRunner,
): Promise<OtherCall | undefined> {
  if (!slot.comparable) return undefined;
  const { prelude, readRun } = slot.methods
    ? watchObjects(program, slot, slot.methods)
    : watchFunction(program, slot);
  const watched = { id: "watched", code: program.code, preludes: [prelude] };
  const shortest = ran.toSorted((a, b) => a.length - b.length);
  const [failing, passing] = [false, true].map((passed) =>
    shortest.filter((one) => one.passed === passed).slice(0, MOST_CASES),
  );
  let isCostly = false;
  const tell = async (on: readonly Ran[]): Promise<OtherCall | undefined> => {
    const jobs = on.map(({ lines }) => ({ program: watched.id, lines }));
    const runs = await runner.run([watched], jobs, { timeOuts: 1 });
    isCostly = runs.some(({ ended }) => wasCostly(ended));
    return runs.map((run, at) => readRun(run, on[at]!)).find((one) => one !== undefined);
  };
  let found: OtherCall | undefined;
  // Mostly, the first one tells.
  for (const one of failing!) if (!found && !isCostly) found = await tell([one]);
  return found && !(await tell(passing!)) ? found : undefined;
}

/** What runs before the program, and what its run tells. A program may say so itself, so nothing is believed but numbers. */
interface Watch {
  readonly prelude: string;
  readRun(run: Run, on: Ran): OtherCall | undefined;
}

function endingsOf({ endings }: Program, { name, file }: Pick<Ending, "name" | "file">) {
  return endings.filter((one) => one.name === name && one.file === file);
}

function watchFunction(program: Program, slot: DetailedSlot): Watch {
  const idsOf = (one: Pick<Ending, "name" | "file">) => endingsOf(program, one).map(({ id }) => id);
  return {
    prelude: watchCalls(slot.id, idsOf(slot), (slot.helpers ?? []).flatMap(idsOf)),
    readRun: ({ stderr }) => {
      const told = otherEndings(stderr);
      if (!told) return undefined;
      const { argument, path } = told;
      const endings = told.endings
        .flatMap((id) => program.endings.find((one) => one.id === id) ?? [])
        // What has made the right result has not changed the argument.
        .slice(0, argument === undefined ? MOST_ENDINGS : 1);
      return { endings, path, ...(argument === undefined ? {} : { argument }) };
    },
  };
}

function watchObjects(program: Program, slot: Slot, methods: readonly Method[]): Watch {
  const own = endingsOf(program, slot);
  const ids = own.map(({ id }) => id);
  return {
    prelude: watchClass(
      slot.id,
      methods.map(({ name }) => name),
      ids,
    ),
    readRun: (run, on) => {
      const told = otherObject(run.stderr);
      const [method, since] = [told?.method, told?.since].map((at) => methods[at ?? -1]);
      // The reference's objects took part. If something else was printed, they did something twice.
      if (!told || !method || !since || !on.isRightSoFar?.(run)) return undefined;
      const ending = own.find(({ id }) => id === told.ending);
      return {
        endings: ending ? [ending] : [],
        method,
        ...(since === method ? {} : { since: { ...since, isNew: told.isNew } }),
      };
    },
  };
}
