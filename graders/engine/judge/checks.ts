/**
 * Checks of what no transcript can show: rules about the source, from facts of the syntax tree, and pauses.
 *
 * @module
 */
import { posix } from "node:path";
import type { TypesAnswer } from "../execute/check-types.ts";
import type { Run } from "../execute/outcome.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import { eachLine } from "../text/each-line.ts";
import type { Check } from "../workbook/check-settings.ts";
import { judgeCalls } from "./calls.ts";
import type { Checked } from "./checked.ts";
import { type Followed, judgeImports } from "./imports.ts";

/** What a check can look at. */
export interface CheckInput {
  /** Facts of the stage's files, by file name. */
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** The stage's folder with the track's. */
  readonly folder?: string;
  /** The student's other files that the stage imports. */
  readonly around?: Followed;
  /** Facts of files in no stage with such checks that this stage is the first to use, by their paths from its folder. */
  readonly beside?: ReadonlyMap<string, FileFacts>;
  /** The run of each case that was run to its end. */
  readonly runs: readonly Run[];
  /** The run of the stage's `calls.ts`, or why there is none. */
  readonly calls?: Run | string;
  /** Whether the contracts are kept. */
  readonly contracts: ReadonlyMap<Check, Checked>;
  /** What the compiler says of the stage's files, if it was asked. */
  readonly types?: TypesAnswer;
  /** Why the source is not read, if it is in a different language. */
  readonly unread?: string;
}

/** Applies a check to a stage. */
export function applyCheck(check: Check, input: CheckInput): Checked {
  if (check.kind === "pauses") return pauses(check, input);
  if (input.unread !== undefined) return { kind: "not checked", because: input.unread };
  if (check.kind === "types") return judgeTypes(input.types);
  if (check.kind === "calls") return judgeCalls(check, input.calls);
  if (check.kind === "closed objects") return closedObjects(input);
  const read = input.facts.get(check.file);
  if (!read) return { kind: "missing", what: [`There is no ${check.file}.`] };
  const unreadable = whyUnreadable(check.file, read);
  if (unreadable !== undefined) return { kind: "missing", what: [unreadable] };
  if (check.kind === "contract")
    return (
      input.contracts.get(check) ?? { kind: "not checked", because: "nobody asked the compiler" }
    );
  const what = readOff(check, read, input);
  return what.length === 0 ? { kind: "passed" } : { kind: "missing", what };
}

/** So many errors are shown. */
const MOST_FAULTS = 3;

function judgeTypes(answer: TypesAnswer | undefined): Checked {
  switch (answer?.kind) {
    case undefined:
      return { kind: "not checked", because: "nobody asked the compiler" };
    case "unavailable":
      return { kind: "not checked", because: answer.why };
    case "gave up":
      return {
        kind: "missing",
        what: [`The compiler gave up: ${answer.why}. Write the types more simply.`],
      };
    case "checked": {
      const { faults } = answer;
      if (faults.length === 0) return { kind: "passed" };
      const said = faults
        .slice(0, MOST_FAULTS)
        .map(({ file, line, column, text }) => `${file}:${line}:${column}: ${text}`);
      const more = faults.length - said.length;
      const rest = more === 0 ? [] : [`There ${more === 1 ? "is 1 more" : `are ${more} more`}.`];
      return { kind: "missing", what: [...said, ...rest] };
    }
    default:
      return answer satisfies never;
  }
}

/** A file that does not parse passes no check, because it is not a program. */
function whyUnreadable(file: string, read: FileFacts): string | undefined {
  if (read.unreadable !== undefined) return `${file} cannot be read: ${read.unreadable}.`;
  if (!read.syntaxError) return undefined;
  const { line, column, says } = read.syntaxError;
  return `There is a syntax error at ${file}:${line}:${column} (${says}); fix it first, so the check can read the file.`;
}

function readOff(
  check: Exclude<Check, { kind: "pauses" | "contract" | "calls" | "closed objects" | "types" }>,
  read: FileFacts,
  input: CheckInput,
): string[] {
  const { file } = check;
  switch (check.kind) {
    case "only":
      return only(check, read);
    case "imports":
      return imports(check, input);
    case "header comment":
      return read.headerWords >= check.words
        ? []
        : [
            `Begin ${file} with a comment of ${check.words} words or more that says ${check.says}; it has ${read.headerWords} now.`,
          ];
    default:
      return check satisfies never;
  }
}

function only(
  { file, functions }: Extract<Check, { kind: "only" }>,
  { declared, looseStatements }: FileFacts,
): string[] {
  const all = functions.join(" and ");
  const lacking = functions.filter((name) => !declared.includes(name));
  const foreign = declared.filter((name) => !functions.includes(name));
  return [
    ...lacking.map((name) => `Looked for a function ${name} in ${file} and found none.`),
    ...(foreign.length > 0
      ? [
          `${file} should contain only ${all} and its call; move ${foreign.join(", ")} to another file.`,
        ]
      : []),
    ...(looseStatements > 1
      ? [
          `${file} should contain only ${all} and its call, but ${looseStatements} statements are outside all functions.`,
        ]
      : []),
  ];
}

function imports(
  check: Extract<Check, { kind: "imports" }>,
  { facts, folder = "", around }: CheckInput,
): string[] {
  const { imports: own, declared } = facts.get(check.file)!;
  // An empty file would keep every rule.
  if (declared.length === 0 && own.length === 0) return [`There is nothing in ${check.file} yet.`];
  const inside = [...facts].map(([name, read]) => [posix.join(folder, name), read] as const);
  const followed = { ...around, facts: new Map([...(around?.facts ?? []), ...inside]) };
  return judgeImports(check, folder, followed, whyUnreadable);
}

/** A file that cannot be read has no objects that are known to be closed. */
function closedObjects({ facts, beside = new Map() }: CheckInput): Checked {
  const what = [...facts, ...beside].flatMap(([file, read]) => {
    const unreadable = whyUnreadable(file, read);
    if (unreadable !== undefined) return [unreadable];
    return read.classes
      .filter(({ open }) => open.length > 0)
      .map(
        ({ name, line, open }) =>
          `Other objects can change ${open.join(", ")} of ${name} (the class at ${file}:${line}); make ${open.length === 1 ? "this field" : "these fields"} private, and let other objects call methods.`,
      );
  });
  return what.length === 0 ? { kind: "passed" } : { kind: "missing", what };
}

/** A pause may be this much longer or shorter, in seconds: a loop that watches the clock overshoots. */
const PAUSE_TOLERANCE = 0.101;

/** Where a line ends, and where the next text begins; both in characters from the start. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

function pauses(
  { after, seconds }: Extract<Check, { kind: "pauses" }>,
  { runs, unread }: Pick<CheckInput, "runs" | "unread">,
): Checked {
  // In TypeScript, pauses can always be seen: a program that hides them has none.
  const isSeen = ({ pauses, ended }: Run) =>
    unread === undefined ? ended.how !== "fault" : pauses !== undefined;
  const told = runs.filter(isSeen);
  if (told.length === 0)
    return { kind: "not checked", because: "its pauses cannot be seen from outside" };
  let wanted = 0;
  let made = 0;
  let otherLength: number | undefined;
  let elsewhere = 0;
  let unawaited = 0;
  const fits = (length: number) => Math.abs(length - seconds) <= PAUSE_TOLERANCE;
  for (const { stdout, pauses: own = [] } of told) {
    const gaps = gapsAfter(after, stdout);
    wanted += gaps.length;
    const left = new Set(own);
    const take = (gap: Gap | undefined, waited: boolean): number => {
      let sum = 0;
      for (const pause of left) {
        const { at, seconds: length } = pause;
        // In other languages, only the number can be seen.
        const here =
          at === undefined
            ? unread !== undefined && sum === 0 && fits(length)
            : gap && at >= gap.from && at <= gap.to;
        if (!here || (pause.waited !== false) !== waited) continue;
        left.delete(pause);
        sum += length;
      }
      return sum;
    };
    for (const gap of gaps) {
      const length = take(gap, true);
      if (fits(length)) made++;
      else if (length > 0) otherLength ??= length;
      if (fits(take(gap, false))) unawaited++;
    }
    elsewhere += [...left].filter((pause) => fits(pause.seconds)).length;
  }
  if (wanted === 0) return { kind: "missing", what: [`It never printed "${after}".`], seen: "run" };
  if (made >= wanted) return { kind: "passed" };
  const times = (count: number) => `${count} ${count === 1 ? "time" : "times"}`;
  const often =
    made > 0
      ? `pauses there ${times(made)}`
      : unawaited > 0
        ? "never waits there"
        : otherLength === undefined
          ? "never pauses there"
          : `pauses there for ${secondsOf(otherLength)}`;
  const instead =
    unawaited > 0
      ? ["It starts a pause there, but goes on without waiting for it: is an await missing?"]
      : elsewhere > 0
        ? ["It pauses at another place."]
        : [];
  // Other languages have their own way to pause.
  const way = unread === undefined ? ` (pause(${seconds}) of #toolkit/pause.ts)` : "";
  return {
    kind: "missing",
    what: [
      `After "${after}" it should pause for ${seconds} seconds${way}${COUNTED}${times(wanted)}, but ${often}.`,
      ...instead,
    ],
    seen: "run",
  };
}

/** Whether a run alone has the pauses that a check asks for, wherever it comes to them. */
export function hasPauses(check: Extract<Check, { kind: "pauses" }>, run: Run): boolean {
  if (gapsAfter(check.after, run.stdout).length === 0) return true;
  return pauses(check, { runs: [run] }).kind === "passed";
}

function secondsOf(length: number): string {
  const rounded = Number(length.toFixed(1));
  return `${rounded} second${rounded === 1 ? "" : "s"}`;
}

/** Far more than in any honest game: each is compared with every pause. */
const MOST_GAPS = 500;

const COUNTED = ": it prints this ";

/** The same sentence without the numbers of what was printed: they may be made of code that nobody may see. */
export function withoutCounts(what: string): string {
  const at = what.indexOf(COUNTED);
  return at === -1 ? what : `${what.slice(0, at)}.`;
}

function gapsAfter(line: string, stdout: string): Gap[] {
  const gaps: Gap[] = [];
  let start = 0;
  for (const text of eachLine(stdout)) {
    if (gaps.length >= MOST_GAPS) break;
    if (text.trim() === line) {
      const from = start + text.indexOf(line) + line.length;
      const blank = /^\s*/.exec(stdout.slice(from))![0].length;
      gaps.push({ from, to: from + blank });
    }
    start += text.length + 1;
  }
  return gaps;
}
