/**
 * No correct program loses a point or gets a message: a third of them, others each day; `npm run corpus` grades all.
 * `many-files.all.test.ts` has those of one style.
 */
import { afterAll, describe, expect, test } from "vitest";
import { openSession } from "../engine/sandbox/session.ts";
import { TURN } from "../turns-for-tests.ts";
import { EVERY_DAY, openCorpus } from "./run-corpus.ts";

const session = openSession();
const corpus = openCorpus(session);
afterAll(async () => {
  await corpus.close();
  session.close();
});
const unboxed = session.protection.kind === "bubblewrap" ? undefined : session.protection.why;
if (unboxed) console.warn(`NOT RUN: programs in other languages, because ${unboxed}`);

describe("a correct program keeps its points", () => {
  // Many of them need a process for each of their cases.
  const others = corpus.programs.filter(({ style }) => style !== EVERY_DAY);
  for (const program of others.filter((_, at) => (at + TURN) % 3 === 0)) {
    const { style, track } = program;
    test.skipIf(style === "c" && unboxed !== undefined)(`${track.name}, ${style}`, async () => {
      const { lost, says, stages } = await corpus.grade(program);
      expect({ says, lost }).toEqual({ says: [], lost: 0 });
      expect(stages).toBe(style === "c" ? 1 : track.stages.length);
    });
  }
});
