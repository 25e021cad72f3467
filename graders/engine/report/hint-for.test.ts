import { expect, test } from "vitest";
import { STAGE } from "../for-tests/examples.ts";
import type { CaseResult, StageResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { hintFor, taskBefore } from "./hint-for.ts";

function crash(message: string, file = "blackjack/2-deal/deal.ts", name = "Error"): Verdict {
  const error = { name, message };
  return { kind: "crashed", status: 1, error, place: { file, line: 1 }, difference: undefined };
}

/** The hint for a stage with one failure. */
function hint(
  verdict: Verdict,
  mistake?: CaseResult["mistake"],
  seen: Partial<StageResult> = {},
): string | undefined {
  const one: CaseResult = {
    name: "plays",
    kind: "transcript",
    verdict,
    earned: 0,
    points: 1,
    ...(mistake ? { mistake } : {}),
  };
  return hintFor({ stage: STAGE, cases: [one], earned: 0, standIns: [], ...seen }, one);
}

test("the hint is for the task left undone, in its own stage", () => {
  expect(hint(crash("TODO 4: askHit"))).toBe("blackjack/2 --task 4");
  expect(hint(crash("TODO 1: shuffle", "blackjack/1-shuffle/shuffle.ts"))).toBe(
    "blackjack/1 --task 1",
  );
  expect(hint(crash("TODO 4: askHit", "<unknown>"))).toBe("blackjack/2 --task 4");
});

test("if the output was wrong before, nobody knows which task it is", () => {
  const row = (expected: string, actual: string) => ({
    ...{ kind: "different text", expected: { text: expected }, actual: { text: actual } },
  });
  const after = (...rows: readonly unknown[]) =>
    ({ ...crash("TODO 4: askHit"), difference: { rows, first: 0 } }) as unknown as Verdict;
  expect(hint(after(row("You hit.", "You stand.")))).toBe("blackjack/2");
  expect(hint(after(row("You hit.", "You"))), "a line that is not finished").toBe(
    "blackjack/2 --task 4",
  );
  expect(hint(after({ expected: { text: "Hit?" } }, row("Bye.", "Bye.")))).toBe("blackjack/2");
});

test("for a call that gives something wrong, it is for the task of what was called", () => {
  const verdict: Verdict = { kind: "missing", what: ["Needed: it."], seen: "run", task: 3 };
  const open = { tasks: [{ task: 4, state: "not started" }] } as const;
  expect(hint(verdict, undefined, open)).toBe("blackjack/2 --task 3");
  const { task: _, ...unknown } = verdict;
  expect(hint(unknown, undefined, open)).toBe("blackjack/2");
});

test("for a known mistake, it is for the mistake's task", () => {
  const mistake = { name: "too-slow", says: "It never ends.", task: 3 };
  const late: Verdict = { kind: "timed out", limit: "cpu" };
  expect(hint(late, mistake)).toBe("blackjack/2 --task 3");
  expect(hint(late, { name: "too-slow", says: "It never ends." })).toBe("blackjack/2");
});

test("if the fault is found, it is for the task there, even of an earlier stage", () => {
  const late: Verdict = { kind: "timed out", limit: "cpu" };
  const at = { name: "shuffle", file: "blackjack/1-shuffle/cards.ts", line: 3, task: 2 };
  const suspect = { kind: "declarations", declarations: [at] } as const;
  expect(hint(late, undefined, { suspect })).toBe("blackjack/1 --task 2");
});

test("while others are not written, it is for the first task that is wrong by itself", () => {
  const tasks = [
    { task: 1, state: "right" },
    { task: 2, state: "wrong" },
    { task: 3, state: "not started" },
  ] as const;
  expect(hint(crash("TODO 3: askHit"), undefined, { tasks })).toBe("blackjack/2 --task 2");
});

test("if all others are right, it is for the first that is left", () => {
  const tasks = [
    { task: 1, state: "right" },
    { task: 2, state: "open" },
    { task: 3, state: "open" },
  ] as const;
  const late: Verdict = { kind: "timed out", limit: "cpu" };
  expect(hint(late, undefined, { tasks })).toBe("blackjack/2 --task 2");
});

test("where the main program comes to a later task first, it is for the first that is not done, and says so", () => {
  const tasks = [
    { task: 2, state: "not started" },
    { task: 4, state: "not started" },
  ] as const;
  const verdict = crash("TODO 4: main");
  expect(hint(verdict, undefined, { tasks })).toBe("blackjack/2 --task 2");
  const result = { stage: STAGE, tasks } as unknown as StageResult;
  const before = (its: Verdict) => taskBefore(result, { verdict: its } as CaseResult);
  expect(before(verdict)).toBe(2);
  expect(before(crash("TODO 2: deal"))).toBe(undefined);
  expect(before(crash("TODO 4: main", "blackjack/1-shuffle/shuffle.ts"))).toBe(undefined);
});

test("if nothing crashes and no place is known, it is for the first that is not done", () => {
  const tasks = [{ task: 3, state: "not started" }] as const;
  const late: Verdict = { kind: "timed out", limit: "cpu" };
  expect(hint(late, undefined, { tasks })).toBe("blackjack/2 --task 3");
  expect(hint(late, undefined, { tasks, suspect: { kind: "unknown" } })).toBe("blackjack/2");
});

test("if no task is known, it is for the stage", () => {
  expect(hint(crash("x is undefined", undefined, "TypeError"))).toBe("blackjack/2");
  expect(hint({ kind: "timed out", limit: "cpu" })).toBe("blackjack/2");
});

test("there is no hint if it would not help", () => {
  const verdicts: Verdict[] = [
    { kind: "passed" },
    { kind: "not started" },
    { kind: "does not build", problems: [] },
    { kind: "refused", when: "building", why: "" },
    { kind: "not run", because: "" },
    { kind: "grader fault", why: "" },
  ];
  expect(verdicts.map((verdict) => hint(verdict))).toEqual(verdicts.map(() => undefined));
});
