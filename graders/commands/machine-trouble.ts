/**
 * What a machine refuses, in a sentence: a disk that is full or read-only is no fault of the workbook's.
 *
 * @module
 */
const SAYS: Readonly<Record<string, string>> = {
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "there is no room left for your files",
  EACCES: "you may not use it",
  EPERM: "you may not use it",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  ENOMEM: "there is no memory left",
};

/** @returns the sentence; `undefined` for any other error, which may well be a bug */
export function sayTrouble(error: unknown): string | undefined {
  const { code = "", syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  const says = SAYS[code];
  if (says === undefined || syscall === undefined) return undefined;
  return `${path ?? syscall}: ${says} (${code}); set this right, or for temporary files set TMPDIR to a folder that can be written.`;
}
