/**
 * Opens a stage's files for the student, or says where they are.
 *
 * @module
 */
import { join } from "node:path";
import { nameOfEditor } from "./actions.ts";
import type { StageOutline } from "./outline.ts";
import { sourcesIn } from "./state.ts";

/** The parts of the desk that opening files needs. */
export interface Opener {
  readonly root: string;
  /** The student's editor, if there is one. */
  readonly editor: string | undefined;
  out(text: string): void;
  complain(text: string): void;
  open(editor: string, files: readonly string[]): Promise<boolean>;
}

/** Editors that take the whole terminal and that many beginners do not know how to leave. */
const LEAVE: Readonly<Record<string, string | undefined>> = {
  vi: ":qa and Enter",
  vim: ":qa and Enter",
  nvim: ":qa and Enter",
  nano: "Ctrl-X",
  emacs: "Ctrl-X Ctrl-C",
};

/** @returns a note for when an editor has opened them; `undefined` if everything is already on the terminal */
export async function openFiles(
  opener: Opener,
  { path }: StageOutline,
): Promise<string | undefined> {
  const { editor } = opener;
  // List the files to write before the program that calls them.
  const isMain = (name: string) => Number(name === "main.ts");
  const files = sourcesIn(join(opener.root, "exercises", path))
    .sort((a, b) => isMain(a) - isMain(b) || (a < b ? -1 : 1))
    .map((name) => `exercises/${path}/${name}`);
  if (files.length === 0) {
    opener.complain(
      `exercises/${path} is empty; npm run reset -- ${path} puts the starter's files back.\n`,
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
