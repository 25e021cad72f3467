/**
 * The program that looks which constants of a student's file have values: the compiler believes what the file says.
 *
 * @module
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import type { Run } from "../execute/outcome.ts";
import type { Found } from "../judge/contract.ts";
import { readText } from "../workbook/files.ts";
import { once } from "../workbook/remember.ts";
import type { Stage } from "../workbook/workbook.ts";
import type { CallsProgram } from "./calls.ts";

/** Nobody can print it who has not read it. */
export const MARK = `--- constants ${randomUUID()} `;

const shared = once(() => readText(join(PROJECT, "graders/constants.ts")));

/** @returns `undefined` if no contract of the stage needs constants */
export function constantsOf({ path, cases }: Stage): CallsProgram | undefined {
  for (const one of cases) {
    if (one.kind !== "check" || one.check.kind !== "contract") continue;
    const { text, file } = one.check;
    if (!text.includes("HasConstants<")) continue;
    const folder = `${path}/constants-of-the-grader`;
    const main = [
      `import * as student from ${JSON.stringify(`../${file}`)};`,
      'import { showConstants } from "./constants.ts";',
      `showConstants(${JSON.stringify(MARK)}, student);`,
    ];
    return {
      path: folder,
      files: {
        [`${folder}/main.ts`]: `${main.join("\n")}\n`,
        [`${folder}/constants.ts`]: shared(),
      },
      imports: [`${path}/${file}`],
      lines: [],
      passes: ({ ended }) => ended.how === "exit" && ended.status === 0,
    };
  }
  return undefined;
}

/** @param run - of that program, or the kind of its build if there is none */
export function foundBy(run: Run | string | undefined): Found | undefined {
  if (run === "broken" || run === "refused") return { run: undefined, mark: MARK };
  return typeof run === "object" ? { run, mark: MARK } : undefined;
}
