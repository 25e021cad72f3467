/** The scenarios that take long, with the real limits on time. */
import { afterAll, expect, it } from "vitest";
import { openSession } from "./sandbox/session.ts";
import { openScenarios, reportOf, TAKE_LONG, WAIT_FOR_LIMITS } from "./scenarios/open-scenarios.ts";

const session = openSession();
const scenarios = openScenarios(session);
afterAll(async () => {
  await scenarios.close();
  session.close();
});

it.each([...WAIT_FOR_LIMITS, ...TAKE_LONG])("%s gets its golden report", async (name) => {
  await expect(await scenarios.grade(name)).toMatchFileSnapshot(reportOf(name));
});
