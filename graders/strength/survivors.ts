/**
 * The mutants that no case kills, and why: `survivors.json` beside `stage.json`.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { readJson } from "../engine/workbook/files.ts";
import { strict } from "../engine/workbook/strict.ts";
import type { Stage } from "../engine/workbook/workbook.ts";
import type { Diff } from "./mutants.ts";

const text = v.pipe(v.string(), v.nonEmpty());

const schema = strict({
  survivors: v.array(
    strict({
      file: text,
      /** The line of the solution, without the spaces around it. */
      from: text,
      /** The same line in each of the mutants; of a change of several lines, the first. */
      to: v.pipe(v.array(v.string()), v.minLength(1)),
      /**
       * `equivalent`: no input tells it from the solution. `unpromised`: an input does, but neither the assignment nor
       * the lesson says what happens then.
       */
      kind: v.picklist(["equivalent", "unpromised"]),
      /** Why it is so, for every input. */
      because: v.pipe(text, v.minLength(20)),
    }),
  ),
});

export type Survivor = v.InferOutput<typeof schema>["survivors"][number];

/** Those of a stage; none if it has no such file. */
export function readSurvivors(root: string, { path }: Stage): readonly Survivor[] {
  const place = join(root, "graders", path, "survivors.json");
  return existsSync(place) ? readJson(place, schema).survivors : [];
}

/** The reason that is given for a mutant, if there is one. */
export function reasonFor(
  survivors: readonly Survivor[],
  file: string,
  { from, to }: Diff,
): Survivor | undefined {
  return survivors.find((one) => one.file === file && one.from === from && one.to.includes(to));
}
