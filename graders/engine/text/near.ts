/**
 * How close a word is to the one that was meant.
 *
 * @module
 */

/**
 * The number of keystrokes by which two words differ: an extra letter, a missing letter, a different letter, or two
 * neighbours swapped (the optimal string alignment distance).
 */
export function editDistance(one: string, other: string): number {
  let older: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        above[column]! + 1,
        line[column - 1]! + 1,
        above[column - 1]! + (same ? 0 : 1),
        swapped ? older[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    older = above;
    above = line;
  }
  return above[other.length]!;
}

/** How many keystrokes a word may be off: one in a short word, two in a longer one, none in a very short one. */
export function isMisspelt(typed: string, meant: string): boolean {
  if (typed.length < 3) return false;
  const most = Math.min(typed.length, meant.length) < 6 ? 1 : 2;
  // Comparing long words takes long.
  return Math.abs(typed.length - meant.length) <= most && editDistance(typed, meant) <= most;
}

/** A name without upper case and accents, however they are encoded. */
export function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
