/**
 * Finds the faulty declaration by substitution: the failing cases run again with the reference's version of one
 * declaration in place of the student's. If exactly one such exchange makes all of them pass, the fault is there.
 *
 * These runs never decide points, and nothing that they print is shown: they contain the reference's code.
 *
 * @module
 */
import type { DetailedSlot, MainDetails, Slot, Switched } from "../execute/build.ts";
import type { Suspect, SuspectDeclaration } from "../judge/results.ts";
import { type Switches, Trials } from "./exchange-trials.ts";
import type { Failure, TrialRunner } from "./which-pass.ts";

/** A program with switches that can run, and what the source shows of its parts, which is read when it is asked for. */
export interface Exchangeable extends Switched {
  readonly code: string;
  /** @returns the slots with these ids, in this order */
  readonly details: (ids: readonly number[]) => Promise<readonly DetailedSlot[]>;
  readonly mainDetails: () => Promise<MainDetails>;
}

/**
 * @param path - of the stage
 */
export async function findSuspect(
  path: string,
  program: Exchangeable,
  failing: readonly Failure[],
  runner: TrialRunner,
): Promise<Suspect | undefined> {
  const { main, slots, tasks } = program;
  const inStage = ({ file }: Slot) => Number(file.startsWith(`${path}/`));
  const own = slots
    .filter(({ unwritten }) => !unwritten)
    .sort((one, other) => inStage(other) - inStage(one));
  if (failing.length === 0 || (own.length === 0 && main === undefined)) return undefined;
  const trials = new Trials(program, failing, runner);
  const reached = await trials.reachedAsBefore();
  if (!reached) return undefined;

  const each = own.map(({ id }) => [id]);
  const progress = await trials.inFirst(each, reached);
  const all = await trials.settlingRest(each.filter((_, at) => progress[at] === 1));
  const singles = all.length > 1 ? constantOf(all, slots) : all;
  if (singles.length > 1) return undefined;
  const blamed = singles[0] ?? (await findPair(trials, own, progress));
  if (blamed) {
    const faulty = await program.details(blamed);
    const isShared = faulty.length > 1 && shareHelper(faulty);
    return {
      kind: "declarations",
      declarations: faulty.map(({ differs, ...slot }) => {
        // With several tasks in one declaration, nobody knows which it is.
        const [one, ...more] = tasks.filter((its) => its.slots.includes(slot.id));
        return {
          // The fault is rather in what they share than where they differ from the reference's.
          ...suspected(isShared || !differs ? slot : { ...slot, differs }),
          ...(one && more.length === 0 ? { task: one.task } : {}),
        };
      }),
    };
  }

  const files = [...new Set(own.map(({ file }) => file))].map((file) => ({
    file,
    ids: own.filter((slot) => slot.file === file).map(({ id }) => id),
  }));
  const several = files.filter(({ ids }) => ids.length > 1);
  const whole = await trials.settling(several.map(({ ids }) => ids));
  const found = several.find(({ ids }) => ids === whole[0]);
  if (found) return whole.length === 1 ? { kind: "file", file: found.file } : undefined;
  if (main === undefined || !(await trials.areSettledBy(main))) return undefined;
  const { differs: at, lacks, alone: also } = await program.mainDetails();
  return {
    ...{ kind: "main program", file: `${path}/main.ts` },
    // What is in other files is not missing.
    ...(at ? { at } : also ? { also } : lacks ? { lacks } : {}),
  };
}

function shareHelper(all: readonly DetailedSlot[]): boolean {
  const [first = [], ...others] = all.map(({ helpers = [] }) => helpers);
  return first.some(({ name, file }) =>
    others.every((helpers) => helpers.some((one) => one.name === name && one.file === file)),
  );
}

/**
 * If the right value of a constant settles everything, the functions that use it are right. The reference's version of
 * such a function settles it, too, because it uses the reference's constant.
 */
function constantOf(all: readonly Switches[], slots: readonly Slot[]): readonly Switches[] {
  const constant = all.filter(([id]) =>
    all.every(([other]) => {
      const slot = slots.find((one) => one.id === other)!;
      return other === id || slot.constants?.includes(id!);
    }),
  );
  return constant.length === 1 ? constant : all;
}

/** A declaration of the student's that is at fault. */
export function suspected({
  name,
  file,
  line,
  differs,
  helpers,
  lacks,
}: DetailedSlot): SuspectDeclaration {
  return {
    ...{ name, file, line },
    ...(differs ? { at: differs } : {}),
    ...(helpers && !differs ? { helpers } : {}),
    ...(lacks && !differs ? { lacks } : {}),
  };
}

/**
 * Two faults: first the declaration that leads furthest, and then the one that, with it, settles all cases.
 *
 * @param progress - how far each declaration leads in the first case
 */
async function findPair(
  trials: Trials,
  own: readonly Slot[],
  progress: readonly number[],
): Promise<Switches | undefined> {
  const most = Math.max(...progress);
  if (most <= trials.progressBefore()) return undefined;
  const leaders = own.filter((_, at) => progress[at] === most);
  const gains = leaders.length > 1 ? await trials.inSeveral(leaders.map(({ id }) => [id])) : [most];
  const [leader, ...others] = leaders.filter((_, at) => gains[at] === Math.max(...gains));
  if (!leader || others.length > 0) return undefined;
  const rest = own.filter((slot) => slot !== leader);
  const pairs = await trials.settling(rest.map(({ id }) => [leader.id, id]));
  if (pairs.length !== 1) return undefined;
  return own.flatMap(({ id }) => (pairs[0]!.includes(id) ? [id] : []));
}
