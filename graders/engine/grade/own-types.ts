/**
 * Asks the compiler about a student's own files.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import { checkTypes, type TypesAnswer } from "../execute/check-types.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Session } from "../sandbox/session.ts";
import { EXERCISES } from "../workbook/places.ts";

/** A name that only Node has, or one of its modules: reading their types takes as long as everything else. */
const OF_NODE =
  /\b(?:console|process|Buffer|require|module|global|set(?:Timeout|Interval|Immediate)|clear(?:Timeout|Interval|Immediate)|queueMicrotask|structuredClone|performance|fetch|URL|Text(?:De|En)coder|Abort\w+|Event\w*|crypto|atob|btoa|NodeJS)\b|["'](?:node:|fs|readline|timers|events|os|path|util)/;

/** Type-checks some of a student's files, and what they import, as an editor does. */
export function checkOwnTypes(
  { session, toolkit }: { readonly session: Session; readonly toolkit: Files },
  { files }: Pick<Submission, "files">,
  paths: readonly string[],
): Promise<TypesAnswer> {
  const given = Object.entries(toolkit).map(([name, text]) => [`graders/toolkit/${name}`, text]);
  return checkTypes(session, {
    files,
    given: Object.fromEntries(given),
    roots: paths.map((path) => `${EXERCISES}/${path}`),
    node: Object.values(files).some((text) => OF_NODE.test(text)),
    asEditor: true,
  });
}
