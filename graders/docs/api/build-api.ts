/**
 * The API: typedoc reads the sources of the toolkit and the engine, and its pages are repaired.
 *
 * @module
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Application, Logger, LogLevel, TSConfigReader } from "typedoc";
import { writeWhole } from "../../engine/workbook/write-whole.ts";
import { ICON } from "../bundle-client.ts";
import { apiOptions } from "./options.ts";
import { repairPages } from "./repair-pages.ts";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const ABOUT = `# The modules of Deckwork

- \`toolkit\` is what the programs of students import: {@link toolkit/console!ask | ask} and
  {@link toolkit/console!print | print}, {@link toolkit/random!rand | rand} and {@link toolkit/random!srand | srand},
  {@link toolkit/seed!askSeed | askSeed} and {@link toolkit/pause!pause | pause}.
- \`engine\` is for those who write a track, change how programs are graded, or use the results: known mistakes
  ({@link engine/workbook/authoring!Mistake | Mistake}), players ({@link engine/workbook/authoring!Player | Player}),
  checks ({@link engine/workbook/check-settings!Check | Check}), transcripts
  ({@link engine/text/transcript!Transcript | Transcript}), verdicts ({@link engine/judge/verdict!Verdict | Verdict}).
`;

/** @returns typedoc's warnings, one line each */
export async function buildApi(root: string, out: string): Promise<string[]> {
  const staged = mkdtempSync(join(tmpdir(), "deckwork-api-"));
  try {
    const { outputFiles } = await build({
      entryPoints: [here("navigation.ts")],
      absWorkingDir: root,
      bundle: true,
      minify: true,
      write: false,
      format: "iife",
      target: "es2022",
      logLevel: "silent",
    });
    const place = (name: string, text: string): string => {
      writeWhole(join(staged, name), text);
      return join(staged, name);
    };
    const complaints = new Complaints();
    const app = await Application.bootstrap(
      apiOptions(root, out, {
        readme: place("about.md", ABOUT),
        script: place("api.js", outputFiles[0]!.text),
        style: place("api.css", readFileSync(here("api.css"), "utf8")),
        icon: place("icon.svg", ICON),
      }),
      [new TSConfigReader()],
    );
    app.logger = complaints;
    const project = await app.convert();
    if (!project) return complaints.lines;
    app.validate(project);
    await app.generateDocs(project, out);
    repairPages(out);
    return complaints.lines;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** Typedoc finds two declarations of each field of a valibot schema, and cannot choose between their comments. */
const SAME_COMMENT_TWICE = /has multiple declarations with a comment/;

/** Keeps typedoc's warnings, but not its progress messages. */
class Complaints extends Logger {
  readonly lines: string[] = [];

  override log(message: string, level: LogLevel): void {
    super.log(message, level);
    if (level >= LogLevel.Warn && !SAME_COMMENT_TWICE.test(message)) this.lines.push(message);
  }
}
