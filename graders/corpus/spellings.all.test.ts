/** Every spelling of a shape is judged as it should be. */
import { afterAll, describe, expect, test } from "vitest";
import { openSession } from "../engine/sandbox/session.ts";
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
      for (const spelling of [...shape.accepted, ...shape.refused]) {
        const { right, verdict } = await corpus.spell(shape, spelling);
        if (!right) wrong.push(`${spelling.name}: ${verdict}`);
      }
      expect(wrong).toEqual([]);
    });
  }
});
