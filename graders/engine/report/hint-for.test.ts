import { expect, test } from "vitest";
import { STAGE } from "../for-tests/examples.ts";
import type { Verdict } from "../judge/verdict.ts";
import { hintFor } from "./hint-for.ts";

function crash(message: string, file = "blackjack/2-deal/deal.ts", name = "Error"): Verdict {
  const error = { name, message };
  return { kind: "crashed", status: 1, error, place: { file, line: 1 }, difference: undefined };
}

test("the hint is for the task left undone, in its own stage", () => {
  expect(hintFor(STAGE, crash("TODO 4: askHit"))).toBe("blackjack/2 --task 4");
  expect(hintFor(STAGE, crash("TODO 1: shuffle", "blackjack/1-shuffle/shuffle.ts"))).toBe(
    "blackjack/1 --task 1",
  );
  expect(hintFor(STAGE, crash("TODO 4: askHit", "<unknown>"))).toBe("blackjack/2 --task 4");
});

test("for a known mistake, it is for the mistake's task", () => {
  const mistake = { name: "too-slow", says: "It never ends.", task: 3 };
  const late: Verdict = { kind: "timed out", limit: "cpu" };
  expect(hintFor(STAGE, late, mistake)).toBe("blackjack/2 --task 3");
  expect(hintFor(STAGE, late, { name: "too-slow", says: "It never ends." })).toBe("blackjack/2");
});

test("if no task is known, it is for the stage", () => {
  expect(hintFor(STAGE, crash("x is undefined", undefined, "TypeError"))).toBe("blackjack/2");
  expect(hintFor(STAGE, { kind: "timed out", limit: "cpu" })).toBe("blackjack/2");
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
  expect(verdicts.map((verdict) => hintFor(STAGE, verdict))).toEqual(verdicts.map(() => undefined));
});
