/**
 * A boxed process that answers one document a line for each one it is given, and may die of any of them.
 *
 * @module
 */
import { StringDecoder } from "node:string_decoder";
import { type BoxEnd, type BoxSpec, openBox } from "./box.ts";
import type { Session } from "./session.ts";

export interface Worker {
  /** Sends a document; time counts from now. */
  send(document: unknown): void;
  /** The next document it answers, or how it ended. Time stops counting while nobody listens. */
  next(): Promise<
    { readonly document: unknown } | { readonly end: BoxEnd; readonly stderr: string }
  >;
  stop(): Promise<void>;
}

const STDERR_BYTES = 16 * 1024;
/** A whole answer: a program's output with room for the way JSON writes it. */
const LINE_BYTES = 64 * 1024 * 1024;

/** Starts a worker in a box. */
export function openWorker(session: Session, spec: BoxSpec): Worker {
  const box = openBox(session, spec);
  let stderr = "";
  box.stderr.on("data", (chunk: Buffer) => {
    if (stderr.length < STDERR_BYTES) stderr += chunk.toString("utf8");
  });
  box.report.on("error", () => {}).resume();

  const arrived: unknown[] = [];
  let finished: { end: BoxEnd; stderr: string } | undefined;
  let waiting: (() => void) | undefined;
  let received = 0;
  const wake = () => {
    const resolve = waiting;
    waiting = undefined;
    resolve?.();
  };
  box.stdout.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > LINE_BYTES) box.stop();
  });
  // Not by readline: newer Nodes end a line at U+2028 too, which JSON leaves as it is.
  const decoder = new StringDecoder("utf8");
  let partial: string[] = [];
  let believed = true;
  box.stdout.on("data", (chunk: Buffer) => {
    const [first = "", ...others] = decoder.write(chunk).split("\n");
    partial.push(first);
    for (const next of others) {
      const line = partial.join("");
      partial = [next];
      received = 0;
      if (!believed) continue;
      try {
        arrived.push(JSON.parse(line));
      } catch {
        // Only a program that broke out of its context can write here; it is then no longer to be believed.
        believed = false;
        arrived.length = 0;
        box.stop();
      }
      box.work();
      wake();
    }
  });
  void box.ended.then((end) => {
    finished = { end, stderr };
    wake();
  });

  return {
    send: (document) => {
      box.work();
      // Readers inside may take these for line ends.
      const text = JSON.stringify(document)
        .replaceAll("\u2028", "\\u2028")
        .replaceAll("\u2029", "\\u2029");
      box.stdin?.write(`${text}\n`);
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
