/** Spellings of a shape are judged as they should be: every fourth one, others each day; `npm run corpus` judges all. */
import { afterAll, describe, expect, test } from "vitest";
import { openSession } from "../engine/sandbox/session.ts";
import { TURN } from "../turns-for-tests.ts";
import { openCorpus } from "./run-corpus.ts";
import { SHAPES } from "./spellings.ts";

const session = openSession();
const corpus = openCorpus(session);
afterAll(async () => {
  await corpus.close();
  session.close();
});

// Each of these asks the compiler, which takes a twentieth of a second.
describe.concurrent("a shape", () => {
  for (const shape of SHAPES) {
    test(`${shape.about} of ${shape.stage} is judged by what it is, not by how it is written`, async () => {
      const wrong: string[] = [];
      const all = [...shape.accepted, ...shape.refused];
      for (const spelling of all.filter((_, at) => (at + TURN) % 4 === 0)) {
        const { right, verdict } = await corpus.spell(shape, spelling);
        if (!right) wrong.push(`${spelling.name}: ${verdict}`);
      }
      expect(wrong).toEqual([]);
    });
  }
});
