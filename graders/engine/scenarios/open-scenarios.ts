/**
 * Grades scenarios like submissions of a course, for the tests.
 *
 * @module
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Session } from "../sandbox/session.ts";
import { discover } from "../workbook/workbook.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { readSubmission } from "../intake/read-submission.ts";
import { gradeTrack } from "../grade/grade.ts";
import { openGrader } from "../grade/grader.ts";
import { reportStage } from "../report/report.ts";
import { renderStage } from "../report/terminal.ts";
import type { StageResult } from "../judge/results.ts";
import { GENERATED, type Given, OUTSIDE, type Scenario } from "./generated.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SCENARIOS = fileURLToPath(new URL("./", import.meta.url));
const TRACK = "two-player-spades";

const folders = readdirSync(SCENARIOS, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

/** All scenarios. */
export const SCENARIO_NAMES: readonly string[] = [
  ...new Set([...folders.map(({ name }) => name), ...Object.keys(GENERATED)]),
].sort();

/** Those that end at a limit on time, which is long; with shorter limits they get the same reports. */
export const WAIT_FOR_LIMITS: ReadonlySet<string> = new Set([
  "150-nested-async-calls",
  "endless-loop",
  "endless-loop-after-an-await",
  "flood-of-microtasks",
  "sleeps-for-ever",
]);

/** Others of their kind are quicker, or show as much. */
export const OF_A_KIND: ReadonlySet<string> = new Set([
  "100000-nested-parentheses",
  "585-kb-of-parentheses",
  "another-order",
  "asks-by-readline-promises",
  "begins-with-a-byte-order-mark",
  "blanks-at-line-ends",
  "calls-itself-without-an-end",
  "crashes-in-every-case",
  "crlf-output",
  "crlf-source",
  "empty-program",
  "endless-output",
  "fills-buffers",
  "fills-the-heap",
  "flood-inside-try",
  "follow-through-after-what-does-not-build",
  "follow-through-with-a-fault-of-its-own",
  "imports-an-absolute-path",
  "imports-with-attributes",
  "kills-the-compiler",
  "one-line-too-many",
  "prints-control-sequences",
  "reads-all-input-at-once",
  "reads-lines-by-for-await",
  "saved-as-utf-16",
  "stops-early",
  "structs-that-do-not-parse",
  "waits-for-what-never-comes",
]);

export interface Scenarios {
  /** The verdicts on one line, then the student's report. */
  grade(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Newer versions of Node forbid the network themselves, and say so in different words from the system's. */
const NODE_FORBIDS_NETWORK = process.allowedNodeEnvironmentFlags.has("--allow-net");

/** The place of a scenario's report. */
export function reportOf(name: string): string {
  const forbidden = name === "opens-a-socket" && NODE_FORBIDS_NETWORK;
  return join(SCENARIOS, name, forbidden ? "report-forbidden-by-node.txt" : "report.txt");
}

export function openScenarios(session: Session): Scenarios {
  const workbook = discover(ROOT);
  const track = workbook.tracks.find(({ name }) => name === TRACK)!;
  const grader = openGrader(session, workbook);
  const folder = mkdtempSync(join(tmpdir(), "deckwork-scenarios-"));
  const given: Given = {
    solutions: ofTrack(readSolutions(workbook)),
    starters: ofTrack(readStarters(workbook)),
  };

  /** Combines the scenario with the solutions, in a folder as a student would hand it in. */
  const lay = (name: string, { files, links = {} }: Scenario): string => {
    const submission = join(folder, name);
    writeFileSync(join(folder, OUTSIDE), "export const secret = 42;\n");
    for (const [path, content] of Object.entries({ ...given.solutions, ...files })) {
      if (path in links || content === undefined) continue;
      mkdirSync(dirname(join(submission, TRACK, path)), { recursive: true });
      writeFileSync(join(submission, TRACK, path), content);
    }
    for (const [path, target] of Object.entries(links))
      symlinkSync(join(folder, target), join(submission, TRACK, path));
    return submission;
  };

  return {
    grade: async (name) => {
      const scenario = (GENERATED[name] ?? (() => kept(name)))(given);
      const number =
        scenario.stage ??
        Object.keys({ ...scenario.files, ...scenario.links })
          .map(dirname)
          .sort()
          .at(-1)!;
      const stage = track.stages.find(({ name }) => name === number)!;
      const submission = readSubmission(lay(name, scenario), { tracks: [TRACK] });
      const result = await gradeTrack(grader, submission, track, [stage]);
      return golden(result.stages[0]!);
    },
    close: async () => {
      await grader.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ofTrack(files: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${TRACK}/`));
  return Object.fromEntries(own.map(([path, text]) => [path.slice(TRACK.length + 1), text]));
}

function kept(name: string): Scenario {
  const top = join(SCENARIOS, name);
  const files: Record<string, string> = {};
  for (const stage of readdirSync(top).filter((entry) => /^\d+-/.test(entry))) {
    for (const file of readdirSync(join(top, stage)))
      files[`${stage}/${file}`] = readFileSync(join(top, stage, file), "utf8");
  }
  return { files };
}

function golden(result: StageResult): string {
  const verdicts = result.cases.map(({ name, verdict }) => `${name} ${verdict.kind}`).join(", ");
  return `${verdicts}\n\n${renderStage(reportStage(result), { width: 80, colour: false })}`;
}
