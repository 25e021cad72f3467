/**
 * Whether a file is still as given.
 *
 * @module
 */

/** Line ends, and blank lines at the end, do not count: editors and systems change them. */
export function isAsGiven(source: string, starter: string | undefined): boolean {
  if (starter === undefined) return false;
  return source === starter || source.replaceAll("\r\n", "\n").trimEnd() === starter.trimEnd();
}
