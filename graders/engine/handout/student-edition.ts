/**
 * The students' edition of a workbook: starters, lessons, transcripts and commands, but no solution, nor what one could be
 * made from.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import type { Grader } from "../grade/grader.ts";
import { KNOWN_MISTAKES } from "../workbook/edition.ts";
import { membersAt, programsOf } from "../workbook/members.ts";
import type { Track, Workbook } from "../workbook/workbook.ts";
import type { ZipMember } from "../workbook/write-zip.ts";
import { classroomWorkflow, DEV_CONTAINER } from "./classroom.ts";
import { knownMistakes } from "./known-mistakes.ts";
import { studentPackage } from "./package-json.ts";

/** What a student's folder has besides the workbook. */
const AROUND = [
  ".editorconfig",
  ".gitattributes",
  ".gitignore",
  ".npmrc",
  ".vscode",
  "tsconfig.json",
  "vitest.config.ts",
  "exercises/tsconfig.json",
  "graders/exercises.cases.ts",
  "graders/exercises.setup.ts",
];

/**
 * Solutions, what is made from them, and what only authors and instructors read. A starter may have a file of such a name.
 */
const KEPT_BACK =
  /^graders\/[^/]+\/((?!starter\/)[^/]+\/(mistakes\.ts|player\.ts|survivors\.json|rewrites)|[^/]+\.ts)$|\/for-instructors\.md$/;

/** Its files. */
export async function studentEdition(
  workbook: Workbook,
  grader: Grader,
  tracks: readonly Track[],
): Promise<readonly ZipMember[]> {
  const { root } = workbook;
  const known = await knownMistakes(
    workbook,
    grader,
    tracks.flatMap(({ stages }) => stages),
  );
  const read = (name: string) => JSON.parse(readFileSync(join(PROJECT, name), "utf8"));
  const { manifest, lock } = studentPackage(read("package.json"), read("package-lock.json"));
  return [
    text("README.md", readme(tracks)),
    text(".github/workflows/classroom.yml", classroomWorkflow(tracks)),
    text(".devcontainer/devcontainer.json", json(DEV_CONTAINER)),
    text("package.json", json(manifest)),
    text("package-lock.json", json(lock)),
    ...AROUND.flatMap((path) => membersAt(PROJECT, path)),
    ...programsOf(PROJECT),
    ...tracks.flatMap(({ name }) => [
      ...membersAt(root, `graders/${name}`, KEPT_BACK),
      ...membersAt(root, `lessons/${name}`, KEPT_BACK),
      ...membersAt(root, `graders/${name}/starter`).map(({ path, content }) => ({
        path: path.replace(`graders/${name}/starter`, `exercises/${name}`),
        content,
      })),
    ]),
    ...[...known].flatMap(([{ path }, mistakes]) =>
      mistakes.length === 0 ? [] : [text(`graders/${path}/${KNOWN_MISTAKES}`, json(mistakes))],
    ),
  ];
}

function text(path: string, content: string): ZipMember {
  return { path, content: { text: content } };
}

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function readme(tracks: readonly Track[]): string {
  const [first] = tracks;
  const stage = `${first!.name}/1`;
  return `# ${tracks.length === 1 ? first!.title : "Card games"}

${tracks.map(({ name, title, about, stages }) => `- **${title}** (\`exercises/${name}\`, ${stages.length} stages): ${about}`).join("\n")}

You need [Node](https://nodejs.org) 20.19 or later; npm installs the rest.

\`\`\`sh
npm ci && npm start
\`\`\`

This opens the desk. Choose a track, a stage, and what to do with it. Your files are under \`exercises/\`, and you never
need to change anything else.

| command | what it does |
|---|---|
| \`npm run lesson -- ${stage}\` | explains the idea and your tasks, one by one |
| \`npm run predict -- ${stage}\` | asks what your program will do, before you run it |
| \`npm run play -- ${stage}\` | runs your program |
| \`npm run check -- ${stage}\` | grades your program, and shows the first difference and what you typed before it |
| \`npm run watch -- ${stage}\` | grades it every time you save |
| \`npm run typecheck -- ${stage}\` | shows what your editor underlines in red: mistakes in the types |
| \`npm run hint -- ${stage}\` | gives one more hint, from a nudge to nearly the answer |
| \`npm run reset -- ${stage}\` | starts the stage over; your old files are kept |
| \`npm test\` | checks every stage that you have begun |

The verdicts are those of your instructor's workbook, with these exceptions:

- If a stage uses an earlier one that fails, it is judged when that one passes. It is judged at once if one small change
  of the earlier stage makes both pass.
- This workbook has no hidden games, but your instructor may add some.
- The line of a fault is named only where the compiler, a known mistake or a small change shows it. Many functions are
  called by themselves as soon as they are written. One that needs another task is judged when that task is done.
- Your own unit tests are run on your own classes only; your instructor grades them on others.

Deckwork's licence is in \`LICENSE\`. The packages that it uses, with their licences, are in \`node_modules\` after
\`npm ci\`.
`;
}
