/**
 * Makes the archive that Gradescope builds an autograder's image from: two scripts at its top, the settings, and as much
 * of the workbook as grading one track needs.
 *
 * @module
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import { writeZip, type ZipMember } from "../workbook/write-zip.ts";

const SCRIPTS = ["setup.sh", "run_autograder"];
/** The workbook's folder in the archive. */
const WORKBOOK = "deckwork";

/** The programs, and what they come with. */
const OURS = [
  "LICENSE",
  "package.json",
  "package-lock.json",
  "graders/commands",
  "graders/engine",
  "graders/toolkit",
  "graders/calls.ts",
  "graders/constants.ts",
  "graders/contract.ts",
  "graders/deckwork.cjs",
  "graders/main.ts",
];
/** The trees that a track has a folder in. */
const TREES = ["graders", "solutions", "lessons"];

const NOT_NEEDED = /(\.test|-for-tests)\.ts$|^survivors\.json$|^(for-tests|scenarios)$/;

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
    ...OURS.flatMap((path) => membersAt(PROJECT, path)),
    ...TREES.map((tree) => `${tree}/${settings.track}`)
      .filter((path) => existsSync(join(root, path)))
      .flatMap((path) => membersAt(root, path)),
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

/** The files of a folder, or the file itself, without what only tests and authors read. */
function membersAt(root: string, path: string): ZipMember[] {
  const place = join(root, path);
  const files = readdirIfFolder(place);
  if (!files) return [{ path: `${WORKBOOK}/${path}`, content: { file: place } }];
  return files
    .filter((name) => !NOT_NEEDED.test(name))
    .flatMap((name) => membersAt(root, `${path}/${name}`));
}

function readdirIfFolder(place: string): string[] | undefined {
  try {
    return readdirSync(place).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
  }
}
