/**
 * Explains trouble with the machine, such as a full or read-only disk, which is not a fault of the workbook.
 *
 * @module
 */
const SAYS: Readonly<Record<string, string>> = {
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "there is no space left for your files",
  EACCES: "you are not allowed to use it",
  EPERM: "you are not allowed to use it",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  ENOMEM: "there is no memory left",
};

/** @returns the sentence; `undefined` for any other error, which may be a bug */
export function sayTrouble(error: unknown): string | undefined {
  const { code = "", syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  const says = SAYS[code];
  if (says === undefined || syscall === undefined) return undefined;
  return `${path ?? syscall}: ${says} (${code}); fix this, or, for temporary files, set TMPDIR to a folder where you can write.`;
}
