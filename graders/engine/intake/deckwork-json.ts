/**
 * `deckwork.json` in a stage's folder: how a program in another language is built and started.
 *
 * @module
 */
import * as v from "valibot";

export interface ForeignSettings {
  /** The command that builds, word for word; empty where nothing is to be built. */
  readonly build: readonly string[];
  /** The command that starts the program. */
  readonly run: readonly string[];
}

export const DECKWORK_JSON = "deckwork.json";

const word = v.pipe(v.string(), v.maxLength(1000));
const schema = v.strictObject({
  build: v.optional(v.array(word), []),
  run: v.pipe(v.array(word), v.minLength(1)),
});

/**
 * Reads the settings of a stage.
 *
 * @returns the sentence that says what is wrong with them, if something is
 */
export function readForeignSettings(path: string, text: string): ForeignSettings | string {
  const cure = `write {"build": ["make"], "run": ["./program"]}, each command as a list of its words`;
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return `${path} is not JSON; ${cure}.`;
  }
  const read = v.safeParse(schema, data);
  return read.success ? read.output : `${path} does not say how to start the program; ${cure}.`;
}
