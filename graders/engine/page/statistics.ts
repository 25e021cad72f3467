/**
 * Statistics of a class: common mistakes and lost points, each with the students behind the number.
 *
 * @module
 */
import { type Failure, STATES, type State, type StudentRow, type Tables } from "./class-data.ts";

/** The number of a student in the class, and the counted value. */
export interface Who {
  readonly student: number;
  /** The points lost. */
  readonly lost: number;
}

/** Something that went wrong, and the students affected. */
export interface Loss {
  readonly label: string;
  /** The index of its stage in the track's table; absent if it does not belong to one stage. */
  readonly stage?: number;
  readonly lost: number;
  /** Students who lost the most come first. */
  readonly who: readonly Who[];
}

export interface Losses {
  readonly stages: readonly Loss[];
  readonly cases: readonly Loss[];
  readonly kinds: readonly Loss[];
  readonly mistakes: readonly Loss[];
}

/** The results of a stage. */
export interface StageCount {
  readonly stage: number;
  /** The students by their state in the stage. */
  readonly by: Readonly<Record<State, readonly number[]>>;
  /** The students who began it. */
  readonly begun: readonly number[];
}

/** Something that many students got wrong. */
export interface Finding {
  readonly kind: "stage" | "case" | "mistake";
  readonly stage: number;
  /** The names of cases that the same students failed, or the mistake's description; empty for a stage. */
  readonly texts: readonly string[];
  readonly students: readonly number[];
  /** The number of students who began the stage. */
  readonly begun: number;
}

/** The work of all students on one track. */
export interface ClassOfTrack {
  readonly tables: Tables;
  readonly track: number;
  readonly students: readonly StudentRow[];
}

/** The name under which all fresh games of a stage are counted. */
export const FRESH = "fresh games";

/** The results of each stage of the track, in order. */
export function countStages({ tables, track, students }: ClassOfTrack): StageCount[] {
  return tables.tracks[track]!.stages.map((_, stage) => {
    const by = Object.fromEntries(STATES.map((state) => [state, [] as number[]])) as Record<
      State,
      number[]
    >;
    for (const [student, { tracks }] of students.entries()) {
      const row = tracks
        .find((one) => one.track === track)
        ?.stages.find((one) => one.stage === stage);
      if (row) by[STATES[row.state]!].push(student);
    }
    const begun = [...by.passed, ...by.failing, ...by.open].sort((a, b) => a - b);
    return { stage, by, begun };
  });
}

/** Common mistakes. */
export interface Frequent {
  /** Whether at least half of the students who began a stage made each mistake; if not, these are the most frequent. */
  readonly half: boolean;
  readonly findings: readonly Finding[];
}

/** How many findings are shown if none affects half the class. */
const MOST_BELOW_HALF = 5;
/** A mistake by only one student is not frequent. */
const FEWEST = 2;

/**
 * What half of the students who began a stage got wrong: the stage itself, its cases, its known mistakes. Within a stage,
 * the stage itself comes first, and then the most frequent finding.
 */
export function findFrequent(of: ClassOfTrack): Frequent {
  const all = countStages(of).flatMap((count) => findingsOf(of, count));
  const half = all.filter(({ students, begun }) => students.length * 2 >= begun);
  if (half.length > 0) return { half: true, findings: half };
  const most = [...all]
    .filter(({ kind, students }) => kind !== "stage" && students.length >= FEWEST)
    .sort((a, b) => b.students.length / b.begun - a.students.length / a.begun)
    .slice(0, MOST_BELOW_HALF)
    .sort((a, b) => a.stage - b.stage);
  return { half: false, findings: most };
}

function findingsOf(of: ClassOfTrack, { stage, by, begun }: StageCount): Finding[] {
  const who = new Map<string, { kind: Finding["kind"]; text: string; students: Set<number> }>();
  eachFailure(of, (student, at, [one, , mistake]) => {
    if (at !== stage || !begun.includes(student)) return;
    const note = (kind: Finding["kind"], text: string) => {
      const key = `${kind} ${text}`;
      const found = who.get(key) ?? { kind, text, students: new Set() };
      who.set(key, found);
      found.students.add(student);
    };
    note("case", nameOfCase(of, stage, one));
    if (mistake >= 0) note("mistake", of.tables.mistakes[mistake]!);
  });
  const whole =
    by.failing.length > 0 ? [{ kind: "stage" as const, texts: [], students: by.failing }] : [];
  return [...whole, ...together([...who.values()])].map((one) => ({
    ...one,
    stage,
    begun: begun.length,
  }));
}

/** Combines cases that the same students failed into one line. The most frequent comes first. */
function together(
  found: readonly { kind: Finding["kind"]; text: string; students: ReadonlySet<number> }[],
): Pick<Finding, "kind" | "texts" | "students">[] {
  const lines = new Map<string, { kind: Finding["kind"]; texts: string[]; students: number[] }>();
  for (const { kind, text, students } of found) {
    const key = kind === "case" ? [...students].join() : text;
    const line = lines.get(key) ?? { kind, texts: [], students: [...students] };
    lines.set(key, line);
    line.texts.push(text);
  }
  return [...lines.values()].sort((a, b) => b.students.length - a.students.length);
}

/** Where points were lost, the largest loss first. */
export function addLosses(of: ClassOfTrack): Losses {
  const { tables, track, students } = of;
  const { stages } = tables.tracks[track]!;
  const sums = { stages: openSums(), cases: openSums(), kinds: openSums(), mistakes: openSums() };
  for (const [student, row] of students.entries()) {
    for (const one of row.tracks.filter((one) => one.track === track)) {
      for (const { stage, earned, state } of one.stages) {
        const { points, extra } = stages[stage]!;
        // Missing extra credit is not a loss, and neither are points left open by a grader fault.
        if (extra || STATES[state] === "fault") continue;
        sums.stages.add(titleOf(of, stage), student, points - earned, stage);
      }
      for (const [label, lost] of one.apart ?? []) {
        sums.stages.add(tables.apart[label]!, student, lost);
      }
    }
  }
  eachFailure(of, (student, stage, [one, kind, mistake, lost]) => {
    if (stages[stage]!.extra) return;
    sums.cases.add(nameOfCase(of, stage, one), student, lost, stage);
    sums.kinds.add(tables.kinds[kind]!, student, lost);
    if (mistake >= 0) sums.mistakes.add(tables.mistakes[mistake]!, student, lost, stage);
  });
  return {
    stages: sums.stages.sorted(),
    cases: sums.cases.sorted(),
    kinds: sums.kinds.sorted(),
    mistakes: sums.mistakes.sorted(),
  };
}

function openSums() {
  const sums = new Map<string, { label: string; stage?: number; who: Map<number, number> }>();
  return {
    add: (label: string, student: number, lost: number, stage?: number) => {
      if (lost < 0.005) return;
      const key = `${stage ?? ""} ${label}`;
      const sum = sums.get(key) ?? {
        label,
        ...(stage === undefined ? {} : { stage }),
        who: new Map(),
      };
      sums.set(key, sum);
      sum.who.set(student, (sum.who.get(student) ?? 0) + lost);
    },
    sorted: (): Loss[] =>
      [...sums.values()]
        .map(({ who, ...one }) => {
          const each = [...who].map(([student, lost]) => ({ student, lost: round(lost) }));
          const lost = round([...who.values()].reduce((sum, one) => sum + one, 0));
          return { ...one, lost, who: each.sort((a, b) => b.lost - a.lost) };
        })
        .sort((a, b) => b.lost - a.lost),
  };
}

function eachFailure(
  { track, students }: ClassOfTrack,
  act: (student: number, stage: number, failure: Failure) => void,
): void {
  for (const [student, { tracks }] of students.entries())
    for (const one of tracks)
      if (one.track === track)
        for (const { stage, failures = [] } of one.stages)
          for (const failure of failures) act(student, stage, failure);
}

function nameOfCase({ tables, track }: ClassOfTrack, stage: number, one: number): string {
  const { name, fresh } = tables.tracks[track]!.stages[stage]!.cases[one]!;
  return fresh ? FRESH : name;
}

/** `3 Shuffle`. */
export function titleOf({ tables, track }: Omit<ClassOfTrack, "students">, stage: number): string {
  const { number, title } = tables.tracks[track]!.stages[stage]!;
  return `${number} ${title}`;
}

/** A column of the histogram. */
export interface Bin {
  /** The lowest total of the column, which ends before the next column. */
  readonly from: number;
  readonly students: readonly number[];
}

/** The width of a column. */
export const BIN = 10;

/** The totals by tens. A hundred counts with the nineties; higher totals, with extra credit, have their own columns. */
export function binTotals(totals: readonly (readonly [student: number, total: number])[]): Bin[] {
  const most = Math.max(100, ...totals.map(([, total]) => total));
  const count = Math.ceil(most / BIN);
  const bins = Array.from({ length: count }, (_, at) => ({
    from: at * BIN,
    students: [] as number[],
  }));
  for (const [student, total] of totals) {
    const at = total === 100 ? 9 : Math.min(count - 1, Math.floor(total / BIN));
    bins[Math.max(0, at)]!.students.push(student);
  }
  return bins;
}

/** The middle number, or the mean of the two middle numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, one) => sum + one, 0) / Math.max(1, middle.length);
}

/** Rounds to two decimals, like points. */
export function round(points: number): number {
  return Math.round(points * 100) / 100;
}
