/**
 * Makes a slip in the reference of its stage, or in another program.
 *
 * @module
 */
import type { OtherSlip, Slip } from "./slip.ts";

/**
 * The program's files with the slip in them.
 *
 * @param solutions - at least the files of the track, by `<track>/<stage>/<file>`: of the reference, or of the program
 * of an {@link OtherSlip}'s style
 * @throws Error when a text to replace is not exactly once in its file
 */
export function applySlip(
  solutions: Readonly<Record<string, string>>,
  track: string,
  slip: Slip | OtherSlip,
): Record<string, string> {
  const { stage, name, edits } = slip;
  const list = "style" in slip ? "in-other-programs" : track;
  const files = { ...solutions };
  for (const { file, find, replace } of edits) {
    const path = `${track}/${stage}/${file}`;
    const times = (files[path] ?? "").split(find).length - 1;
    if (times !== 1)
      throw new Error(
        `graders/slips/${list}.ts: "${name}" looks for ${JSON.stringify(find)}, which is ${times} times in ${file}; name a text that is there exactly once.`,
      );
    files[path] = files[path]!.replace(find, () => replace);
  }
  return files;
}
