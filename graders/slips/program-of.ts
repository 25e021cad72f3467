/**
 * Reads a program of the corpus.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";

const PROGRAMS = join(PROJECT, "graders", "corpus", "programs");

/** The program's files, by `<track>/<stage>/<file>`. */
export function programOf(style: string, track: string): Record<string, string> {
  const files = readdirSync(join(PROGRAMS, style, track), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(join(PROGRAMS, style).length + 1).replaceAll("\\", "/"),
      readFileSync(file, "utf8"),
    ]),
  );
}

/** The styles in which a track is written in TypeScript. */
export function stylesOf(track: string): string[] {
  return readdirSync(PROGRAMS)
    .filter((style) => style !== "c" && existsSync(join(PROGRAMS, style, track)))
    .sort();
}
