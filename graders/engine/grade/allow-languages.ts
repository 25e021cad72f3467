/**
 * Removes from a submission the programs in languages that the course does not accept.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import { DECKWORK_JSON } from "../intake/deckwork-json.ts";
import { ANY, languageOf } from "../intake/languages.ts";
import type { Submission } from "../intake/read-submission.ts";
import { isAsGiven } from "../workbook/as-given.ts";

/**
 * A stage with its own TypeScript is graded as TypeScript; for any other, the refusal says whom to ask.
 *
 * @param allowed - ids of languages, or `any`; by default everything is allowed
 */
export function allowLanguages(
  submission: Submission,
  starters: Files,
  allowed: readonly string[] | undefined,
): Submission {
  const taken = Object.entries(submission.foreign);
  if (allowed === undefined || allowed.includes(ANY) || taken.length === 0) return submission;
  const { files, bytes } = submission;
  const foreign: Record<string, Submission["foreign"][string]> = {};
  const refused: Record<string, string> = { ...submission.refused };
  const notes = [...(submission.notes ?? [])];
  for (const [stage, settings] of taken) {
    const within = `${stage}/`;
    const names = Object.keys(bytes).filter((path) => path.startsWith(within));
    const { id, name } = languageOf(settings, names);
    if (allowed.includes(id)) {
      foreign[stage] = settings;
      continue;
    }
    const inTypeScript = Object.entries(files).some(
      ([path, source]) => path.startsWith(within) && !isAsGiven(source, starters[path]),
    );
    const grant = id === "other" ? ANY : id;
    const why = `${stage} is in ${name}, which this course does not accept; ask your instructor to allow it with --languages ${grant}.`;
    if (inTypeScript) notes.push(`${stage}/${DECKWORK_JSON} was not used: ${why}`);
    else refused[`${stage}/${DECKWORK_JSON}`] = why;
  }
  return { ...submission, foreign, refused, ...(notes.length > 0 ? { notes } : {}) };
}
