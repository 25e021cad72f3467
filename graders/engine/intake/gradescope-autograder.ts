/**
 * Reads the folder in which Gradescope starts an autograder: the submission, and a file that says whose it is.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import type { Entry } from "./entry.ts";
import { showName } from "./folder-name.ts";

export const SUBMISSION_METADATA = "submission_metadata.json";
/** The folder with the student's files. */
export const SUBMISSION = "submission";

const word = v.optional(v.nullable(v.pipe(v.string(), v.trim()), ""), "");

const schema = v.object({
  created_at: word,
  users: v.optional(v.array(v.object({ name: word, email: word })), []),
  assignment: v.optional(v.object({ due_date: word }), {}),
});

export interface SubmissionMetadata {
  /** As Gradescope writes it, such as `2026-07-01T14:22:32.365935-07:00`; empty if it does not say. */
  readonly submittedAt: string;
  /** The same. */
  readonly dueDate: string;
  readonly users: readonly { readonly name: string; readonly email: string }[];
}

/**
 * Reads the file about a submission.
 *
 * @param folder - the autograder's folder, `/autograder`
 * @throws WorkbookError when it cannot be read
 */
export function readMetadata(folder: string): SubmissionMetadata {
  const file = join(folder, SUBMISSION_METADATA);
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const why = error instanceof SyntaxError ? "is not JSON" : `cannot be read (${codeOf(error)})`;
    throw new WorkbookError(`${file}: it ${why}; name a folder laid out as Gradescope does it.`);
  }
  const read = v.safeParse(schema, data);
  if (!read.success)
    throw new WorkbookError(
      `${file}: this is not Gradescope's description of a submission; name a folder laid out as Gradescope does it.`,
    );
  const { created_at: submittedAt, users, assignment } = read.output;
  return { submittedAt, dueDate: assignment.due_date, users };
}

/** The submission. The members of a group share one, under all their names. */
export function readAutograderFolder(folder: string): Entry {
  const { submittedAt, users } = readMetadata(folder);
  const names = users.map(({ name, email }) => name || email).filter((name) => name !== "");
  const [only, ...others] = users;
  return {
    name: showName(names.join(", ") || SUBMISSION),
    folder: join(folder, SUBMISSION),
    platform: "Gradescope",
    ...(only && others.length === 0 && only.email !== "" ? { email: only.email } : {}),
    ...(submittedAt === "" ? {} : { submittedAt }),
  };
}
