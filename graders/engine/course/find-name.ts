/**
 * Finds a student by name.
 *
 * @module
 */
import { shown, someOf } from "../intake/folder-name.ts";
import { editDistance, plain } from "../text/near.ts";
import { WorkbookError } from "../text/workbook-error.ts";

const MOST_NAMES = 5;
/** A name that differs in more than half of its letters is not meant. */
const MOST_OFF = 0.5;

/**
 * Finds a name: an exact match, else one without regard to case and accents, else the only name that contains it.
 *
 * @param names - all names
 * @throws WorkbookError when nobody, or more than one student, has that name; it suggests names
 */
export function findName(names: readonly string[], wanted: string): string {
  const exact = names.find((name) => name === wanted || name === wanted.normalize("NFC"));
  if (exact !== undefined) return exact;
  const meant = plain(wanted.trim());
  const same = names.filter((name) => plain(name) === meant);
  const fits =
    same.length > 0 || meant === "" ? same : names.filter((one) => plain(one).includes(meant));
  const [only, ...others] = fits;
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined)
    throw new WorkbookError(
      `"${shown(wanted)}" could be more than one of the ${names.length} students: ${someOf(fits, MOST_NAMES)}.`,
    );
  const near = nearest(names, meant);
  const says =
    near.length > 0
      ? `did you mean ${near.map(shown).join(" or ")}?`
      : `there are results for ${someOf(names, MOST_NAMES)}.`;
  throw new WorkbookError(
    names.length === 0
      ? `There is no result for "${shown(wanted)}": nobody has been graded yet.`
      : `There is no result for "${shown(wanted)}": ${says}`,
  );
}

/** The names with the fewest wrong keystrokes, as a whole or in one of their words. */
function nearest(names: readonly string[], meant: string): readonly string[] {
  const off = (name: string) => {
    const words = [plain(name), ...plain(name).split(/[^\p{L}\p{N}]+/u)];
    return Math.min(...words.map((word) => editDistance(meant, word)));
  };
  const all = names.map((name) => ({ name, off: off(name) }));
  const least = Math.min(...all.map(({ off }) => off));
  if (least > meant.length * MOST_OFF) return [];
  return all
    .filter(({ off }) => off === least)
    .map(({ name }) => name)
    .slice(0, MOST_NAMES);
}
