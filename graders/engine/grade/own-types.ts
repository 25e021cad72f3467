/**
 * Asks the compiler about a student's own files.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import {
  checkTypes,
  type TypesAnswer,
  type TypesRequest,
  type TypesService,
} from "../execute/check-types.ts";
import type { KeptAnswers } from "../execute/kept-answers.ts";
import { filesNear } from "../execute/near.ts";
import type { Submission } from "../intake/read-submission.ts";
import type { Session } from "../sandbox/session.ts";
import { EXERCISES } from "../workbook/places.ts";

/** Type-checks some of a student's files, and what they import, as an editor does. */
export async function checkOwnTypes(
  {
    session,
    toolkit,
    kept,
    typesService,
  }: {
    readonly session: Session;
    readonly toolkit: Files;
    readonly kept?: KeptAnswers;
    readonly typesService?: TypesService;
  },
  { files }: Pick<Submission, "files">,
  paths: readonly string[],
): Promise<TypesAnswer> {
  if (paths.length === 0) return { kind: "checked", faults: [] };
  const given = Object.entries(toolkit).map(([name, text]) => [`graders/toolkit/${name}`, text]);
  const request = {
    given: Object.fromEntries(given),
    roots: paths.map((path) => `${EXERCISES}/${path}`),
    asEditor: true,
  };
  // Reading the types of Node's names takes three times as long as everything else, and few programs use one, mostly in
  // the stage that asks. Writing the files of other stages takes as long as checking.
  const near = filesNear(files, paths);
  const ask = (one: Pick<TypesRequest, "files" | "node">) =>
    checkTypes(session, { ...request, ...one }, kept, typesService);
  if (Object.values(near).some((text) => NAMES_NODE.test(text))) return ask({ files, node: true });
  const answer = await ask({ files: near, node: false });
  const lacks =
    answer.kind === "checked" && answer.faults.some(({ file }) => file.startsWith(`${EXERCISES}/`));
  return lacks ? ask({ files, node: true }) : answer;
}

/** What most programs that use Node have in them. */
const NAMES_NODE = /\bfrom\s*["'](?:node:|readline)|\bprocess\.|\brequire\(/;
