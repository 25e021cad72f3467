/**
 * The options for typedoc: the public modules, and the appearance of the site.
 *
 * @module
 */
import { join } from "node:path";
import type { TypeDocOptions } from "typedoc";
import type { Page } from "./pages.ts";

/** The modules that student programs import. */
const TOOLKIT = ["console", "pause", "random", "seed"];

/** The modules for authors and instructors, in the order of the data flow. */
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
  client: { readonly script: string; readonly style: string },
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
    // Paths of the files.
    customJs: client.script,
    customCss: client.style,
    // Leave out the machine, git and the date, so that the same sources give the same site.
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
      // Public functions may use types that only the engine makes, such as the facts of a syntax tree.
      notExported: false,
      invalidLink: true,
      invalidPath: true,
      rewrittenLink: true,
      notDocumented: false,
      unusedMergeModuleWith: true,
    },
  };
}
