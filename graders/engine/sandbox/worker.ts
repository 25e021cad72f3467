/**
 * A boxed process that answers jobs, one document per line, and may die of any of them.
 *
 * A job may also take it over, and then it can write anything. So it is heard only as long as it answers the question:
 * an extra line, a line that is too long, or one that is not a document ends it, and the rest is ignored.
 *
 * @module
 */
import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { ANSWERS } from "../limits/limits.ts";
import { type Box, type BoxEnd, openBox } from "./box.ts";
import type { BoxSpec } from "./confine.ts";
import type { Session } from "./session.ts";
import type { TimeLimits } from "./watch-limits.ts";

export interface Worker {
  /**
   * Sends a document; time counts from now.
   *
   * @param answers - how many answers it gets
   * @param times - limits on time for each of them, if not the box's
   */
  send(document: unknown, answers: number, times?: TimeLimits): void;
  /** The next document that it answers, or how it ended. Time does not count while nobody listens. */
  next(): Promise<{ readonly document: unknown } | Death>;
  stop(): Promise<void>;
}

export interface Death {
  readonly end: BoxEnd;
  readonly stderr: string;
}

/** Starts a worker in a box. */
export function openWorker(session: Session, spec: BoxSpec): Worker {
  /** How many answers are still to come: each answer takes one off, so there are no more signs of life than jobs. */
  let owed = 0;
  /** What it was sent before its first answer: a new box may have to get it again. */
  let unheard: string[] | undefined = [];
  const arrived: unknown[] = [];
  let finished: Death | undefined;
  let times: TimeLimits | undefined;
  let wake = (): void => {};

  const write = (line: string): void => {
    box.work(times);
    box.stdin?.write(line);
  };
  const hear = (line: string): void => {
    if (owed-- <= 0) throw new Error("nobody asked");
    unheard = undefined;
    arrived.push(JSON.parse(line));
    box.work(times);
    wake();
  };
  const distrust = (): void => {
    arrived.length = 0;
    box.stop();
  };
  const open = (): Box => {
    const protection = session.assumed;
    const opened = openBox(session, spec);
    void hearUntilDeath(opened, hear, distrust).then((death) => {
      if (death.end.how === "did not start" && unheard && session.reconsider(protection)) {
        box = open();
        return unheard.forEach(write);
      }
      finished = death;
      wake();
    });
    return opened;
  };
  let box = open();

  return {
    send: (document, answers, limits) => {
      const line = `${JSON.stringify(document)}\n`;
      owed += answers;
      times = limits;
      unheard?.push(line);
      write(line);
    },
    next: async () => {
      while (arrived.length === 0 && !finished) {
        box.work(times);
        await new Promise<void>((resolve) => (wake = resolve));
      }
      box.rest();
      return arrived.length > 0 ? { document: arrived.shift() } : finished!;
    },
    stop: async () => {
      box.stop();
      await box.ended;
    },
  };
}

/** Hears a box's lines until it is dead or {@link hearLines} stops. */
async function hearUntilDeath(
  { stdout, stderr, report, ended }: Box,
  hear: (line: string) => void,
  lost: () => void,
): Promise<Death> {
  let said = "";
  stderr.on("data", (chunk: Buffer) => {
    if (said.length < ANSWERS.stderrBytes) said += chunk.toString("utf8");
  });
  report.on("error", () => {}).resume();
  hearLines(stdout, hear, lost);
  const end = await ended;
  return { end, stderr: said };
}

/**
 * Passes on each line of a stream until one is too long or `hear` throws; the rest is ignored.
 *
 * @param lost - called once, when that happens
 */
function hearLines(stream: Readable, hear: (line: string) => void, lost: () => void): void {
  // Not with readline: newer versions of Node also end a line at U+2028, which JSON leaves unchanged.
  const decoder = new StringDecoder("utf8");
  let partial: string[] = [];
  let length = 0;
  let believed = true;
  stream.on("data", (chunk: Buffer) => {
    if (!believed) return;
    try {
      const [first = "", ...others] = decoder.write(chunk).split("\n");
      partial.push(first);
      length += first.length;
      for (const next of others) {
        hear(partial.join(""));
        partial = [next];
        length = next.length;
      }
      if (length > ANSWERS.lineBytes) throw new Error("too long");
    } catch {
      believed = false;
      partial = [];
      lost();
    }
  });
}
