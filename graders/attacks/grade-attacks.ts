/**
 * Grades the attacks in a separate process, as the user who starts it, and prints what they got as JSON:
 * `grade-attacks.ts box|container|none explained|verdicts [NAME...]`. With `verdicts`, no failure is explained, which takes
 * half of the time.
 *
 * An honest submission is graded first, between them and last. It must get the same report each time.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { gradeTrack } from "../engine/grade/grade.ts";
import { openGrader } from "../engine/grade/grader.ts";
import { readEntry } from "../engine/grade/submission.ts";
import type { CaseResult, SubmissionResult } from "../engine/judge/results.ts";
import { hurried } from "../engine/limits/times-for-tests.ts";
import { renderHtmlFeedback } from "../engine/report/html.ts";
import { printJson, submissionJson } from "../engine/report/json.ts";
import { renderFeedback } from "../engine/report/markdown.ts";
import { reportSubmission } from "../engine/report/report.ts";
import { renderSubmission } from "../engine/report/terminal.ts";
import { type Confinement, openSession } from "../engine/sandbox/session.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover, type Stage } from "../engine/workbook/workbook.ts";
import { attacksFor } from "./all.ts";
import type { Attack } from "./attack.ts";

/** What one attack got in the stage that it attacks. */
export interface Got {
  readonly name: string;
  readonly points: number;
  readonly verdicts: readonly string[];
  /** The student's report on a terminal, as one line. */
  readonly report: string;
  /** All reports. */
  readonly shown: string;
}

export interface Told {
  /** The session's folder, which must be gone. */
  readonly folder: string;
  readonly attacks: readonly Got[];
  /** The different reports that the honest submission got. */
  readonly honest: readonly string[];
  /** The grader's largest memory. */
  readonly residentBytes: number;
}

/** So many attacks come between two honest submissions. */
const BETWEEN = 10;
const HONEST: Attack = {
  name: "honest",
  guarantee: "others are untouched",
  tries: "It tries nothing.",
  stage: "two-player-spades/3-shuffle",
  files: () => ({}),
  gets: { points: 10, verdicts: ["passed"] },
  succeeded: "held",
};

const confinement = (process.argv[2] ?? "box") as Confinement;
const workbook = discover(PROJECT);
const solutions = readSolutions(workbook);
const session = openSession({ confinement });
/** Short, but long enough to fill a memory, and to build all classes with mistakes, on a busy machine. */
const TIMES = { cpuMs: 1500, wallMs: 7500, idleMs: 800, compilerMs: 4000 };
const grader = openGrader(hurried(session, TIMES), workbook, {
  verdictsOnly: process.argv[3] === "verdicts",
});
const folder = mkdtempSync(join(session.folder, "attacks-"));

async function grade({ name, stage: path, wholeTrack, files }: Attack): Promise<Got> {
  const track = workbook.tracks.find((one) => path.startsWith(`${one.name}/`))!;
  const submission = join(folder, name);
  const own = Object.entries(solutions).filter(([file]) => file.startsWith(`${track.name}/`));
  for (const [file, content] of Object.entries({
    ...Object.fromEntries(own),
    ...files(solutions),
  })) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(submission, file)), { recursive: true });
    writeFileSync(join(submission, file), content);
  }
  const entry = { name, folder: submission };
  const { submission: read, notes } = await readEntry(grader, entry, [track]);
  // What a program in another language is worth depends on the stages after it.
  const isMixed = Object.keys(read.foreign).length > 0 || Object.keys(read.refused).length > 0;
  const stages =
    wholeTrack || isMixed ? track.stages : track.stages.filter((stage) => stage.path === path);
  const result = await gradeTrack(grader, read, track, stages);
  rmSync(submission, { recursive: true, force: true });
  const { earned, cases, stage } = result.stages.find(({ stage }) => stage.path === path)!;
  const whole: SubmissionResult = { name, tracks: [result], notes };
  const report = reportSubmission(whole);
  const text = renderSubmission(report, { width: Number.POSITIVE_INFINITY, colour: false });
  return {
    name,
    points: earned,
    verdicts: [
      ...new Set(cases.filter((one) => !isAside(one, stage)).map(({ verdict }) => verdict.kind)),
    ],
    report: text.replaceAll(/\s+/g, " "),
    shown: [
      text,
      renderFeedback(report),
      renderHtmlFeedback(report),
      printJson(submissionJson(report)),
    ].join("\n"),
  };
}

/** What a stage's functions give if they are called is another matter, unless it is wrong. */
function isAside({ name, verdict: { kind } }: CaseResult, { cases }: Stage): boolean {
  const one = cases.find((its) => its.name === name);
  const isOfCalls = one?.kind === "check" && one.check.kind === "calls";
  return isOfCalls && (kind === "passed" || kind === "not checked");
}

const honest = new Set<string>();
const attacks: Got[] = [];
const names = process.argv.slice(4);
const wanted = attacksFor(confinement).filter(({ name }) => !names[0] || names.includes(name));
for (const [at, attack] of wanted.entries()) {
  if (at % BETWEEN === 0) honest.add((await grade(HONEST)).shown);
  attacks.push(await grade(attack));
}
honest.add((await grade(HONEST)).shown);
await grader.close();
session.close();
const told: Told = {
  folder: session.folder,
  attacks,
  honest: [...honest],
  residentBytes: process.resourceUsage().maxRSS * 1024,
};
console.log(JSON.stringify(told));
