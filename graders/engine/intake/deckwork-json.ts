/**
 * `deckwork.json`: how a program in another language is built and started. In a stage's folder it is the student's. In
 * the folder of a course it is the instructor's, for all students without their own.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { COMMAND_LIMITS } from "../limits/limits.ts";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";

export interface ForeignSettings {
  /** The command that builds, as a list of words; empty if nothing needs to be built. */
  readonly build: readonly string[];
  /** The command that starts the program. */
  readonly run: readonly string[];
  /** The language, if the settings name it. */
  readonly language?: string;
}

/** The settings of a course: some apply to all stages, others to a few. */
export interface CourseSettings {
  readonly all?: ForeignSettings;
  /** By the stage's path (`blackjack/3-play`), by its folder's name (`3-play`), or by the track's name. */
  readonly stages: Readonly<Record<string, ForeignSettings>>;
}

export const DECKWORK_JSON = "deckwork.json";

const { words, wordChars } = COMMAND_LIMITS;
/** No system starts a command that has such a word in it, or so many. */
const TOO_MUCH = `has a command of more than ${words} words, or with a word of more than ${wordChars} characters, or with a NUL character in it`;

const word = v.pipe(
  v.string(),
  v.maxLength(wordChars, TOO_MUCH),
  v.check((text) => !text.includes("\0"), TOO_MUCH),
);
const command = v.pipe(v.array(v.string()), v.maxLength(words, TOO_MUCH), v.array(word));
const entries = {
  build: v.optional(command, []),
  run: v.pipe(command, v.minLength(1)),
  language: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9+#-]{0,19}$/i))),
};
const schema = v.strictObject(entries);
const courseSchema = v.union([
  schema,
  v.strictObject({
    ...entries,
    run: v.optional(entries.run),
    stages: v.record(v.string(), schema),
  }),
]);

const EXAMPLE = '{"build": ["make"], "run": ["./program"]}';

/**
 * Reads the settings of a stage.
 *
 * @returns the settings, or a sentence that says what is wrong with them
 */
export function readForeignSettings(path: string, text: string): ForeignSettings | string {
  const cure = `write ${EXAMPLE}, each command as a list of words`;
  const data = parse(text);
  if (data === undefined) return `${path} is not JSON; ${cure}.`;
  const read = v.safeParse(schema, data.json);
  return read.success ? read.output : `${path} ${faultOf(read.issues)}; ${cure}.`;
}

/**
 * Reads the settings of a course.
 *
 * @param path - the path of the file
 * @throws WorkbookError when the file cannot be read, or does not say how to start programs
 */
export function readCourseSettings(path: string): CourseSettings {
  const cure = `write ${EXAMPLE}, or {"stages": {"3-shuffle": ${EXAMPLE}}}`;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new WorkbookError(
      `${path} cannot be read (${codeOf(error)}); name a file that contains ${EXAMPLE}.`,
    );
  }
  const data = parse(text);
  if (data === undefined) throw new WorkbookError(`${path} is not JSON; ${cure}.`);
  const read = v.safeParse(courseSchema, data.json);
  if (!read.success)
    throw new WorkbookError(`${path} does not say how to start programs; ${cure}.`);
  const { run, build, language } = read.output;
  const all = run && { run, build, ...(language === undefined ? {} : { language }) };
  return { ...(all ? { all } : {}), stages: "stages" in read.output ? read.output.stages : {} };
}

/** A course's settings for a stage; the most specific name wins. */
export function settingsFor(
  { all, stages }: CourseSettings,
  stage: string,
): ForeignSettings | undefined {
  const [track = "", name = ""] = stage.split("/");
  const key = [stage, name, track].find((one) => Object.hasOwn(stages, one));
  return key === undefined ? all : stages[key];
}

function faultOf(issues: readonly { readonly message: string }[]): string {
  const isTooMuch = issues.some(({ message }) => message === TOO_MUCH);
  return isTooMuch ? TOO_MUCH : "does not say how to start the program";
}

/** @returns `undefined` for text that is not JSON */
function parse(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch {
    return undefined;
  }
}
