/**
 * What may stand in `track.json` and `stage.json`.
 *
 * @module
 */
import * as v from "valibot";
import { checkSchema } from "./check-schema.ts";
import { strict } from "./strict.ts";

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const points = v.pipe(v.number(), v.minValue(0));
const sentence = v.pipe(v.string(), v.nonEmpty());

/** What `track.json` says. */
export const trackSchema = strict({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: sentence,
  about: sentence,
  rubric: v.optional(v.array(strict({ name: sentence, points, asks: sentence })), []),
  review: v.optional(strict({ points })),
  marking: v.optional(
    strict({
      caps: v.optional(v.record(v.string(), points), {}),
      afterTheRest: v.optional(v.array(sentence), []),
    }),
    { caps: {}, afterTheRest: [] },
  ),
  costs: v.optional(strict({ spacing: v.optional(share, 0.5), case: v.optional(share, 0.5) }), {
    spacing: 0.5,
    case: 0.5,
  }),
});

const weight = v.pipe(v.number(), v.gtValue(0));

/** The `tests` of a stage that has no program. */
export const testsSchema = strict({
  file: sentence,
  rewrites: v.optional(v.array(sentence), []),
  /** Mistakes by their stage. */
  variants: v.record(v.string(), v.array(sentence)),
});

/** What `stage.json` says. */
export const stageSchema = strict({
  title: sentence,
  learned: sentence,
  points,
  extra: v.optional(v.boolean(), false),
  demo: v.optional(sentence),
  weights: v.optional(v.record(v.string(), weight), {}),
  tests: v.optional(testsSchema),
  checks: v.optional(v.array(checkSchema), []),
});
