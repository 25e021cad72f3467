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

/** Type-checks some of a student's files, and what they import, as an editor does. */
export async function checkOwnTypes(
  { session, toolkit }: { readonly session: Session; readonly toolkit: Files },
  { files }: Pick<Submission, "files">,
  paths: readonly string[],
): Promise<TypesAnswer> {
  if (paths.length === 0) return { kind: "checked", faults: [] };
  const given = Object.entries(toolkit).map(([name, text]) => [`graders/toolkit/${name}`, text]);
  const request = {
    files,
    given: Object.fromEntries(given),
    roots: paths.map((path) => `${EXERCISES}/${path}`),
    asEditor: true,
  };
  // Reading the types of Node's names takes three times as long as everything else, and few programs use one.
  const answer = await checkTypes(session, { ...request, node: false });
  const lacks =
    answer.kind === "checked" && answer.faults.some(({ file }) => file.startsWith(`${EXERCISES}/`));
  return lacks ? checkTypes(session, { ...request, node: true }) : answer;
}
