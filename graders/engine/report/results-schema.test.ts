/** `results.schema.json` says what `results.json` holds: all of it, and nothing else. */
import { readFileSync } from "node:fs";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { IN_FULL } from "../../in-full-for-tests.ts";
import { everyResult, everyVerdict } from "../for-tests/every-verdict.ts";
import { hostileText } from "../for-tests/examples.ts";
import { DIFFERENCE_KINDS } from "../judge/compare.ts";
import { type MarkedSubmission, markTrack } from "../marks/marks.ts";
import {
  printJson,
  type ResultsJson,
  type StageJson,
  type SubmissionJson,
  submissionJson,
  type TrackJson,
} from "./json.ts";
import type { CaseFacts, MarksFacts, ReviewFacts, ShareFacts } from "./model.ts";
import { reportMarked, reportSubmission } from "./report.ts";

type Schema = AnySchemaObject & { readonly $defs: Record<string, AnySchemaObject> };
const schema = JSON.parse(
  readFileSync(new URL("../../results.schema.json", import.meta.url), "utf8"),
) as Schema;

/** A program that reads results must not mind new fields; we mind them here, so that each is in the schema. */
function strictly(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(strictly);
  if (typeof part !== "object" || part === null) return part;
  const inside = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, strictly(value)]),
  );
  return "properties" in part && "type" in part
    ? { ...inside, additionalProperties: false }
    : inside;
}

const options = { strict: true, allErrors: true, allowUnionTypes: false } as const;
const loose = new Ajv2020(options).compile(schema);
const strict = new Ajv2020(options).compile(strictly(schema) as AnySchemaObject);

/** The first track is marked and came late, the others are still open. */
function markedOf(text: string): MarkedSubmission {
  const result = everyResult(text, text);
  const rubric = new Map([["style", { earned: 7.5, comment: text }]]);
  return {
    result,
    tracks: result.tracks.map((track, at) =>
      at === 0
        ? markTrack(track, { rubric, late: { days: 2, off: 10 } })
        : markTrack(track, { rubric: new Map() }),
    ),
  };
}

/** Results as they are read back from the file. */
function resultsOf(...texts: readonly string[]): ResultsJson {
  const results: ResultsJson = {
    version: 1,
    workbook: "deckwork 0.1.0",
    protection: "Programs ran in a box.",
    notes: ["c/dan is a link."],
    submissions: [
      ...texts.map((text) => submissionJson(reportMarked(markedOf(text)))),
      submissionJson(
        reportSubmission({ name: "bob", tracks: [], notes: [], fault: "It cannot be read." }),
      ),
    ],
  };
  return JSON.parse(printJson(results)) as ResultsJson;
}

/** What the strict schema says against some results; nothing, where they keep to it. */
function against(results: unknown): readonly string[] {
  strict(results);
  return (strict.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test("results with every verdict and every field keep to it", () => {
  const results = resultsOf("ann");
  expect(against(results)).toEqual([]);
  const verdicts = new Set(
    results.submissions.flatMap(({ tracks }) =>
      tracks.flatMap(({ stages }) =>
        stages.flatMap(({ cases }) => cases.map(({ verdict }) => verdict)),
      ),
    ),
  );
  expect([...verdicts].sort()).toEqual(Object.keys(everyVerdict("")).sort());
});

test("so do results with whatever students write", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(against(resultsOf(text))).toEqual([]);
    }),
    { numRuns: IN_FULL ? 50 : 5 },
  );
});

/** The fields of the types, which the compiler holds against them. */
const FIELDS = {
  results: {
    version: true,
    workbook: true,
    protection: true,
    notes: true,
    submissions: true,
  } satisfies Record<keyof ResultsJson, true>,
  submission: { name: true, tracks: true, fault: true, notes: true } satisfies Record<
    keyof SubmissionJson,
    true
  >,
  track: {
    track: true,
    earned: true,
    points: true,
    extra: true,
    extraPoints: true,
    cap: true,
    review: true,
    marks: true,
    stages: true,
  } satisfies Record<keyof TrackJson, true>,
  marks: {
    total: true,
    stages: true,
    extra: true,
    review: true,
    rubric: true,
    cap: true,
    late: true,
    open: true,
  } satisfies Record<keyof MarksFacts, true>,
  share: { earned: true, points: true } satisfies Record<keyof ShareFacts, true>,
  rubricMark: { name: true, points: true, earned: true, comment: true } satisfies Record<
    keyof MarksFacts["rubric"][number],
    true
  >,
  late: { days: true, off: true } satisfies Record<keyof NonNullable<MarksFacts["late"]>, true>,
  review: { kind: true, earned: true, points: true, right: true, questions: true } satisfies Record<
    keyof ReviewFacts,
    true
  >,
  stage: {
    stage: true,
    title: true,
    earned: true,
    points: true,
    extra: true,
    heldBack: true,
    standIns: true,
    cases: true,
  } satisfies Record<keyof StageJson, true>,
  case: {
    name: true,
    kind: true,
    verdict: true,
    kinds: true,
    detail: true,
    mistake: true,
    earned: true,
    points: true,
    turn: true,
  } satisfies Record<keyof CaseFacts, true>,
  mistake: { name: true, says: true, task: true } satisfies Record<
    keyof NonNullable<CaseFacts["mistake"]>,
    true
  >,
} as const;

const partOf = (name: string): AnySchemaObject =>
  name === "results" ? schema : schema.$defs[name]!;

test.each(Object.entries(FIELDS))("it has the fields of the type: %s", (name, fields) => {
  expect(Object.keys(partOf(name).properties).sort()).toEqual(Object.keys(fields).sort());
});

test("it has the verdicts and the kinds of difference that there are", () => {
  const { verdict, kinds } = partOf("case").properties;
  expect(verdict.enum).toEqual(Object.keys(everyVerdict("")));
  expect(kinds.items.enum).toEqual(DIFFERENCE_KINDS);
});

test("every field occurs in the results used for this test", () => {
  const [whole] = resultsOf("ann").submissions;
  const tracks = whole!.tracks;
  const cases = tracks.flatMap(({ stages }) => stages.flatMap((stage) => stage.cases));
  const mistakes = cases.flatMap(({ mistake }) => mistake ?? []);
  const all = {
    results: [resultsOf("ann")],
    submission: resultsOf("ann").submissions,
    track: tracks,
    review: tracks.flatMap(({ review }) => review ?? []),
    stage: tracks.flatMap(({ stages }) => stages),
    case: cases,
    mistake: mistakes,
  };
  for (const [name, objects] of Object.entries(all)) {
    const { properties } = partOf(name);
    const seen = new Set(objects.flatMap((one) => Object.keys(one)));
    expect([name, [...seen].sort()]).toEqual([name, Object.keys(properties).sort()]);
  }
});

test("every part and every field is described", () => {
  const parts = Object.keys(FIELDS).map(partOf);
  const described = parts.flatMap((part) => [
    part,
    ...Object.values(part.properties as Record<string, AnySchemaObject>),
  ]);
  expect(described.filter(({ description }) => !/^[A-Z].*\.$/.test(description ?? ""))).toEqual([]);
});

/** Results that the tests change, so they have no exact type. */
// biome-ignore lint/suspicious/noExplicitAny: what is wrong has no type.
type Edit = (results: any) => unknown;

const WRONG: readonly [string, Edit][] = [
  ["another version", (results) => (results.version = 2)],
  ["no submissions", (results) => delete results.submissions],
  ["a name that is none", (results) => (results.submissions[0].name = 7)],
  ["points that are words", (results) => (results.submissions[0].tracks[0].earned = "7")],
  ["points below nothing", (results) => (results.submissions[0].tracks[0].points = -1)],
  [
    "a verdict that there is not",
    (results) => (results.submissions[0].tracks[0].stages[0].cases[0].verdict = "fine"),
  ],
  [
    "a kind of difference that there is not",
    (results) => (results.submissions[0].tracks[0].stages[0].cases[1].kinds = ["colour"]),
  ],
  ["half a turn", (results) => (results.submissions[0].tracks[0].stages[0].cases[1].turn = 1.5)],
  [
    "a stage without its path",
    (results) => delete results.submissions[0].tracks[0].stages[0].stage,
  ],
  ["held back, or not", (results) => (results.submissions[0].tracks[0].stages[0].heldBack = false)],
  ["an empty list of notes", (results) => (results.notes = [])],
];

test.each(WRONG)("it refuses %s", (_, edit) => {
  const results = resultsOf("ann");
  edit(results);
  expect(loose(results)).toBe(false);
});

test("a new field does not make results invalid, except in this test", () => {
  const results = { ...resultsOf("ann"), marked: "by hand" };
  expect(loose(results)).toBe(true);
  expect(against(results)).toEqual([" must NOT have additional properties"]);
});
