/**
 * Something outside the student's work is wrong: the workbook, the arguments, the machine. Its message is one sentence
 * with the place and the cure; commands print it without a stack and exit with status 2.
 */
export class WorkbookError extends Error {
  override readonly name = "WorkbookError";
}

/** The code of a system's error (`ENOENT`), for messages that name the cause. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? String(error);
}
