/**
 * What a track asks for: its stages, with the hours that its page for students plans for each.
 *
 * @module
 */
import { lexer, type Tokens } from "marked";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import type { Stage, Track } from "../engine/workbook/workbook.ts";

export interface Syllabus {
  readonly rows: readonly { readonly stage: Stage; readonly hours: string }[];
  /** For the stages without extra: `20 to 33`. */
  readonly hours: string;
}

const HOURS = /^(\d+)(?: to (\d+))?$/;

/**
 * @param page - the track's page for students, whose first table has a column "hours"
 * @throws WorkbookError when it says nothing about a stage
 */
export function readSyllabus(track: Track, page: string): Syllabus {
  const tables = lexer(page).filter((token): token is Tokens.Table => token.type === "table");
  const table = tables.find(({ header }) => header.some(({ text }) => text === "hours"));
  const column = table?.header.findIndex(({ text }) => text === "hours") ?? -1;
  const rows = track.stages.map((stage) => {
    const row = table?.rows.find(([first]) =>
      first!.text.startsWith(`${stage.number} ${stage.slug}`),
    );
    const hours = row?.[column]?.text ?? "";
    if (!HOURS.test(hours))
      throw new WorkbookError(
        `The page "How to work here" of ${track.name} does not say how many hours ${stage.name} takes; add "2 to 3", for example, in the column "hours" of its table.`,
      );
    return { stage, hours };
  });
  const sum = (group: 1 | 2) =>
    rows
      .filter(({ stage }) => !stage.extra)
      .reduce((total, { hours }) => {
        const [, from, to = from] = HOURS.exec(hours)!;
        return total + Number(group === 1 ? from : to);
      }, 0);
  return { rows, hours: `${sum(1)} to ${sum(2)}` };
}
