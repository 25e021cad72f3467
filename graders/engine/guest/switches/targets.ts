import { posix } from "node:path";
import { candidates } from "../../workbook/places.ts";

/** The file that a relative import means, of those that there are. */
export function targetOf(
  has: (path: string) => boolean,
  from: string,
  name: string,
): string | undefined {
  if (!/^\.\.?\//.test(name)) return undefined;
  const place = posix.join(posix.dirname(from), name);
  // Most imports say exactly what they mean.
  return has(place) ? place : candidates(place).find(has);
}
