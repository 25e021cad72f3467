/**
 * Builds the site: collects the pages in a temporary folder, and runs typedoc to make HTML from them and the sources.
 *
 * @module
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Application, Logger, LogLevel, TSConfigReader } from "typedoc";
import { codeOf, WorkbookError } from "../engine/text/workbook-error.ts";
import { readLesson } from "../engine/workbook/lesson-pages.ts";
import { LESSONS } from "../engine/workbook/places.ts";
import { readPredictions } from "../engine/workbook/predictions.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { writeWhole } from "../engine/workbook/write-whole.ts";
import { findBrokenLinks } from "./broken-links.ts";
import { siteOptions } from "./options.ts";
import { GUIDES, guidePage, type Page, pagesOf, relativeLinks, trackPath } from "./pages.ts";
import { bundleClient } from "./play/bundle-client.ts";
import { buildPlayables, type Playable, scriptOf } from "./play/programs.ts";
import { repairPages } from "./repair-pages.ts";

export interface SiteOptions {
  /** Whether the reference's programs can be played; without it, nothing of the reference is in the site. */
  readonly play?: boolean;
}

/**
 * Builds the site into a folder and replaces its content.
 *
 * @returns the problems, one line each: warnings of typedoc, and broken links
 */
export async function buildSite(
  root: string,
  out: string,
  { play = true }: SiteOptions = {},
): Promise<string[]> {
  const workbook = discover(root);
  const playables = play ? await buildPlayables(workbook) : new Map<string, Playable>();
  const pages = [
    ...pagesOf(
      workbook,
      ({ path }) => playables.has(path),
      (stage) => ({ pages: readLesson(root, stage), predictions: readPredictions(root, stage) }),
      (track, name) => {
        const path = join(root, LESSONS, track.name, name);
        return existsSync(path) ? read(path) : undefined;
      },
    ),
    ...GUIDES.map((path) => guidePage(path, read(join(root, path)))),
  ];
  const staged = mkdtempSync(join(tmpdir(), "deckwork-docs-"));
  try {
    stage(root, staged, pages);
    const client = await bundleClient(root);
    const place = (name: string, text: string): string => {
      const path = join(staged, "client", name);
      writeWhole(path, text);
      return path;
    };
    // The lessons are included as the children of their tracks.
    const top = new Set([...workbook.tracks.map(trackPath), ...GUIDES]);
    const complaints = new Complaints();
    const app = await Application.bootstrap(
      siteOptions(
        root,
        staged,
        pages.filter(({ path }) => top.has(path)),
        out,
        { script: place("site.js", client.script), style: place("site.css", client.style) },
      ),
      [new TSConfigReader()],
    );
    app.logger = complaints;
    const project = await app.convert();
    if (!project) return complaints.lines;
    app.validate(project);
    await app.generateDocs(project, out);
    repairPages(out);
    for (const [path, playable] of playables)
      writeWhole(join(out, "play", `${path.replace("/", "-")}.js`), scriptOf(path, playable));
    return [
      ...complaints.lines,
      ...findBrokenLinks(out).map(({ page, link, why }) => `${page}: ${link}: ${why}`),
    ];
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** Copies the pages, and the files beside them, with their paths under the root. */
function stage(root: string, staged: string, pages: readonly Page[]): void {
  cpSync(join(root, "lessons"), join(staged, "lessons"), {
    recursive: true,
    filter: (path) => !path.endsWith(".md"),
  });
  const readme = { path: "README.md", text: read(join(root, "README.md")) };
  const all = [...pages, readme];
  for (const { path, text } of all) writeWhole(join(staged, path), text);
  // Copy other files that the README and the guides link to, such as the license or an example.
  for (const { path, text } of all.filter(
    ({ path }) => path === "README.md" || GUIDES.includes(path),
  )) {
    for (const link of relativeLinks(text)) {
      const file = join(dirname(path), link);
      if (!existsSync(join(staged, file)) && existsSync(join(root, file)))
        cpSync(join(root, file), join(staged, file), { recursive: true });
    }
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new WorkbookError(`${path}: cannot be read (${codeOf(error)}); restore it from git.`);
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
