/**
 * The grader's scenarios: small submissions, each graded like one of a course, and the report that it must get.
 *
 * A scenario is a folder under `scenarios/`: the files that differ from the solutions, by their path under the track,
 * and `report.txt`. Those that cannot be kept as files are made in `scenarios/generated.ts`. Recorded with `vitest -u`.
 */
import { afterAll, describe, it } from "vitest";
import { hurried } from "./limits/times-for-tests.ts";
import { openSession } from "./sandbox/session.ts";
import {
  OF_A_KIND,
  openScenarios,
  reportOf,
  SCENARIO_NAMES,
  WAIT_FOR_LIMITS,
} from "./scenarios/open-scenarios.ts";

const session = openSession();
/** Until a heap is full, a slow machine may compute for longer than a program may. */
const scenarios = openScenarios(hurried(session, { cpuMs: 10_000, wallMs: 60_000 }));
afterAll(async () => {
  await scenarios.close();
  session.close();
});

/** The only ones with a different report if the box is not bubblewrap. */
const NEED_BOX = new Set([
  "opens-a-socket",
  "writes-to-disk",
  "spawns-a-process",
  "starts-a-worker",
]);
const unboxed = session.protection.kind === "bubblewrap" ? undefined : session.protection.why;
if (unboxed) console.warn(`NOT RUN: ${[...NEED_BOX].join(", ")}, because ${unboxed}`);

function isQuick(name: string): boolean {
  return !(WAIT_FOR_LIMITS.has(name) || OF_A_KIND.has(name));
}

// Some take a second or more, until a heap is full or a compiler gives up. So they run side by side.
describe.concurrent("each scenario gets its golden report", () => {
  // One scenario of each kind is enough here: `scenarios.all.test.ts` has the others, with the real limits.
  for (const name of SCENARIO_NAMES.filter(isQuick)) {
    const skipped = unboxed !== undefined && NEED_BOX.has(name);
    const title = skipped ? `${name} (not run: ${unboxed})` : name;
    (skipped ? it.skip : it)(title, async ({ expect }) => {
      await expect(await scenarios.grade(name)).toMatchFileSnapshot(reportOf(name));
    });
  }
});
