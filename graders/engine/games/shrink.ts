/**
 * Finds the shortest input that still shows a fault.
 *
 * @module
 */

/** Says for each input whether it shows the fault. */
export type Shows = (inputs: readonly (readonly string[])[]) => Promise<readonly boolean[]>;

/** Inputs longer than this are cut only at the end: trying every line would take too long. */
const MOST_LINES = 60;

/**
 * Shortens typed lines: first removes those after the fault, then each single line that it does not need.
 *
 * @param lines - lines that show the fault, as the returned ones do
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

/** The shortest beginning that bisection finds. */
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
