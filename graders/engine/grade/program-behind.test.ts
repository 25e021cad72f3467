import { expect, test } from "vitest";
import type { Run } from "../execute/run.ts";
import { parseTranscript } from "../text/transcript.ts";
import type { Check } from "../workbook/check-settings.ts";
import type { Stage } from "../workbook/workbook.ts";
import { withProgramBehind } from "./program-behind.ts";

const transcript = parseTranscript("One\n\nTwo\nThree\nFour\n", "deals.transcript");
const stage = { cases: [{ kind: "transcript", name: "deals", weight: 1, transcript }] } as Pick<
  Stage,
  "cases"
> as Stage;
const starters = { "a/1-b/main.ts": 'throw new Error("TODO 1: deal");' };
const CONTRACT: Check = { kind: "contract", file: "deal.ts", of: ["deal"], text: "" };
const PAUSES: Check = { kind: "pauses", after: "One", seconds: 2 };

function kindOf(
  check: Check,
  run: Partial<Run> | undefined,
  given?: true,
  of: Stage = stage,
): string {
  const one = { kind: "check", name: "it", weight: 1, check, ...(given ? { given } : {}) } as const;
  const whole: Run = { stdout: "", stderr: "", ended: { how: "exit", status: 0 }, ...run };
  const runs = new Map(run ? [["deals", whole]] : []);
  return withProgramBehind(one, { kind: "passed" }, of, runs, starters).kind;
}

const thrown = (message: string): Run["ended"] => ({
  how: "exit",
  status: 1,
  error: { name: "Error", message },
});

test("a contract needs one line that is right, or a task that is not written yet", () => {
  expect(kindOf(CONTRACT, undefined)).toBe("not run");
  expect(kindOf(CONTRACT, { stdout: "Five\n\n" })).toBe("not run");
  expect(kindOf(CONTRACT, { ended: thrown("nothing") })).toBe("not run");
  expect(kindOf(CONTRACT, { stdout: "  two\n", ended: thrown("later") })).toBe("passed");
  expect(kindOf(CONTRACT, { ended: thrown("TODO 1: deal") })).toBe("passed");
});

test("every other check needs half of the lines", () => {
  expect(kindOf(PAUSES, { stdout: "One\n", ended: thrown("TODO 1: deal") })).toBe("not run");
  expect(kindOf(PAUSES, { stdout: "One\nTwo\nFive\n" })).toBe("passed");
});

test("given checks wait for a whole case by themselves, and faults of the grader cost nothing", () => {
  expect(kindOf(PAUSES, undefined, true)).toBe("passed");
  expect(kindOf(CONTRACT, { ended: { how: "fault", why: "no box" } })).toBe("passed");
});

test("asked for alone, a check has nothing behind it, and is what it is", () => {
  const alone = { cases: [] as Stage["cases"] } as Stage;
  expect(kindOf(CONTRACT, undefined, undefined, alone)).toBe("passed");
});
