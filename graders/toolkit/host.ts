/**
 * The surroundings of a program: a place to write, and a person who types.
 *
 * The realm runner installs its own host before the program starts. Everywhere else, on a real terminal or behind a
 * pipe, the process is the host. Student programs never import this file; the toolkit's other modules do.
 */

export interface Host {
  /** Standard output. */
  write(text: string): void;
  /** Standard error. */
  complain(text: string): void;
  /** The next line without its line end, or `undefined` once the input has ended. */
  readLine(): Promise<string | undefined> | string | undefined;
  /** Waits if a person is watching; otherwise, it only records that the program asked. */
  pause(seconds: number): Promise<void> | void;
  /** Called once, before the error for the end of the input is thrown. */
  inputEnded?(): void;
}

const KEY = Symbol.for("deckwork.host");

/** The host of this program, looked up once. */
export const host: Host = (globalThis as { [KEY]?: Host })[KEY] ?? processHost();

function processHost(): Host {
  const lines: string[] = [];
  let partial = "";
  let ended = false;
  let listening = false;
  let endTold = false;
  let waiting: ((line: string | undefined) => void) | undefined;

  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // A reader that goes away (`| head`) ends the program quietly.
      if (error.code === "EPIPE") process.exit(process.exitCode ?? 0);
      throw error;
    });

  const hand = (): void => {
    if (!waiting || (lines.length === 0 && !ended)) return;
    const answer = waiting;
    waiting = undefined;
    // Without this, an open terminal would keep the program alive after its last line.
    if (!ended) process.stdin.unref?.();
    answer(lines.shift());
  };

  const listen = (): void => {
    listening = true;
    process.stdin.setEncoding("utf8");
    process.stdin.on("data", (chunk: string) => {
      const parts = (partial + chunk).split("\n");
      partial = parts.pop() ?? "";
      for (const part of parts) lines.push(part.replace(/\r$/, ""));
      hand();
    });
    process.stdin.on("end", () => {
      // A last line without a line end still counts as typed.
      if (partial !== "") lines.push(partial.replace(/\r$/, ""));
      partial = "";
      ended = true;
      hand();
    });
  };

  return {
    write: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    readLine: () =>
      new Promise((resolve) => {
        waiting = resolve;
        if (!ended) process.stdin.ref?.();
        if (!listening) listen();
        hand();
      }),
    pause: (seconds) =>
      process.stdout.isTTY
        ? new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        : undefined,
    inputEnded: () => {
      if (endTold) return;
      endTold = true;
      // One sentence instead of a stack; every other error keeps Node's own treatment.
      process.once("uncaughtException", (error) => {
        process.stderr.write(
          `\n${error instanceof Error && error.name === "InputEnded" ? error.message : (error?.stack ?? error)}\n`,
        );
        // A pipe may still hold what was printed before.
        process.stdout.write("", () => process.exit(1));
      });
    },
  };
}
