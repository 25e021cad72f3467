/**
 * Measures how well the report leads a student to a slip: whether it names the place, and the kind.
 *
 * @module
 */
import { PROJECT } from "#compiled/compiled.cjs";
import { explains } from "../engine/diagnose/complaints.ts";
import { nearestFault } from "../engine/diagnose/judge-tasks.ts";
import { gradeTrack } from "../engine/grade/grade.ts";
import { openGrader } from "../engine/grade/grader.ts";
import { submissionOf } from "../engine/intake/read-submission.ts";
import type { CaseResult, StageResult } from "../engine/judge/results.ts";
import { passed } from "../engine/judge/score.ts";
import { simplestFailure } from "../engine/report/failures.ts";
import { reportStage } from "../engine/report/report.ts";
import type { Session } from "../engine/sandbox/session.ts";
import { alignLines } from "../engine/text/align-lines.ts";
import { readSolutions, readStarters } from "../engine/workbook/stage-files.ts";
import { taskIn } from "../engine/workbook/todo.ts";
import { discover, type Stage, type Workbook } from "../engine/workbook/workbook.ts";
import { SLIPS } from "../slips/all-slips.ts";
import { applySlip } from "../slips/apply-slip.ts";
import { others } from "../slips/in-other-programs.ts";
import { programOf, stylesOf } from "../slips/program-of.ts";
import type { OtherSlip, Slip } from "../slips/slip.ts";
import { twoAtOnce } from "../slips/two-at-once.ts";
import { unfinishedFor } from "../slips/unfinished.ts";
import { diffOf, type Mutant, mutantsOf, mutate } from "./mutants.ts";

/** What the report said of one slip. */
export interface Told {
  readonly track: string;
  readonly slip: Slip;
  /** Whether it names a place, and the right one. */
  readonly place: "right" | "wrong" | "none";
  /** Whether it names a line, and the right one: one that was changed, or that is beside what was taken away. */
  readonly line: "right" | "wrong" | "none";
  /** What it names. */
  readonly named: string;
  readonly kind: boolean;
  /** A known mistake was named that was made elsewhere. */
  readonly falseName: boolean;
  /** Whether the stage fails, as it should. */
  readonly shows: boolean;
}

/** What is measured: one of `part`, beginning at a place that depends on the seed. */
interface Choice {
  readonly inOthers: boolean;
  /** Two slips at once, of those in other programs. */
  readonly inPairs?: boolean;
  /** The program is written only as far as the task with the slip. */
  readonly isUnfinished?: boolean;
  readonly part: number;
  readonly seed: number;
}

/**
 * Reports on every slip of these tracks.
 *
 * @param choice - whether those in the programs of the corpus instead of those in the solutions
 */
export async function* diagnoseSlips(
  session: Session,
  workbook: Workbook,
  tracks: readonly string[],
  { inOthers, inPairs = false, isUnfinished = false, part, seed }: Choice,
): AsyncGenerator<Told> {
  let count = seed;
  const grader = openGrader(session, workbook);
  // The students' edition has none.
  const own = discover(PROJECT);
  const [solutions, starters] = [readSolutions(own), readStarters(own)];
  try {
    for (const track of workbook.tracks.filter(({ name }) => tracks.includes(name)))
      for (const slip of inOthers ? slipsOf(track.name, inPairs) : (SLIPS[track.name] ?? [])) {
        if (count++ % part !== 0) continue;
        if (isUnfinished && slip.shows) continue;
        const stage = track.stages.find(({ name }) => name === (slip.shows ?? slip.stage))!;
        const whole = isOther(slip) ? programOf(slip.style, track.name) : solutions;
        const base = isUnfinished ? unfinishedFor(slip, whole, starters, stage) : whole;
        if (!base) continue;
        const files = applySlip(base, track.name, slip);
        const submission = submissionOf("student", files, [track.name]);
        const { stages } = await gradeTrack(grader, submission, track, [stage]);
        yield judgeReport(track.name, slip, base, files, stages[0]!);
      }
  } finally {
    await grader.close();
  }
}

function slipsOf(track: string, inPairs: boolean): readonly OtherSlip[] {
  const own = others.filter((one) => one.track === track);
  return inPairs ? twoAtOnce(own) : own;
}

/**
 * Reports on mutants: those that fail, and that are in a declaration or in a main program.
 *
 * @param choice - whether those of the programs of the corpus instead of those of the solutions; and which part, as above
 */
export async function* diagnoseMutants(
  session: Session,
  workbook: Workbook,
  tracks: readonly string[],
  { inOthers, part, seed }: Choice,
): AsyncGenerator<Told> {
  let count = seed;
  const grader = openGrader(session, workbook);
  try {
    for (const track of workbook.tracks.filter(({ name }) => tracks.includes(name)))
      for (const base of inOthers
        ? stylesOf(track.name).map((style) => programOf(style, track.name))
        : [grader.solutions])
        for (const stage of track.stages.filter(({ tests }) => !tests)) {
          const own = Object.entries(base).filter(
            ([path]) => path.startsWith(`${stage.path}/`) && path.endsWith(".ts"),
          );
          for (const mutant of await mutantsOf(Object.fromEntries(own))) {
            if (count++ % part !== 0) continue;
            const text = base[mutant.path]!;
            const files = { ...base, [mutant.path]: mutate(text, mutant) };
            const slip = slipOf(mutant, text, stage);
            const submission = submissionOf("student", files, [track.name]);
            const { stages } = await gradeTrack(grader, submission, track, [stage]);
            const told = judgeReport(track.name, slip, base, files, stages[0]!);
            if (told.shows) yield told;
          }
        }
  } finally {
    await grader.close();
  }
}

/** A mutant as if somebody had made it by mistake. */
function slipOf(mutant: Mutant, text: string, { name: stage, path }: Stage): Slip {
  const line = text.slice(0, mutant.start).split("\n").length;
  const { name } = at(mutant.path, line, { [mutant.path]: text });
  const file = mutant.path.slice(path.length + 1);
  const { from, to } = diffOf(text, mutant);
  return {
    stage,
    name: `${file}:${line} ${mutant.mutator}: ${from} → ${to}`,
    in: [name ?? file],
    kind: "algorithm",
    edits: [{ file, find: from, replace: to }],
  };
}

function isOther(slip: Slip): slip is OtherSlip {
  return "style" in slip;
}

type Files = Readonly<Record<string, string>>;

function judgeReport(
  track: string,
  slip: Slip,
  base: Files,
  files: Files,
  result: StageResult,
): Told {
  const wanted = slip.in.map((one) => one.split(".")[0]!);
  const ownMain = `${track}/${slip.stage}/main.ts`;
  const edited = slip.edits.map(({ file }) => `${track}/${slip.stage}/${file}`);
  const named = namedIn(result, files, wanted, edited[0]!);
  const isRight = ({ name, file }: Named) =>
    edited.includes(file) &&
    (name === undefined ||
      wanted.includes(name) ||
      file === ownMain ||
      slip.in.some((one) => file.endsWith(`/${one}`)));
  const first = simplestFailure(result);
  const mistake = first?.mistake;
  return {
    track,
    slip,
    line: judgeLines(named, base, files),
    place: named.length === 0 ? "none" : named.every(isRight) ? "right" : "wrong",
    named: named.map(({ name, file }) => `${name ?? "?"} in ${file}`).join(", "),
    kind: namesKind(slip, result) || saysWhatToChange(result, base, files),
    shows: !passed(result),
    // It may be one of several places.
    falseName: mistake !== undefined && named.length > 0 && !named.some(isRight),
  };
}

interface Named {
  readonly name?: string | undefined;
  readonly file: string;
  /** The line of a fault, not of a declaration. */
  readonly at?: { readonly line: number } | undefined;
}

function judgeLines(named: readonly Named[], base: Files, files: Files): Told["line"] {
  const lines = named.flatMap(({ file, at }) => (at ? [{ file, line: at.line }] : []));
  if (lines.length === 0) return "none";
  const isRight = lines.some(({ file, line }) =>
    changedLines(base[file] ?? "", files[file] ?? "").has(line),
  );
  return isRight ? "right" : "wrong";
}

/** The lines of a file that are new, and those around what is missing, from 1. */
function changedLines(before: string, after: string): ReadonlySet<number> {
  const [left, right] = [before, after].map((text) => text.split("\n")) as [string[], string[]];
  const changed = new Set<number>();
  let last = 0;
  for (const [old, now] of alignLines(left, right)) {
    if (now === undefined) changed.add(last).add(last + 1);
    else if (old === undefined || left[old] !== right[now]) changed.add(now + 1);
    if (now !== undefined) last = now + 1;
  }
  return changed;
}

/** The declarations that the report leads to: by exchange, by the compiler, by a call, or where it crashed. */
function namedIn(
  result: StageResult,
  files: Files,
  wanted: readonly string[],
  edited: string,
): readonly Named[] {
  const { suspect, complaints } = result;
  if (suspect?.changes) return suspect.changes.map((one) => at(one.file, one.at.line, files));
  const own = Object.keys(files).filter((path) => path.startsWith(`${result.stage.track}/`));
  // What it uses is named, too.
  const withUsed = (one: Named & { readonly name: string }): Named => {
    const used = wanted.find((name) => isReached(one.name, name, own, files));
    return used ? { ...one, name: used, file: edited } : one;
  };
  if (suspect?.kind === "declarations")
    return suspect.declarations.map((one) => (one.helpers ? withUsed(one) : one));
  const [said] = complaints?.first ?? [];
  if (said && explains(said)) {
    // A name that another file should have: the message says which.
    const about = wanted.find(
      (name) => said.text.includes(`'${name}'`) || said.text.includes(` ${name}'`),
    );
    return about ? [{ name: about, file: edited, at: said }] : [at(said.file, said.line, files)];
  }
  if (suspect?.kind === "called") return [suspect.declaration];
  if (suspect?.kind === "main program") {
    if (suspect.at) return [{ file: suspect.file, at: suspect.at }];
    // They were exchanged together.
    const all = [suspect.file, ...(suspect.also ?? [])];
    return (all.includes(edited) ? [edited] : all).map((file) => ({ file }));
  }
  if (suspect?.kind === "file") return [{ file: suspect.file }];
  const ofTask = nearestFault(result.tasks ?? [])?.fault;
  if (ofTask) return [withUsed(ofTask)];
  const first = simplestFailure(result);
  const verdict = first?.verdict;
  if (first?.mistake?.at) {
    const { name, file } = first.mistake.at;
    return [withUsed({ name, file })];
  }
  if (verdict?.kind === "does not build") {
    const [problem] = verdict.problems;
    const about = wanted.find((name) => problem?.text.includes(`"${name}"`));
    if (about) return [{ name: about, file: edited }];
    return problem?.file
      ? [
          {
            file: problem.file,
            at: problem.line === undefined ? undefined : { line: problem.line },
          },
        ]
      : [];
  }
  // What a call gives stands in front of where the program crashed.
  const called = calledIn(result.cases.find(isOfCalls), files, wanted, edited);
  if (called.length > 0) return called;
  const isOpen = taskIn(verdict?.kind === "crashed" ? (verdict.error?.message ?? "") : "");
  return verdict?.kind === "crashed" && verdict.place?.line !== undefined && isOpen === undefined
    ? [at(verdict.place.file, verdict.place.line, files)]
    : [];
}

function isOfCalls({ verdict }: CaseResult): boolean {
  return verdict.kind === "missing" && verdict.seen === "run" && verdict.names !== undefined;
}

/** The function that a check has called, and that gives something else. */
function calledIn(
  one: CaseResult | undefined,
  files: Files,
  wanted: readonly string[],
  edited: string,
): readonly Named[] {
  const [called] = (one?.verdict.kind === "missing" && one.verdict.names) || [];
  const name = called?.split(".")[0];
  const own = Object.keys(files).filter((path) => path.startsWith(`${edited.split("/")[0]}/`));
  const file = own.find((path) =>
    new RegExp(`^(?:export )?(?:async )?(?:function|class|const|let) ${name}\\b`, "m").test(
      files[path]!,
    ),
  );
  if (!name || !file) return [];
  const used = wanted.find((one) => isReached(name, one, own, files));
  // What a call gives is also made by what is beside the function. Something in another file is not named by that.
  if (used && file !== edited) return [];
  return [{ name: used ?? name, file }];
}

/** Whether a declaration leads to another by the names in its text, and in the texts of these. */
function isReached(from: string, to: string, paths: readonly string[], files: Files): boolean {
  const texts = new Map<string, string>();
  for (const path of paths)
    for (const part of files[path]!.split(/\r?\n(?=\S)/)) {
      const name = /(?:function\*?|class|const|let) (\w+)/.exec(part)?.[1];
      if (name) texts.set(name, `${texts.get(name) ?? ""}\n${part}`);
    }
  const seen = new Set([from]);
  for (const name of seen)
    for (const word of texts.get(name)?.match(/\w+/g) ?? []) if (texts.has(word)) seen.add(word);
  return seen.has(to);
}

/** The declaration around a line. */
function at(file: string, line: number, files: Files): Named {
  const before = (files[file] ?? "").split("\n").slice(0, line);
  const head = before.findLast((one) =>
    /^(?:\}|(?:\S.*\s)?(?:function|class|const|let) \w)/.test(one),
  );
  const name = /(?:function|class|const|let) (\w+)/.exec(head ?? "")?.[1];
  return { name, file, at: { line } };
}

/**
 * Whether the report says what kind of slip it is: by the sentence of a known mistake, by what the compiler says, by
 * what is to be looked at in the line of the fault, by a call that gives something else, or by how the program ended, if
 * that is the kind.
 */
function namesKind({ kind }: Slip, result: StageResult): boolean {
  const first = simplestFailure(result);
  const [said] = result.complaints?.first ?? [];
  if (!first || first.mistake || (said && explains(said))) return true;
  const { suspect } = result;
  if (
    suspect?.kind === "declarations" &&
    suspect.declarations.every(({ at }) => at && at.kind !== "part")
  )
    return true;
  const { verdict } = first;
  switch (verdict.kind) {
    case "does not build":
    case "missing":
      return true;
    case "timed out":
    case "too much output":
    case "too much memory":
      return kind === "loop";
    case "crashed":
      return (
        kind === "crash" || (kind === "undefined" && /undefined/.test(verdict.error?.message ?? ""))
      );
    case "different":
      return kind === "text" || saysValue(result);
    default:
      return false;
  }
}

/** Whether it says what to look at in the changed line, by a small change that is enough. */
function saysWhatToChange({ suspect }: StageResult, base: Files, files: Files): boolean {
  const { changes = [] } = suspect ?? {};
  return (
    changes.length > 0 &&
    changes.every(
      ({ file, at }) =>
        at.kind !== "part" && changedLines(base[file] ?? "", files[file] ?? "").has(at.line),
    )
  );
}

function saysValue(result: StageResult): boolean {
  const sections = reportStage(result).told?.sections ?? [];
  const texts = sections
    .flat()
    .flatMap((block) => (block.kind === "diagnosis" ? [block.text] : []));
  return texts.some((text) => /^"(?:undefined|NaN|\[object \w+\])" is printed/.test(text));
}

/** A table by track: how many slips there are, and of how many the place and the kind are told. */
export function renderTold(all: readonly Told[]): string {
  const rows = [...new Set(all.map(({ track }) => track)), "all"].map((track) => {
    const own = all.filter((one) => track === "all" || one.track === track);
    const share = (some: readonly Told[]) =>
      `${some.length} (${((100 * some.length) / Math.max(1, own.length)).toFixed(1)} %)`;
    const cells = [
      track,
      String(own.length),
      share(own.filter(({ place }) => place === "right")),
      String(own.filter(({ place }) => place === "wrong").length),
      share(own.filter(({ line }) => line === "right")),
      String(own.filter(({ line }) => line === "wrong").length),
      share(own.filter(({ kind }) => kind)),
      String(own.filter(({ falseName }) => falseName).length),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| Track | Slips | Place named | Wrong place | Line named | Other line | Kind named | False names |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
