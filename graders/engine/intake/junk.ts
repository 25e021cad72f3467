/**
 * Files that systems and tools leave in every folder and archive. Nobody handed them in, and no note mentions them.
 *
 * @module
 */

const JUNK = new Set([
  "__macosx",
  ".ds_store",
  "thumbs.db",
  "desktop.ini",
  "node_modules",
  ".git",
  ".gitignore",
  ".gitkeep",
  ".svn",
  ".vscode",
  ".idea",
]);

/** Whether a file or folder of this name is junk, whatever is in it. */
export function isJunk(name: string): boolean {
  return JUNK.has(name.toLowerCase()) || name.startsWith("._");
}

/** Whether to skip a folder of this name: hidden folders, and those that a compiler made. */
export function isNoWork(name: string): boolean {
  return isJunk(name) || name.startsWith(".") || name.toLowerCase() === "dist";
}
