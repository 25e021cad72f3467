/**
 * Aligns two texts line by line: as many lines as possible are beside equal ones.
 *
 * It is the greedy algorithm of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (Algorithmica 1, 1986): for
 * each number of edits, it goes as far as possible on each diagonal. A diagonal is how many lines of the left text are
 * taken beyond those of the right one.
 *
 * @module
 */

/** The positions of two lines that are beside each other, or of one that is alone. */
export type Aligned = readonly [left: number | undefined, right: number | undefined];

/**
 * @param mostEdits - if aligning takes more edits, each line is beside the one at its place
 * @returns every line once, in order; between equal lines, those that differ are beside each other as far as there are
 * some on both sides
 */
export function alignLines(
  left: readonly string[],
  right: readonly string[],
  mostEdits = Number.POSITIVE_INFINITY,
): Aligned[] {
  // Lines that are in one text only have no equal, and looking for one would take most of the time.
  const these = linesAlsoIn(right, left);
  const those = linesAlsoIn(left, right);
  const stretches: Stretch[] = [];
  const last = lastStretch(
    these.map((at) => left[at]!),
    those.map((at) => right[at]!),
    mostEdits,
  );
  for (let one = last; one; one = one.before) stretches.push(one);
  const rows: Aligned[] = [];
  let at = 0;
  let other = 0;
  const goTo = (end: number, otherEnd: number): void => {
    while (at < end || other < otherEnd)
      rows.push([at < end ? at++ : undefined, other < otherEnd ? other++ : undefined]);
  };
  for (const stretch of stretches.reverse())
    for (let line = 0; line < stretch.length; line++) {
      goTo(these[stretch.left + line]!, those[stretch.right + line]!);
      rows.push([at++, other++]);
    }
  goTo(left.length, right.length);
  return rows;
}

/** The positions of the lines that are in the other text, too. */
function linesAlsoIn(other: readonly string[], lines: readonly string[]): number[] {
  const others = new Set(other);
  return [...lines.keys()].filter((at) => others.has(lines[at]!));
}

/** Equal lines that follow each other in both texts, and those before them. */
interface Stretch {
  readonly left: number;
  readonly right: number;
  readonly length: number;
  readonly before: Stretch | undefined;
}

/** The last stretch of a longest common subsequence, which leads to the others; none if that takes too many edits. */
function lastStretch(
  left: readonly string[],
  right: readonly string[],
  mostEdits: number,
): Stretch | undefined {
  // Numbers are compared faster than texts.
  const numbers = new Map<string, number>();
  const numberOf = (line: string): number => {
    const number = numbers.get(line) ?? numbers.size;
    numbers.set(line, number);
    return number;
  };
  const these = Int32Array.from(left, numberOf);
  const those = Int32Array.from(right, numberOf);
  const most = Math.min(mostEdits, left.length + right.length);
  // By the diagonal: how many lines of the left text are taken, and the way there.
  const middle = most + 1;
  const taken = new Int32Array(2 * middle + 1).fill(-1);
  const ways = new Array<Stretch | undefined>(taken.length).fill(undefined);
  taken[middle + 1] = 0;
  // Diagonals that have reached the end of a text are not followed any more.
  let lowest = -most;
  let highest = most;
  for (let edits = 0; edits <= most; edits++) {
    const first = Math.max(-edits, lowest + (Math.abs(lowest + edits) % 2));
    for (let diagonal = first; diagonal <= Math.min(edits, highest); diagonal += 2) {
      const place = middle + diagonal;
      const takesRight = taken[place - 1]! < taken[place + 1]!;
      const start = takesRight ? taken[place + 1]! : taken[place - 1]! + 1;
      const before = ways[takesRight ? place + 1 : place - 1];
      let at = start;
      while (at < these.length && these[at] === those[at - diagonal]) at++;
      const way =
        at > start ? { left: start, right: start - diagonal, length: at - start, before } : before;
      const isLeftOver = at >= these.length;
      const isRightOver = at - diagonal >= those.length;
      if (isLeftOver && isRightOver) return way;
      taken[place] = at;
      ways[place] = way;
      if (isLeftOver) highest = Math.min(highest, diagonal - 1);
      if (isRightOver) lowest = Math.max(lowest, diagonal + 1);
    }
  }
  return undefined;
}
