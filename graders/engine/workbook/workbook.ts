/**
 * Reads the workbook from its folders: tracks, stages, cases. No list repeats the files; a path says what a file is.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseTranscript, type Transcript } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Check, WrittenRule } from "./check-settings.ts";
import { CALLS, CONTRACT, clausesOf } from "./clauses.ts";
import { hasReference } from "./edition.ts";
import { namesIn, readJson, readText, stageFolders, trackFolders } from "./files.ts";
import { questionsSchema, type Review } from "./questions.ts";
import { once } from "./remember.ts";
import { type StageSettings, stageSchema, type TrackSettings, trackSchema } from "./settings.ts";

export interface Workbook {
  /** The project's folder. */
  readonly root: string;
  readonly tracks: readonly Track[];
  /** The given modules that programs import as `#toolkit/…`, by name. */
  readonly toolkit: Readonly<Record<string, string>>;
}

export interface Track extends Omit<TrackSettings, "review"> {
  /** The folder's name: `two-player-spades`. */
  readonly name: string;
  readonly stages: readonly Stage[];
  /** The quiz's share, if there is one. */
  readonly review: Review | undefined;
}

export interface Stage
  extends Pick<StageSettings, "title" | "learned" | "points" | "extra" | "demo"> {
  /** `two-player-spades/3-shuffle`: the same path under every tree. */
  readonly path: string;
  readonly track: string;
  /** `3-shuffle`. */
  readonly name: string;
  readonly number: number;
  readonly slug: string;
  readonly cases: readonly Case[];
  /** The file of tests that students hand in, in a stage without a program. */
  readonly tests?: { readonly file: string } | undefined;
}

export type Case = TranscriptCase | CheckCase | TestsCase;

/** Of all these cases together; the points of a stage are shared by it. */
export function weightOf(cases: readonly Case[]): number {
  return cases.reduce((sum, { weight }) => sum + weight, 0);
}

export interface TranscriptCase {
  readonly kind: "transcript";
  readonly name: string;
  readonly weight: number;
  readonly transcript: Transcript;
  /** Made from the solution for this run; no file holds it. */
  readonly made?: true;
}

export interface CheckCase {
  readonly kind: "check";
  readonly name: string;
  readonly weight: number;
  /** The starter already passes it: it earns nothing until a transcript of its stage does. */
  readonly given?: true;
  readonly check: Check;
}

/** A rule that tests should cover. */
export type Rule = NonNullable<StageSettings["tests"]>["rules"][number];

/** A student's tests, run on one kind of code. */
export interface TestsCase {
  readonly kind: "tests";
  readonly name: string;
  /** 0 if it earns nothing by itself, but the stage earns nothing without it. */
  readonly weight: number;
  readonly on:
    | { readonly kind: "reference" }
    /** The reference written in a different way, under `rewrites/<name>` of the stage. */
    | { readonly kind: "rewrite"; readonly name: string }
    /** The reference with a mistake that breaks a rule, once with each of these. */
    | ({ readonly kind: "rule" } & Omit<Rule, "name">);
}

/**
 * Finds the tracks and their stages. Their contents are read when they are first needed. So a command waits only for
 * what it needs, and an error in a stage's files affects only the commands that need that stage.
 *
 * @throws WorkbookError that says where and what to do, when something cannot be read; every field may also throw it
 * later
 */
export function discover(root: string): Workbook {
  const tracks = trackFolders(root)
    .map((name) => readTrack(root, name))
    .sort((a, b) => a.number - b.number);
  return withLater({ root, tracks }, ["toolkit"], () => ({
    toolkit: readToolkit(join(root, "graders", "toolkit")),
  }));
}

/** Like {@link discover}, but reads everything now. */
export function discoverAll(root: string): Workbook {
  const workbook = discover(root);
  for (const track of workbook.tracks) {
    void track.review;
    for (const stage of track.stages) void stage.cases;
  }
  void workbook.toolkit;
  return workbook;
}

/** The transcripts of a stage, in order. */
export function transcriptsOf({ cases }: Pick<Stage, "cases">): TranscriptCase[] {
  return cases.filter((one) => one.kind === "transcript");
}

/** The fields of an object, and others that are read together when one of them is first needed. */
function withLater<Now extends object, Later extends object>(
  now: Now,
  fields: readonly (keyof Later)[],
  read: () => Later,
): Now & Later {
  const later = once(read);
  const getters = fields.map((field) => [field, { enumerable: true, get: () => later()[field] }]);
  return Object.defineProperties(now, Object.fromEntries(getters)) as Now & Later;
}

function readTrack(root: string, name: string): Track {
  const folder = join(root, "graders", name);
  const { review, ...settings } = readJson(join(folder, "track.json"), trackSchema);
  const stages = stageFolders(folder)
    .map((entry) => stageAt(root, name, entry, settings.costs.types))
    .sort((a, b) => a.number - b.number);
  const names = stages.map((stage) => stage.name);
  const { caps, afterTheRest } = settings.marking;
  const capped = Object.keys(caps);
  const unknown = [...capped, ...afterTheRest].find((one) => !names.includes(one));
  const uncapped = capped.length > 0 ? names.find((one) => !capped.includes(one)) : undefined;
  if (unknown !== undefined || uncapped !== undefined) {
    throw new WorkbookError(
      `${join(folder, "track.json")}: marking ${unknown === undefined ? `gives no cap to ${uncapped}; give every stage one` : `names ${unknown}, which is not a stage of the track; name stages by their folders`}.`,
    );
  }
  return withLater({ name, stages, ...settings }, ["review"], () => ({
    review: readReview(folder, review),
  }));
}

/** A person holds a review without questions. */
function readReview(folder: string, review: { points: number } | undefined): Review | undefined {
  const path = join(folder, "review.json");
  if (!existsSync(path)) return review && { ...review, questions: [] };
  if (!review)
    throw new WorkbookError(
      `${path}: the review has no points; put "review": { "points": 5 } into track.json, or remove the questions.`,
    );
  return { ...review, ...readJson(path, questionsSchema) };
}

/** @param types - the share of its points that type errors cost */
function stageAt(root: string, track: string, name: string, types: number): Stage {
  const folder = join(root, "graders", track, name);
  const [number = "", ...slug] = name.split("-");
  const place = {
    path: `${track}/${name}`,
    track,
    name,
    number: Number(number),
    slug: slug.join("-"),
  };
  const read = once(() => readJson(join(folder, "stage.json"), stageSchema));
  const described = withLater(
    place,
    ["title", "learned", "points", "extra", "demo", "tests"],
    read,
  );
  return withLater(described, ["cases"], () => {
    const cases = readCases(folder, read(), hasReference(root));
    return { cases: types === 0 || read().tests ? cases : [...cases, typesCase(cases, types)] };
  });
}

/** A check that is worth this share of all cases together. The starter has no type errors either. */
function typesCase(cases: readonly Case[], share: number): CheckCase {
  const others = weightOf(cases);
  const weight = (others * share) / (1 - share);
  return { kind: "check", name: "no-type-errors", weight, given: true, check: { kind: "types" } };
}

function readCases(
  folder: string,
  { weights, checks, demo, tests }: StageSettings,
  isWhole: boolean,
): readonly Case[] {
  const files = namesIn(folder, "the stage").filter((file) => file.endsWith(".transcript"));
  const transcripts = files.map((file): TranscriptCase => {
    const name = file.slice(0, -".transcript".length);
    const path = join(folder, file);
    const transcript = parseTranscript(readText(path), path);
    return { kind: "transcript", name, weight: weights[name] ?? 1, transcript };
  });
  for (const [key, names] of [
    ["weights", Object.keys(weights)],
    ["demo", demo === undefined || tests ? [] : [demo]],
  ] as const) {
    const unknown = names.find((name) => !files.includes(`${name}.transcript`));
    if (unknown !== undefined)
      throw new WorkbookError(
        `${join(folder, "stage.json")}: "${key}" names "${unknown}", but there is no ${unknown}.transcript beside it.`,
      );
  }
  if (tests && demo !== undefined && !tests.rules.some(({ name }) => name === demo))
    throw new WorkbookError(
      `${join(folder, "stage.json")}: "demo" names "${demo}", but none of the rules has this name; name one of them.`,
    );
  return [
    ...checks.map(
      ({ name, weight, given, ...rule }): CheckCase => ({
        kind: "check",
        name,
        weight,
        ...(given ? { given } : {}),
        check: withText(folder, rule),
      }),
    ),
    ...transcripts,
    ...(tests ? testsCases(tests, isWhole) : []),
  ];
}

/** A contract has something to say about every name that it is about, and calls say what they give. */
function withText(folder: string, rule: WrittenRule): Check {
  if (rule.kind !== "contract" && rule.kind !== "calls") return rule;
  const file = rule.kind === "contract" ? CONTRACT : CALLS;
  const path = join(folder, file);
  if (!existsSync(path))
    throw new WorkbookError(
      `${join(folder, "stage.json")}: a check of the kind "${rule.kind}" needs ${file}, but it is not beside it.`,
    );
  const text = readText(path);
  const clauses = clausesOf(text);
  if (rule.kind === "calls") {
    const silent = clauses.find(({ gives }) => gives.length === 0);
    if (silent || clauses.length === 0)
      throw new WorkbookError(
        `${path}: ${silent ? `line ${silent.line} does not say what the call gives` : "there is no comment that says what a call gives"}; add a comment that begins with "// → ", before the call.`,
      );
    return { ...rule, text };
  }
  const unknown = rule.of.find((name) => !clauses.some((clause) => clause.name === name));
  if (unknown !== undefined)
    throw new WorkbookError(
      `${path}: there is no comment that begins with "// \`${unknown}\`", which stage.json names; add it, before what holds of ${unknown}.`,
    );
  return { ...rule, text };
}

function testsCases(
  { rewrites, rules }: NonNullable<StageSettings["tests"]>,
  isWhole: boolean,
): TestsCase[] {
  const one = (name: string, weight: number, on: TestsCase["on"]): TestsCase => ({
    kind: "tests",
    name,
    weight,
    on,
  });
  return [
    // In the students' edition, the student's own classes are in its place.
    one(`passes-on-${isWhole ? "the-reference" : "your-own-classes"}`, 0, { kind: "reference" }),
    ...rewrites.map((name) => one(`passes-on-rewrite-${name}`, 0, { kind: "rewrite", name })),
    ...rules.map(({ name, ...rule }) => one(name, 1, { kind: "rule", ...rule })),
  ];
}

function readToolkit(folder: string): Record<string, string> {
  const names = namesIn(folder, "the toolkit").filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  return Object.fromEntries(names.map((name) => [name, readText(join(folder, name))]));
}
