/**
 * Builds the site: lays the pages out in a folder of their own, and lets typedoc make HTML of them and of the sources.
 *
 * @module
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Application, Logger, LogLevel, TSConfigReader } from "typedoc";
import { discover } from "../engine/discover/discover.ts";
import { codeOf, WorkbookError } from "../engine/workbook-error.ts";
import { findBrokenLinks } from "./broken-links.ts";
import { siteOptions } from "./options.ts";
import { type Page, pagesOf, trackPath } from "./pages.ts";

/**
 * Builds the site into a folder, whose former content goes.
 *
 * @returns what is wrong with it, a line each: warnings of typedoc, and links that lead nowhere
 */
export async function buildSite(root: string, out: string): Promise<string[]> {
  const workbook = discover(root);
  const pages = pagesOf(workbook, ({ path }) => read(join(root, "lessons", `${path}.md`)));
  const staged = mkdtempSync(join(tmpdir(), "deckwork-docs-"));
  try {
    stage(root, staged, pages);
    const tracks = new Set(workbook.tracks.map(trackPath));
    const complaints = new Complaints();
    const app = await Application.bootstrap(
      siteOptions(
        root,
        staged,
        // The lessons come in as the children of their tracks.
        pages.filter(({ path }) => tracks.has(path)),
        out,
      ),
      [new TSConfigReader()],
    );
    app.logger = complaints;
    const project = await app.convert();
    if (!project) return complaints.lines;
    app.validate(project);
    await app.generateDocs(project, out);
    return [
      ...complaints.lines,
      ...findBrokenLinks(out).map(({ page, link, why }) => `${page}: ${link}: ${why}`),
    ];
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** Lays out the pages, and the files beside them, as they stand under the root. */
function stage(root: string, staged: string, pages: readonly Page[]): void {
  cpSync(join(root, "lessons"), join(staged, "lessons"), {
    recursive: true,
    filter: (path) => !path.endsWith(".md"),
  });
  for (const { path, text } of [
    ...pages,
    { path: "README.md", text: read(join(root, "README.md")) },
  ]) {
    mkdirSync(dirname(join(staged, path)), { recursive: true });
    writeFileSync(join(staged, path), text);
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new WorkbookError(`${path}: cannot be read (${codeOf(error)}); get it back from git.`);
  }
}

/** A field of a valibot schema is declared twice at one place, and typedoc cannot choose between the two comments. */
const SAME_COMMENT_TWICE = /has multiple declarations with a comment/;

/** Keeps what typedoc warns of; what it does is nobody's business. */
class Complaints extends Logger {
  readonly lines: string[] = [];

  override log(message: string, level: LogLevel): void {
    super.log(message, level);
    if (level >= LogLevel.Warn && !SAME_COMMENT_TWICE.test(message)) this.lines.push(message);
  }
}
