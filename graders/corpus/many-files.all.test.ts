/** No correct program of the style that is graded each day loses a point or gets a message, however it imports its files. */
import { afterAll, expect, test } from "vitest";
import { openSession } from "../engine/sandbox/session.ts";
import { EVERY_DAY, openCorpus } from "./run-corpus.ts";

const session = openSession();
const corpus = openCorpus(session);
afterAll(async () => {
  await corpus.close();
  session.close();
});

test.each(
  corpus.programs
    .filter(({ style }) => style === EVERY_DAY)
    .map((program) => [program.track.name, program] as const),
)("%s", async (_, program) => {
  const { lost, says, stages } = await corpus.grade(program);
  expect({ says, lost }).toEqual({ says: [], lost: 0 });
  expect(stages).toBe(program.track.stages.length);
});
