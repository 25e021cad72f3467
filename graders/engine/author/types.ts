/**
 * The rule that the exercises are sound TypeScript.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Defect } from "./defect.ts";

/**
 * Type-checks files with the project's options.
 *
 * @param files - paths under the root
 * @param folder - a folder for a temporary file
 */
export async function filesAreSoundTypeScript(
  root: string,
  files: readonly string[],
  folder: string,
): Promise<Defect[]> {
  if (files.length === 0) return [];
  const project = join(folder, "tsconfig.json");
  const settings = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: { noEmit: true, typeRoots: [join(root, "node_modules", "@types")] },
    files: files.map((file) => join(root, file)),
    include: [],
  };
  writeFileSync(project, JSON.stringify(settings));
  const output = await run(
    [
      join(root, "node_modules", "typescript-native", "bin", "tsc"),
      "-p",
      project,
      "--pretty",
      "false",
    ],
    root,
  );
  // An error in the settings themselves has no place.
  return [...output.matchAll(/^(?:(.+?)\((\d+),(\d+)\): )?(.*error TS\d+.*)$/gm)].map(
    ([, file, line, column, text]) => ({
      place:
        file === undefined ? "tsconfig.json" : `${file.replaceAll("\\", "/")}:${line}:${column}`,
      says: `${text} Fix it.`,
    }),
  );
}

function run(argv: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, argv, { cwd, stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.on("error", reject).on("close", () => resolve(output));
  });
}
