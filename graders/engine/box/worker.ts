/**
 * A boxed process that answers the jobs it is given, one document a line, and may die of any of them.
 *
 * It may also have been taken over by a job: then it can write what it likes. So it is heard only as long as it answers
 * what was asked: a line too many, too long, or no document ends it, and nothing of it is believed from there on.
 *
 * @module
 */
import { StringDecoder } from "node:string_decoder";
import { type BoxEnd, type BoxSpec, openBox } from "./box.ts";
import type { Session } from "./session.ts";

export interface Worker {
  /**
   * Sends a document; time counts from now.
   *
   * @param answers - how many answers it is worth
   */
  send(document: unknown, answers: number): void;
  /** The next document it answers, or how it ended. Time stops counting while nobody listens. */
  next(): Promise<{ readonly document: unknown } | Death>;
  stop(): Promise<void>;
}

export interface Death {
  readonly end: BoxEnd;
  readonly stderr: string;
}

const STDERR_BYTES = 16 * 1024;
/** The longest answer: the output of one case, where JSON takes six characters for one, or a large bundle. */
const LINE_BYTES = 16 * 1024 * 1024;

/** Starts a worker in a box. */
export function openWorker(session: Session, spec: BoxSpec): Worker {
  const box = openBox(session, spec);
  let stderr = "";
  box.stderr.on("data", (chunk: Buffer) => {
    if (stderr.length < STDERR_BYTES) stderr += chunk.toString("utf8");
  });
  box.report.on("error", () => {}).resume();

  /** How many answers are still to come: each takes one off, so that signs of life are no more than jobs. */
  let owed = 0;
  const arrived: unknown[] = [];
  let finished: Death | undefined;
  let waiting: (() => void) | undefined;
  const wake = () => {
    const resolve = waiting;
    waiting = undefined;
    resolve?.();
  };

  const hear = (line: string): void => {
    if (owed-- <= 0) throw new Error("nobody asked");
    arrived.push(JSON.parse(line));
    box.work();
    wake();
  };
  // Not by readline: newer Nodes end a line at U+2028 too, which JSON leaves as it is.
  const decoder = new StringDecoder("utf8");
  let partial: string[] = [];
  let length = 0;
  let believed = true;
  box.stdout.on("data", (chunk: Buffer) => {
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
      if (length > LINE_BYTES) throw new Error("too long");
    } catch {
      believed = false;
      partial = [];
      arrived.length = 0;
      box.stop();
    }
  });
  void box.ended.then((end) => {
    finished = { end, stderr };
    wake();
  });

  return {
    send: (document, answers) => {
      box.work();
      owed += answers;
      box.stdin?.write(`${JSON.stringify(document)}\n`);
    },
    next: async () => {
      while (arrived.length === 0 && !finished) {
        box.work();
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
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
