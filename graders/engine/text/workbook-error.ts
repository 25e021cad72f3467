/**
 * Something outside the student's work is wrong: the workbook, the arguments or the machine. Its message is one
 * sentence that names the place and says what to do. Commands print it without a stack and exit with status 2.
 */
export class WorkbookError extends Error {
  override readonly name = "WorkbookError";
}

/** Whether the system says so, such as that a disk is full; everything else is a fault of ours. */
export function isOfSystem(error: unknown): boolean {
  return error instanceof Error && "code" in error;
}

/** The code of a system error (`ENOENT`), for messages that name the cause. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? String(error);
}
