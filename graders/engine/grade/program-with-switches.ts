/**
 * A student's program and the reference's as one, ready to run.
 *
 * @module
 */
import type { Exchangeable } from "../diagnose/suspect.ts";
import { withoutEndings } from "../guest/switches/watch.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { Grading } from "./grading.ts";

/** A program with switches. */
export interface Program extends Exchangeable {
  /** The same that also tells where its functions end. */
  readonly watched: string;
}

export async function programOf(grading: Grading, stage: Stage): Promise<Program | undefined> {
  const switched = await grading.switched(stage);
  if (switched?.code === undefined) return undefined;
  const { code, main, slots } = switched;
  return {
    ...{ ...switched, code: withoutEndings(code), watched: code },
    ...(main === undefined ? {} : { main: withoutEndings(main) }),
    details: async (ids) => {
      if (ids.length === 0) return [];
      const told = await grading.details(stage, { slots: ids });
      return ids.map((id) => ({ ...slots[id]!, ...told?.slots[id] }));
    },
    mainDetails: async () => (await grading.details(stage, { main: true }))?.main ?? {},
  };
}
