/**
 * The options for typedoc: the public modules, and the appearance of the API.
 *
 * @module
 */
import { join } from "node:path";
import type { TypeDocOptions } from "typedoc";

/** The modules that student programs import. */
const TOOLKIT = ["console", "pause", "random", "seed"];

/** The modules for authors and instructors, in the order of the data flow. */
const ENGINE = [
  "workbook/authoring",
  "text/workbook-error",
  "workbook/workbook",
  "workbook/check-settings",
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
  "text/code-frame",
  "judge/compare",
  "judge/checked",
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

/** @param files - the paths of the first page, the script and the style */
export function apiOptions(
  root: string,
  out: string,
  files: Readonly<Record<"readme" | "script" | "style" | "icon", string>>,
): Partial<TypeDocOptions> {
  const graders = join(root, "graders");
  return {
    name: "Deckwork API",
    entryPoints: [
      ...TOOLKIT.map((name) => join(graders, "toolkit", `${name}.ts`)),
      ...ENGINE.map((name) => join(graders, "engine", `${name}.ts`)),
    ],
    tsconfig: join(root, "tsconfig.json"),
    basePath: graders,
    readme: files.readme,
    out,
    customJs: files.script,
    customCss: files.style,
    // Leave out the machine, git and the date, so that the same sources give the same site.
    disableSources: true,
    favicon: files.icon,
    hideGenerator: true,
    githubPages: false,
    includeVersion: false,
    searchInComments: true,
    headings: { readme: false },
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
