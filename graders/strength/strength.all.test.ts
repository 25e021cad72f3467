/** A sample of the mutants of every stage: each is killed by a visible case, or a reason says why none can be. */
import { afterAll, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { openSession } from "../engine/sandbox/session.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { TURN } from "../turns-for-tests.ts";
import { diagnoseSlips, renderTold, type Told } from "./diagnosis.ts";
import { openMeasure } from "./measure.ts";
import { measureStage } from "./rows.ts";

const workbook = discover(PROJECT);
const session = openSession();
// Fresh games are for the whole measure: a mutant that only they kill has no reason, and is found here, too.
const measure = openMeasure(session, workbook, 0);
afterAll(async () => {
  await measure.close();
  session.close();
});

/** Another twentieth every day. */
const sample = { part: 20, seed: TURN };

// Some mutants never end, and are stopped after half a second.
for (const stage of workbook.tracks.flatMap(({ stages }) => stages).filter(({ tests }) => !tests))
  test(`${stage.path}: no mutant survives without a reason (seed ${sample.seed})`, async () => {
    const { unexplained, mutants } = await measureStage(PROJECT, measure, stage, sample);
    expect(mutants).toBeGreaterThan(0);
    expect(unexplained).toEqual([]);
  });

const TRACKS = workbook.tracks.map(({ name }) => name);

// Each slip is graded as a submission with a failure, which takes up to a second or two.
test.each([
  { what: "the solutions", inOthers: false, part: 120 },
  { what: "other programs", inOthers: true, part: 120 },
])("slips in $what show, and lead nobody astray", async ({ inOthers, part }) => {
  const all: Told[] = [];
  const choice = { inOthers, part, seed: sample.seed };
  for await (const told of diagnoseSlips(session, workbook, TRACKS, choice)) all.push(told);
  expect(all.filter(({ shows }) => !shows).map(({ slip }) => slip.name)).toEqual([]);
  expect(all.filter(({ falseName }) => falseName).map(({ slip }) => slip.name)).toEqual([]);
  const misses = all.filter(({ place }) => place === "wrong");
  expect(misses.length, renderTold(all)).toBeLessThanOrEqual(1);
  // In programs that are written in quite another way, many lead nowhere.
  const right = all.filter(({ place }) => place === "right");
  if (!inOthers) expect(right.length / all.length, renderTold(all)).toBeGreaterThan(0.8);
});
