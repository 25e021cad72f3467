import { WorkbookError } from "../text/workbook-error.ts";

/** Something that is wrong with the workbook. */
export interface Defect {
  /** The file or folder, under the root. */
  readonly place: string;
  /** What is wrong there, and how to fix it. */
  readonly says: string;
}

/** The defects that a rule finds. If the workbook is too broken for the rule to go on, that is also a defect. */
export async function* gather(
  place: string,
  rule: () => Iterable<Defect> | AsyncIterable<Defect>,
): AsyncGenerator<Defect> {
  try {
    yield* rule();
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    yield defectOf(error, place);
  }
}

/** @param place - the place, if the error does not begin with one */
export function defectOf({ message }: WorkbookError, place: string): Defect {
  const [, own, says] = /^(\S*[/\\]\S*): ([\s\S]*)$/.exec(message) ?? [];
  return own === undefined ? { place, says: message } : { place: own, says: says! };
}
