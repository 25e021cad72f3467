/** What `demo` shows of a stage of tests. It builds all wrong classes of Hearts, which takes over a second. */
import { expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { run } from "./run-for-tests.ts";

test("the reference's tests notice the class that breaks a rule, and nothing else fails", async () => {
  const { status, out } = await run(PROJECT, ["demo", "hearts/7", "--replay", "others-get-26"]);
  expect(status).toBe(0);
  expect(out).toContain(
    "The rule: When a player shoots the moon, every other player gets 26 points.",
  );
  expect(out).toMatch(
    / × HandScore \(\d+ tests, 1 failed\)\n {3}× gives 26 to .*\n {5}→ expected \[ \+0/,
  );
  expect(out.match(/×/g)).toHaveLength(2);
});

test("a rule that does not exist is refused, with those that do", async () => {
  const { status, err } = await run(PROJECT, ["demo", "hearts/7", "--replay", "no-such-rule"]);
  expect(status).toBe(2);
  expect(err).toContain(
    'hearts/7-unit-tests has no rule "no-such-rule"; it has rank-is-from-2-to-14,',
  );
});
