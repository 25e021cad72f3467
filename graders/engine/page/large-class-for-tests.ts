/**
 * A large class made from a small graded one. Each student gets stages from different students, a new name and new
 * faults. It is made submission by submission, so that it does not affect memory measurements.
 *
 * @module
 */
import type { Ledger } from "../course/ledger.ts";
import { resultOf, type StageRecord, type SubmissionRecord } from "../course/record.ts";
import { markTrack } from "../marks/marks.ts";
import type { Reported } from "../outputs/output.ts";
import { reportSubmission } from "../report/report.ts";
import type { Track } from "../workbook/workbook.ts";

const GIVEN = ["Ann", "Bo", "Chloé", "Đorđe", "Eve", "Fatima", "Guðrún", "Håkon", "Ines", "Jun"];
const FAMILY = ["Abe", "Nguyễn", "O'Neill", "Smith", "van Dijk", "Šimić", "Müller", "Kim", "Øst"];

/** Gives the same random numbers each time. */
function openRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** @param ledger - the small class, with at least two records */
export function* largeClass(
  ledger: Ledger,
  tracks: readonly Track[],
  size: number,
): Generator<Reported> {
  const records = ledger.names().map((name) => ledger.read(name)!);
  for (let at = 0; at < size; at++) {
    const random = openRandom(at * 7919 + 1);
    const name = `${FAMILY[random(FAMILY.length)]}, ${GIVEN[random(GIVEN.length)]} ${1000 + at}`;
    const record = mixed(records, name, random);
    const result = resultOf(record, tracks);
    const marked = {
      result,
      tracks: result.tracks.map((one) => markTrack(one, { rubric: new Map() })),
    };
    const report = reportSubmission(result, { handedIn: true, priced: true });
    const origin = { id: String(90_000 + at), email: `s${at}@example.org` };
    const feedback = `${name.replace(/[^\w ]/g, "_")}`;
    yield { name, origin, files: {}, marked, report, json: "", disclosed: report, feedback };
  }
}

function mixed(
  records: readonly SubmissionRecord[],
  name: string,
  random: (below: number) => number,
): SubmissionRecord {
  const own = () => records[random(records.length)]!;
  const [track] = own().tracks;
  const stages = track!.stages.map((_, at) => {
    // In the small class, most stages pass. Here, every student fails some.
    const tries = [own(), own(), own()].map((one) => one.tracks[0]!.stages[at]!);
    const failing = tries.find(({ cases }) =>
      cases.some(({ verdict }) => verdict.kind === "different"),
    );
    return withOwnFaults(random(2) === 0 ? (failing ?? tries[0]!) : tries[0]!, random);
  });
  return { ...own(), name, tracks: [{ ...track!, stages }] };
}

/** Changes a word here and there, so that no two students have the same output. */
function withOwnFaults(stage: StageRecord, random: (below: number) => number): StageRecord {
  const word = `w${random(1_000_000).toString(36)}`;
  const every = 5 + random(20);
  return {
    ...stage,
    cases: stage.cases.map((one) => {
      if (!one.run) return one;
      const lines = one.run.stdout.split("\n");
      const stdout = lines
        .map((line, at) => (at % every === 3 ? line.replace(/\w+(?=\W*$)/, word) : line))
        .join("\n");
      return { ...one, run: { ...one.run, stdout } };
    }),
  };
}
