/**
 * Picks the lines that a student needs out of a build's output: the errors, as the compiler printed them.
 *
 * @module
 */

/** How much of a build's output is searched for errors. */
export const SAID_CHARS = 512 * 1024;

const MOST_LINES = 24;
const MOST_LINES_OF_ONE = 10;
const MOST_COLUMNS = 300;

/** The start of a compiler's message about one place: `deck.c:3:5: error: …`, `Main.java:7: error: …`. */
const PLACED = /^\S[^:]*:\d+(?::\d+)?:\s*(fatal error|error|warning|note|remark)?/i;
/** Errors without a line of the source: those of rustc, of the linker, and of interpreters. */
const BARE_ERROR =
  /^(?:error(?:\[\w+\])?:|.*: (?:fatal )?error: |.*undefined reference to |.*multiple definition of |.*cannot find -l|Traceback \(|\w*(?:Error|Exception): )/;
/** Lines that make, the linker's driver and the like add when something else has failed. */
const ECHO = /^(?:make(?:\[\d+\])?: |collect2: |ninja: |gmake: )/;

interface Message {
  readonly lines: string[];
  readonly error: boolean;
}

/**
 * The lines to show of a failed build: its errors, the first ones first; or its last lines, if no error is recognised.
 *
 * @param said - standard output and standard error of the build; `work`, the folder it ran in, is left out of paths
 */
export function errorLines(said: string, work: string): readonly string[] {
  const lines = said
    .replaceAll(`${work}/`, "")
    .split(/\r?\n/)
    .map((line) => line.slice(0, MOST_COLUMNS).trimEnd())
    .filter((line) => line !== "");
  const errors = messagesOf(lines).filter(({ error }) => error);
  if (errors.length === 0) return lines.slice(-MOST_LINES);
  return errors.flatMap((one) => one.lines.slice(0, MOST_LINES_OF_ONE)).slice(0, MOST_LINES);
}

/** A group of lines: the line that names a place, and the lines below it that show the source. */
function messagesOf(lines: readonly string[]): readonly Message[] {
  const messages: Message[] = [];
  let context: string[] = [];
  for (const line of lines) {
    const [placed, kind] = PLACED.exec(line) ?? [];
    const bare = BARE_ERROR.test(line);
    // "In function 'main':" introduces what follows it.
    if (placed === undefined && !bare && /^\S.*: (?:In|At) .*:$/.test(line)) context = [line];
    else if (kind?.toLowerCase() === "note" && messages.length > 0)
      messages.at(-1)!.lines.push(line);
    else if (placed !== undefined || bare) {
      // Go and many others print an error as a place without the word "error".
      const error = bare || kind === undefined || /error/i.test(kind);
      messages.push({ lines: [...context, line], error });
      context = [];
    } else if (!ECHO.test(line)) messages.at(-1)?.lines.push(line);
  }
  return messages;
}
