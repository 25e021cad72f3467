/**
 * Opens files in the student's own editor.
 *
 * @module
 */
import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NPMS_EDITOR = /^vi$|notepad\.exe$/i;

/** The command that opens files: the student's setting, or Visual Studio Code if it is installed. */
export function findEditor(env: NodeJS.ProcessEnv = process.env): string | undefined {
  // npm sets EDITOR for its scripts if it is not set, to an editor that few beginners know how to leave.
  const npms = env.npm_lifecycle_event !== undefined && NPMS_EDITOR.test(env.EDITOR ?? "");
  const set = [env.VISUAL, npms ? undefined : env.EDITOR].find(
    (command) => (command?.trim() ?? "") !== "",
  );
  if (set !== undefined) return set.trim();
  const names = process.platform === "win32" ? ["code.cmd", "code.exe"] : ["code"];
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  const found = folders.some((folder) => names.some((name) => existsSync(join(folder, name))));
  return found ? "code" : undefined;
}

/** The program's own path or name, without its options. */
export function commandIn(editor: string): string {
  return existsSync(editor) ? editor : editor.split(" ")[0]!;
}

/**
 * Opens files, and waits if the editor makes its caller wait.
 *
 * @param editor - a shell command, with its options
 * @returns whether it started and ended without an error
 */
export function openInEditor(
  editor: string,
  cwd: string,
  files: readonly string[],
): Promise<boolean> {
  const options: SpawnOptions = { cwd, stdio: "inherit" };
  const command = existsSync(editor) ? `"${editor}"` : editor;
  const child =
    process.platform === "win32"
      ? spawn(`${command} ${files.map((file) => `"${file}"`).join(" ")}`, {
          ...options,
          shell: true,
        })
      : // Like git, let the shell split the command but not the file names.
        spawn("sh", ["-c", `${command} "$@"`, "sh", ...files], options);
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (status) => resolve(status === 0));
  });
}
