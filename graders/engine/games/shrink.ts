/**
 * Finds the shortest input that still shows a fault.
 *
 * @module
 */

/** Tells for each input whether the fault shows. */
export type Shows = (inputs: readonly (readonly string[])[]) => Promise<readonly boolean[]>;

/** Inputs longer than this are cut at their end only: trying every line would take too long. */
const MOST_LINES = 60;

/**
 * Shortens typed lines: first what comes after the fault, then every single line that it does not need.
 *
 * @param lines - they show the fault, and so does what is returned
 */
export async function shrink(lines: readonly string[], shows: Shows): Promise<readonly string[]> {
  let shortest = await cutEnd(lines, shows);
  while (shortest.length > 1 && shortest.length <= MOST_LINES) {
    const without = shortest.map((_, left) => shortest.filter((_, at) => at !== left));
    const found = (await shows(without)).indexOf(true);
    if (found === -1) break;
    shortest = without[found]!;
  }
  return shortest;
}

/** The shortest beginning that a bisection finds. */
async function cutEnd(lines: readonly string[], shows: Shows): Promise<readonly string[]> {
  let least = 0;
  let enough = lines.length;
  while (least < enough) {
    const middle = (least + enough) >> 1;
    const [shown] = await shows([lines.slice(0, middle)]);
    if (shown) enough = middle;
    else least = middle + 1;
  }
  return lines.slice(0, enough);
}
