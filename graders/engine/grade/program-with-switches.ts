/**
 * A student's program and the reference's as one, ready to run.
 *
 * @module
 */
import type { Switched } from "../execute/build.ts";
import { withoutEndings } from "../guest/switches/watch.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Grading } from "./grading.ts";

/** A program with switches. */
export interface Program extends Switched {
  readonly code: string;
  /** The same that also tells where its functions end. */
  readonly watched: string;
}

/** @param others - the other stages of which all is wanted that the source shows */
export async function programOf(
  grading: Grading,
  stage: Stage,
  others?: readonly string[],
): Promise<Program | undefined> {
  const switched = await grading.switched(stage, others);
  if (switched?.code === undefined) return undefined;
  const { code, main } = switched;
  return {
    ...{ ...switched, code: withoutEndings(code), watched: code },
    ...(main === undefined ? {} : { main: withoutEndings(main) }),
  };
}
