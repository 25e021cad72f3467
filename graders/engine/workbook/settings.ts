/**
 * The contents of `track.json` and `stage.json`.
 *
 * @module
 */
import * as v from "valibot";
import { checkSchema } from "./check-settings.ts";
import { strict } from "./strict.ts";

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const points = v.pipe(v.number(), v.minValue(0));
const sentence = v.pipe(v.string(), v.nonEmpty());

/** Facts of source files for the person who marks the rubric. */
export const EVIDENCE = [
  "structs",
  "comments",
  "authors",
  "functions",
  "globals",
  "classes",
  "modules",
  "layout",
] as const;

/** The contents of `track.json`. */
export const trackSchema = strict({
  /** Its place among the tracks, from 1. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: sentence,
  about: sentence,
  /** The marks that a person gives. */
  rubric: v.optional(
    v.array(
      strict({
        name: sentence,
        points,
        asks: sentence,
        /** The facts of the source for it. */
        evidence: v.optional(v.array(v.picklist(EVIDENCE)), []),
      }),
    ),
    [],
  ),
  review: v.optional(strict({ points })),
  /** How the part of the work that was reached limits the marks. */
  marking: v.optional(
    strict({
      /**
       * The most that all marks together can be, rubric and review included, by the last stage that earned anything,
       * for a project in parts that are worth more and more. Empty if there is no cap.
       */
      caps: v.optional(v.record(v.string(), points), {}),
      /** Stages that earn nothing until every stage before them passes. */
      afterTheRest: v.optional(v.array(sentence), []),
    }),
    { caps: {}, afterTheRest: [] },
  ),
  /**
   * The share of a case that is lost if only this kind of difference is found; every other kind costs the whole case.
   * With `types`, the share of a stage that type errors in its files cost.
   */
  costs: v.optional(
    strict({
      spacing: v.optional(share, 0.5),
      case: v.optional(share, 0.5),
      types: v.optional(v.pipe(share, v.ltValue(1)), 0),
    }),
    { spacing: 0.5, case: 0.5, types: 0 },
  ),
});

export type TrackSettings = Readonly<v.InferOutput<typeof trackSchema>>;
/** What differences in the output cost. */
export type Costs = Omit<TrackSettings["costs"], "types">;

const weight = v.pipe(v.number(), v.gtValue(0));

/** The `tests` of a stage without a program. */
const testsSchema = strict({
  file: sentence,
  rewrites: v.optional(v.array(sentence), []),
  rules: v.array(
    strict({
      /** Of the case. */
      name: sentence,
      /** The rule, as the lesson gives it to the student. */
      says: sentence,
      /** The stage whose classes it is about. */
      stage: sentence,
      /** What breaks it: mistakes of the stage of tests, or else of that stage. */
      mistakes: v.pipe(v.array(sentence), v.minLength(1)),
      /** Of the solution's tests, all that notice it. */
      tests: v.pipe(v.array(sentence), v.minLength(1)),
    }),
  ),
});

/** The contents of `stage.json`. */
export const stageSchema = strict({
  title: sentence,
  /** Shown to the student on a pass. */
  learned: sentence,
  points,
  extra: v.optional(v.boolean(), false),
  /** The transcript to show to a class, only if it is a whole game; or a rule that tests cover. */
  demo: v.optional(sentence),
  weights: v.optional(v.record(v.string(), weight), {}),
  tests: v.optional(testsSchema),
  checks: v.optional(v.array(checkSchema), []),
});

export type StageSettings = Readonly<v.InferOutput<typeof stageSchema>>;
