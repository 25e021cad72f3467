/**
 * A program with switches that exists only as an answer.
 *
 * @module
 */
import type { DetailedSlot } from "../execute/build.ts";
import type { Exchangeable } from "./suspect.ts";

/** @param rest - what is known of it; of its slots, with their details */
export function exchangeable({
  slots = [],
  ...rest
}: Partial<Exchangeable> & { readonly slots?: readonly DetailedSlot[] }): Exchangeable {
  return {
    ...{ code: "", main: "", slots, endings: [], tasks: [], loose: [] },
    ...{ unawaited: [], suspicions: [], reordered: [], uses: [] },
    details: async (ids) => ids.map((id) => slots.find((one) => one.id === id)!),
    mainDetails: async () => ({}),
    ...rest,
  };
}
