/**
 * Makes the archive that Gradescope builds an autograder's image from: two scripts at its top, the settings, and as much
 * of the workbook as grading one track needs.
 *
 * @module
 */
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { membersAt, programsOf } from "../workbook/members.ts";
import { writeZip, type ZipMember } from "../workbook/write-zip.ts";

const SCRIPTS = ["setup.sh", "run_autograder"];
/** The workbook's folder in the archive. */
const WORKBOOK = "deckwork";

/** The trees that a track has a folder in. */
const TREES = ["graders", "solutions", "lessons"];

/** In a track: the workbook's own tests, and what only authors read. */
const NOT_NEEDED = /^graders\/[^/]+\/[^/]+\.test\.ts$|\/survivors\.json$/;

/** What an instructor decides for an assignment. */
export interface AutograderSettings {
  /** The track's name. */
  readonly track: string;
  /** A file. */
  readonly policy?: string | undefined;
  readonly fresh?: { readonly games: number; readonly secret: string } | undefined;
}

/**
 * Writes the archive; its folder is made if necessary.
 *
 * @param root - the workbook's folder
 * @throws the error of the file system
 */
export async function writeAutograder(
  archive: string,
  root: string,
  settings: AutograderSettings,
): Promise<void> {
  const scripts = SCRIPTS.map(
    (name): ZipMember => ({
      path: name,
      content: { file: join(PROJECT, "graders/engine/autograder", name) },
      isExecutable: true,
    }),
  );
  mkdirSync(dirname(archive), { recursive: true });
  await writeZip(archive, [
    ...scripts,
    ...settingsOf(settings),
    ...inWorkbook([
      ...["package.json", "package-lock.json"].flatMap((path) => membersAt(PROJECT, path)),
      ...programsOf(PROJECT),
      ...TREES.flatMap((tree) => membersAt(root, `${tree}/${settings.track}`, NOT_NEEDED)),
    ]),
  ]);
}

function settingsOf({ track, policy, fresh }: AutograderSettings): ZipMember[] {
  const words = ["--track", track, ...(fresh ? ["--fresh", `${fresh.games}`] : [])];
  const file = (path: string, text: string): ZipMember => ({ path, content: { text } });
  return [
    // One word on each line.
    file("grade-options", `${words.join("\n")}\n`),
    ...(policy === undefined ? [] : [file("policy.json", readFileSync(policy, "utf8"))]),
    ...(fresh ? [file("fresh-seed", fresh.secret)] : []),
  ];
}

function inWorkbook(members: readonly ZipMember[]): ZipMember[] {
  return members.map((one) => ({ ...one, path: `${WORKBOOK}/${one.path}` }));
}
