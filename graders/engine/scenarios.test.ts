/**
 * The grader's scenarios: small submissions, each graded as one of a course would be, and the report that it must get.
 *
 * A scenario is a folder beside this file: what differs from the solutions, by its path under the track, and
 * `report.txt`. Those that cannot be kept as files are made in `scenarios/generated.ts`. Recorded with `vitest -u`.
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
import { afterAll, describe, expect, it } from "vitest";
import { openSession } from "./box/session.ts";
import { discover, readSolutions, readStarters } from "./discover/discover.ts";
import { readSubmission } from "./discover/read-submission.ts";
import { openGrader } from "./grade/grade.ts";
import { renderStage } from "./report/terminal.ts";
import { GENERATED, type Given, OUTSIDE, type Scenario } from "./scenarios/generated.ts";
import type { StageResult } from "./score/score.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SCENARIOS = fileURLToPath(new URL("./scenarios/", import.meta.url));
const TRACK = "two-player-spades";

const workbook = discover(ROOT);
const track = workbook.tracks.find(({ name }) => name === TRACK)!;
const session = openSession();
const grader = openGrader(session, workbook);
const folder = mkdtempSync(join(tmpdir(), "deckwork-scenarios-"));
const given: Given = {
  solutions: ofTrack(readSolutions(workbook)),
  starters: ofTrack(readStarters(workbook)),
};

afterAll(async () => {
  await grader.close();
  session.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The only ones whose report is another where the box is not bubblewrap. */
const NEED_BOX = new Set([
  "opens-a-socket",
  "writes-to-disk",
  "spawns-a-process",
  "starts-a-worker",
]);
const unboxed = session.protection.kind === "bubblewrap" ? undefined : session.protection.why;
if (unboxed) console.warn(`NOT RUN: ${[...NEED_BOX].join(", ")}, because ${unboxed}`);

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

const folders = readdirSync(SCENARIOS, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const names = [...new Set([...folders.map(({ name }) => name), ...Object.keys(GENERATED)])].sort();

/** Lays the scenario over the solutions, in a folder as a student would hand it in. */
function lay(name: string, { files, links = {} }: Scenario): string {
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
}

/** The golden: one line of verdicts, then what a student reads. */
function golden(result: StageResult): string {
  const verdicts = result.cases.map(({ name, verdict }) => `${name} ${verdict.kind}`).join(", ");
  return `${verdicts}\n\n${renderStage(result, { width: 80, colour: false })}`;
}

describe("each scenario gets its golden report", () => {
  for (const name of names) {
    const skipped = unboxed !== undefined && NEED_BOX.has(name);
    const title = skipped ? `${name} (not run: ${unboxed})` : name;
    (skipped ? it.skip : it)(title, async () => {
      const scenario = (GENERATED[name] ?? (() => kept(name)))(given);
      const number =
        scenario.stage ??
        Object.keys({ ...scenario.files, ...scenario.links })
          .map(dirname)
          .sort()
          .at(-1)!;
      const stage = track.stages.find(({ name }) => name === number)!;
      const submission = readSubmission(lay(name, scenario), [TRACK]);
      const { result } = await grader.grade(submission, track, [stage]);
      await expect(golden(result.stages[0]!)).toMatchFileSnapshot(
        join(SCENARIOS, name, "report.txt"),
      );
    });
  }
});
