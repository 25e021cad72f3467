/**
 * Opens a stage's files for the student, or says where they are.
 *
 * @module
 */
import { join } from "node:path";
import { nameOfEditor } from "./actions.ts";
import type { StageOutline } from "./outline.ts";
import { sourcesIn } from "./state.ts";

/** What opening files needs of the desk. */
export interface Opener {
  readonly root: string;
  /** The student's editor, if there is one. */
  readonly editor: string | undefined;
  out(text: string): void;
  complain(text: string): void;
  open(editor: string, files: readonly string[]): Promise<boolean>;
}

/** Editors that take the whole terminal, and that many a beginner has not found the way out of. */
const LEAVE: Readonly<Record<string, string | undefined>> = {
  vi: ":qa and Enter",
  vim: ":qa and Enter",
  nvim: ":qa and Enter",
  nano: "Ctrl-X",
  emacs: "Ctrl-X Ctrl-C",
};

/** @returns what to say once an editor has opened them; nothing where all that was to say stands on the terminal */
export async function openFiles(
  opener: Opener,
  { path }: StageOutline,
): Promise<string | undefined> {
  const { editor } = opener;
  // What is to be written comes before the program that calls it.
  const isMain = (name: string) => Number(name === "main.ts");
  const files = sourcesIn(join(opener.root, "exercises", path))
    .sort((a, b) => isMain(a) - isMain(b) || (a < b ? -1 : 1))
    .map((name) => `exercises/${path}/${name}`);
  if (files.length === 0) {
    opener.complain(
      `There is nothing in exercises/${path}; npm run reset -- ${path} puts the starter's files back.\n`,
    );
    return undefined;
  }
  const list = files.map((file) => `  ${file}\n`).join("");
  if (editor !== undefined) {
    const name = nameOfEditor(editor);
    const leave = LEAVE[name];
    opener.out(`Opening with ${name}${leave ? `; to leave it, press ${leave}` : ""}:\n${list}`);
    if (await opener.open(editor, files)) return `Opened with ${name}: ${files.join(", ")}`;
    opener.complain(`"${editor}" did not open them.\n`);
  }
  opener.out(`Open these in your editor:\n${list}`);
  return undefined;
}
