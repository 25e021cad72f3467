/**
 * What systems and tools leave in every folder and every archive. Nobody has handed it in, and nobody is told of it.
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

/** Whether nobody looks for work in a folder of this name: what is hidden, and what a compiler has made. */
export function isNoWork(name: string): boolean {
  return isJunk(name) || name.startsWith(".") || name.toLowerCase() === "dist";
}
