/**
 * Whether a file is still as it was given out.
 *
 * @module
 */

/** Whatever editor or system has been over its line ends, and its last lines. */
export function isAsGiven(source: string, starter: string | undefined): boolean {
  if (starter === undefined) return false;
  return source === starter || source.replaceAll("\r\n", "\n").trimEnd() === starter.trimEnd();
}
