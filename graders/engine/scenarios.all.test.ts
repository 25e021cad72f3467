/** The scenarios that take long, or have another of their kind. Those that wait for a limit on time wait for the real one. */
import { afterAll, expect, it } from "vitest";
import { hurried } from "./limits/times-for-tests.ts";
import { openSession } from "./sandbox/session.ts";
import { OF_A_KIND, openScenarios, reportOf, WAIT_FOR_LIMITS } from "./scenarios/open-scenarios.ts";

const session = openSession();
const scenarios = openScenarios(session);
/** Until a memory is full, a slow machine may compute for longer than a program may. */
const patient = openScenarios(hurried(session, { cpuMs: 10_000, wallMs: 60_000 }));
afterAll(async () => {
  await Promise.all([scenarios.close(), patient.close()]);
  session.close();
});

it.each([...WAIT_FOR_LIMITS, ...OF_A_KIND])("%s gets its golden report", async (name) => {
  const { grade } = WAIT_FOR_LIMITS.has(name) ? scenarios : patient;
  await expect(await grade(name)).toMatchFileSnapshot(reportOf(name));
});
