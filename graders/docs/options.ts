/**
 * What typedoc is told: which modules are for others to call, and how the site looks.
 *
 * @module
 */
import { join } from "node:path";
import type { TypeDocOptions } from "typedoc";
import type { Page } from "./pages.ts";

/** What student programs import. */
const TOOLKIT = ["console", "pause", "random", "seed"];

/** What an author or an instructor would call, in the order of the data's way. */
const ENGINE = [
  "workbook/authoring",
  "text/workbook-error",
  "workbook/workbook",
  "workbook/questions",
  "intake/answers",
  "workbook/find-stage",
  "intake/entry",
  "intake/find-submissions",
  "intake/open-entry",
  "intake/pseudonyms",
  "intake/read-submission",
  "sandbox/session",
  "execute/build",
  "execute/outcome",
  "text/transcript",
  "judge/compare",
  "judge/checks",
  "judge/verdict",
  "diagnose/mistakes",
  "judge/score",
  "judge/review",
  "grade/run-stages",
  "grade/grade",
  "course/course",
  "report/json",
  "text/look",
  "report/terminal",
  "report/markdown",
  "outputs/outputs",
  "games/record",
  "author/defect",
  "author/trees",
  "author/verify",
];

/** @param staged - the folder that holds the pages, the README and the pictures */
export function siteOptions(
  root: string,
  staged: string,
  pages: readonly Page[],
  out: string,
): Partial<TypeDocOptions> {
  const graders = join(root, "graders");
  return {
    name: "Deckwork",
    entryPoints: [
      ...TOOLKIT.map((name) => join(graders, "toolkit", `${name}.ts`)),
      ...ENGINE.map((name) => join(graders, "engine", `${name}.ts`)),
    ],
    tsconfig: join(root, "tsconfig.json"),
    basePath: graders,
    readme: join(staged, "README.md"),
    projectDocuments: pages.map(({ path }) => join(staged, path)),
    out,
    // Nothing of this machine, of git or of today: the same sources give the same site.
    disableSources: true,
    hideGenerator: true,
    githubPages: false,
    includeVersion: false,
    searchInDocuments: true,
    searchInComments: true,
    headings: { readme: false, document: false },
    highlightLanguages: [
      "typescript",
      "javascript",
      "json",
      "csv",
      "bash",
      "c",
      "python",
      "yaml",
      "text",
      "markdown",
    ],
    validation: {
      // What others call may speak of types that only the engine makes: the facts of a syntax tree, the end of a box.
      notExported: false,
      invalidLink: true,
      invalidPath: true,
      rewrittenLink: true,
      notDocumented: false,
      unusedMergeModuleWith: true,
    },
  };
}
