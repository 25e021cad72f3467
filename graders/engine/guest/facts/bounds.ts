/**
 * Limits on the output for hostile files; no honest file comes near them.
 *
 * @module
 */

/** The longest that a list may be. */
export const MAX_ENTRIES = 500;

const MAX_NAME = 200;

/** A name as the student wrote it, but shortened and safe for any terminal. */
export function written(name: string): string {
  return name.slice(0, MAX_NAME).replace(/\p{C}/gu, "\uFFFD");
}

/** Adds to a set that is not full yet. */
export function add(set: Set<string>, entry: string, limit = MAX_ENTRIES): void {
  if (set.size < limit) set.add(entry);
}
