import { join } from "node:path";
import { playFresh, typedCase } from "../engine/games/fresh.ts";
import { splitLines } from "../engine/games/rerecord.ts";
import { gradeTrack } from "../engine/grade/grade.ts";
import { type Grader, openGrader } from "../engine/grade/grader.ts";
import { readExercises } from "../engine/intake/read-submission.ts";
import type { StageResult, TrackResult } from "../engine/judge/results.ts";
import { passed } from "../engine/judge/score.ts";
import { sayProtection } from "../engine/report/course.ts";
import { printJson, type ResultsJson, submissionJson, versionOf } from "../engine/report/json.ts";
import type { StageReport } from "../engine/report/model.ts";
import { reportStage, reportSubmission, reportTrack } from "../engine/report/report.ts";
import { renderStage, renderTrack } from "../engine/report/terminal.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { checkedOf } from "../engine/student/checked.ts";
import { stageFrom } from "../engine/student/desk/state.ts";
import { noteChecks } from "../engine/student/progress.ts";
import { keep, prose } from "../engine/text/look.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { EXERCISES } from "../engine/workbook/places.ts";
import {
  type Case,
  discover,
  type Stage,
  type Track,
  type Workbook,
  weightOf,
} from "../engine/workbook/workbook.ts";
import type { GivenSubmission } from "./check-submission.ts";
import { type Define, DONE, FAULT, NOT_PASSED } from "./command.ts";
import type { Io } from "./io.ts";
import { wholeNumber } from "./whole-number.ts";

interface Options {
  readonly in?: string;
  readonly case?: string;
  readonly lines?: string;
  readonly json?: boolean;
  readonly github?: boolean;
  readonly fresh?: number;
  readonly freshSeed: string;
}

interface Chosen {
  readonly track: Track;
  readonly stages: readonly Stage[];
}

/** `check [stage]`: grades the work under `exercises/`, or a submission with `--in`. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("[stage]", "a stage or a track; without one, all tracks")
    .option(
      "--in <submission>",
      "grade a student's folder, zip archive or file instead of your own work",
    )
    .option("--case <name>", "only this case of the stage")
    .option("--lines <lines>", "type only these lines, separated by commas")
    .option(
      "--fresh <n>",
      "add n new games that nobody has seen; they carry 75 % of the transcripts' points",
      wholeNumber(1, 1000),
    )
    .option("--fresh-seed <text>", "a different text makes different games", "practice")
    .option("--json", "print the results as data")
    .option("--github", "in a GitHub workflow: also annotations, a summary, and Classroom's result")
    .action(async (name: string | undefined, options: Options) => {
      const workbook = discover(root);
      const named =
        name === undefined
          ? workbook.tracks.map((track) => ({ track, stages: track.stages }))
          : [findNamed(workbook, name, { command: "npm run check --", take: io.complain })];
      const given = await givenAt(options.in);
      const session = openSession();
      // Read only the requested tracks.
      const tracks = named.map(({ track }) => track);
      // Of a whole track, the table has no room for them.
      const [only] = named;
      const typesOfAll = named.length === 1 && only!.stages.length === 1 && !given && !options.json;
      // Nobody else is to judge by what this machine has kept.
      const keepsAnswers = !given && !options.github && !options.json;
      const settings = { ...given?.settings, typesOfAll, keepsAnswers };
      const grader = openGrader(session, { ...workbook, tracks }, settings);
      // If nothing was saved since, the compiler has said before all that is needed.
      grader.warm(tracks.some(({ name }) => grader.kept.isBehind(join(root, EXERCISES, name))));
      try {
        finish(await check(workbook, grader, named, given, options, io));
      } finally {
        // Do not wait for boxes to close.
        void grader.close();
        session.close();
      }
    });
};

/** Reading archives takes a while to load, so it is loaded only for `--in`. */
async function givenAt(place: string | undefined): Promise<GivenSubmission | undefined> {
  if (place === undefined) return undefined;
  const { openGiven } = await import("./check-submission.ts");
  return openGiven(place);
}

/** Grades and reports. @returns the exit status */
async function check(
  workbook: Workbook,
  grader: Grader,
  named: readonly Chosen[],
  given: GivenSubmission | undefined,
  options: Options,
  io: Io,
): Promise<number> {
  const { root, tracks } = workbook;
  const read = await given?.read(grader, named, io);
  const cases = await addCases(workbook, grader, named, options);
  if (options.fresh !== undefined && countCases(cases) === countCases(named))
    io.complain(`${noFreshSays(named)}\n\n`);
  const chosen = chooseCase(cases, options.lines === undefined ? options.case : "typed");
  const notRun = countCases(cases) - countCases(chosen);
  const began = new Date();
  const submission =
    read?.submission ??
    readExercises(
      root,
      named.map(({ track }) => track),
    );
  const results: TrackResult[] = [];
  for (const { track, stages } of chosen) {
    const result = await gradeTrack(grader, submission, track, stages);
    results.push(result);
    if (options.json) continue;
    const [only, ...others] = result.stages;
    io.out(
      others.length === 0
        ? renderStage(reportOf(only!, given), io, notRun, given?.command)
        : renderTrack(reportTrack(result), io),
    );
  }
  if (options.github) await tellGithub(results, io);
  if (options.json) {
    const name = given ? submission.name : "exercises";
    const notes = read?.notes ?? [];
    const report = reportSubmission({ name, tracks: results, notes }, given?.reader);
    const json: ResultsJson = {
      version: 1,
      workbook: versionOf(root),
      protection: sayProtection(grader.session.protection),
      submissions: [submissionJson(report)],
    };
    io.out(`${printJson(json, 2)}\n`);
  }
  // A submission by someone else does not count as your own progress.
  if (!given && options.case === undefined && options.lines === undefined) {
    remember(root, results, began, io.complain);
    if (!options.json) io.out(nextSays(tracks, results, io));
  }
  return statusOf(results);
}

/** Rarely needed, so it is loaded only here. */
async function tellGithub(results: readonly TrackResult[], io: Io): Promise<void> {
  const { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary } = process.env;
  if (!output || !summary)
    throw new WorkbookError(
      "--github needs GITHUB_OUTPUT and GITHUB_STEP_SUMMARY, which GitHub sets in a workflow; leave it out elsewhere.",
    );
  const [{ appendFileSync }, github] = await Promise.all([
    import("node:fs"),
    import("../engine/report/github.ts"),
  ]);
  const report = reportSubmission({ name: "your exercises", tracks: results, notes: [] });
  io.out(github.renderAnnotations(report));
  appendFileSync(summary, github.renderSummary(report));
  appendFileSync(output, github.renderClassroomOutput(report));
}

function reportOf(result: StageResult, given: GivenSubmission | undefined): StageReport {
  const report = reportStage(result, given?.reader);
  return given ? given.withItsCommands(report) : report;
}

/**
 * Names what comes after a stage that passes, if only that stage was requested: an earlier one that does not, the next
 * lesson, the track's review, or its end.
 */
function nextSays(tracks: readonly Track[], results: readonly TrackResult[], io: Io): string {
  const graded = results.flatMap(({ stages }) => stages);
  const [only] = graded;
  if (graded.length !== 1 || !only || !passed(only)) return "";
  const next = stageFrom(tracks, only.stage, 1);
  const { name, title, review } = tracks.find((track) => track.name === only.stage.track)!;
  const hasReview = review !== undefined && review.questions.length > 0;
  const lesson = next && `lesson -- ${next.track}/${next.number}`;
  const { standIns, latent = [] } = only;
  const failing = standIns.filter((path) => !latent.includes(path));
  const stages = tracks.flatMap((track) => track.stages);
  const wrong = stages.find(({ path }) => failing.includes(path));
  const onwards = next?.track === name ? lesson : hasReview ? `review -- ${name}` : undefined;
  const command = wrong ? `check -- ${wrong.track}/${wrong.number}` : onwards;
  const another = lesson ? ` Another track begins with: ${keep(`npm run ${lesson}`)}` : "";
  const says = command
    ? `Next: ${keep(`npm run ${command}`)}`
    : `That was the last stage of ${title}.${another}`;
  return `\n${prose(io, says, { style: "cyan" }).join("\n")}\n`;
}

/** Adds the cases for this run only: fresh games, or the lines of `--lines`. */
async function addCases(
  workbook: Workbook,
  grader: Grader,
  chosen: readonly Chosen[],
  { fresh, freshSeed, lines }: Options,
): Promise<readonly Chosen[]> {
  if (fresh === undefined && lines === undefined) return chosen;
  if (!grader.hasReference)
    throw new WorkbookError(
      `${fresh === undefined ? "--lines" : "--fresh"} needs the reference, which the students' edition does not have; leave it out.`,
    );
  const added: Chosen[] = [];
  for (const { track, stages } of chosen) {
    const more: Stage[] = [];
    for (const stage of stages) {
      const made =
        lines === undefined
          ? await playFresh(workbook, grader.builder, stage, fresh ?? 0, freshSeed)
          : [await typedCase(workbook, grader.builder, stage, splitLines(lines))];
      more.push({ ...stage, cases: [...stage.cases, ...made] });
    }
    added.push({ track, stages: more });
  }
  return added;
}

function countCases(chosen: readonly Chosen[]): number {
  return chosen.flatMap(({ stages }) => stages.flatMap(({ cases }) => cases)).length;
}

/** Says that no games were added, because the program reads no input. */
function noFreshSays(named: readonly Chosen[]): string {
  const one = named.flatMap(({ stages }) => stages).length === 1;
  return `${one ? "This program asks nothing" : "These programs ask nothing"}, so there are no fresh games.`;
}

function chooseCase(chosen: readonly Chosen[], name: string | undefined): readonly Chosen[] {
  if (name === undefined) return chosen;
  const [only, ...others] = chosen;
  const [stage, ...more] = only?.stages ?? [];
  if (!only || !stage || others.length + more.length > 0) {
    throw new WorkbookError(`--case ${name} needs a stage; name one before it.`);
  }
  // A case of tests counts only if the tests also pass on correct programs.
  const always = (one: Case) => one.kind === "tests" && one.on.kind !== "rule";
  const cases = stage.cases.filter((one) => one.name === name || always(one));
  if (!cases.some((one) => one.name === name)) {
    const known = stage.cases.map((one) => one.name).join(", ");
    throw new WorkbookError(`${stage.path} has no case "${name}"; it has ${known}.`);
  }
  // Use the case's share of the points, and not the whole stage's points.
  const points = (stage.points * weightOf(cases)) / weightOf(stage.cases);
  return [{ track: only.track, stages: [{ ...stage, points, cases }] }];
}

/** Records the results for the desk. If they cannot be kept, the command does not fail. */
function remember(
  root: string,
  results: readonly TrackResult[],
  began: Date,
  complain: (text: string) => void,
): void {
  const stages = results.flatMap(({ stages }) =>
    stages
      .filter(({ cases }) => !cases.some(({ verdict }) => verdict.kind === "grader fault"))
      .map(checkedOf),
  );
  const { complaint } = noteChecks(root, stages, began);
  if (complaint) complain(`${complaint}\n`);
}

function statusOf(results: readonly TrackResult[]): number {
  const stages = results.flatMap(({ stages }) => stages);
  const fault = stages.some(({ cases }) =>
    cases.some(({ verdict }) => verdict.kind === "grader fault"),
  );
  if (fault) return FAULT;
  return stages.every(passed) ? DONE : NOT_PASSED;
}
