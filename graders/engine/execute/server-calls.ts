/**
 * Calls methods of a server in a box. A library for this would keep whatever it is sent, however much that is.
 *
 * @module
 */
import * as v from "valibot";
import type { Box } from "../sandbox/box.ts";

/** Calls a method: https://www.jsonrpc.org/specification, each message behind a header with its length in bytes. */
export type Call = <Result>(
  method: string,
  params: unknown,
  result: v.GenericSchema<unknown, Result>,
) => Promise<Result>;

/** More than any answer about an honest program has. */
const MOST_BYTES = 8 * 1024 ** 2;

/** Once the server says what cannot be read, or too much, or ends, every call fails, and its box is stopped. */
export function callsTo(box: Box): Call {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let unread: Buffer = Buffer.alloc(0);
  let broken: Error | undefined;
  const fail = (why: string): void => {
    broken ??= new Error(why);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
    box.stop();
  };
  const hear = (text: string): void => {
    const { id, result, error } = v.parse(ANSWER, JSON.parse(text));
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.resolve(result);
    else one?.reject(new Error("the compiler cannot do that"));
  };
  box.report.on("error", () => {}).resume();
  box.stderr.on("error", () => {}).resume();
  box.stdin?.on("error", () => {});
  box.stdout.on("data", (chunk: Buffer) => {
    try {
      unread = Buffer.concat([unread, chunk]);
      if (unread.length > MOST_BYTES) throw new Error("its answers are too long");
      for (;;) {
        const end = unread.indexOf(END_OF_HEADER);
        if (end < 0) break;
        const [, bytes] = /^Content-Length: (\d+)$/m.exec(unread.toString("latin1", 0, end)) ?? [];
        const from = end + END_OF_HEADER.length;
        const to = from + Number(bytes);
        if (Number.isNaN(to)) throw new Error("its answer has no length");
        if (unread.length < to) break;
        hear(unread.toString("utf8", from, to));
        unread = unread.subarray(to);
      }
    } catch (error) {
      fail(String(error));
    }
  });
  void box.ended.then(({ how }) => fail(how));
  return async (method, params, result) => {
    if (broken) throw broken;
    const id = calls++;
    const text = JSON.stringify({ jsonrpc: "2.0", id, method, params });
    box.stdin?.write(`Content-Length: ${Buffer.byteLength(text)}${END_OF_HEADER}${text}`);
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    return v.parse(result, await answer);
  };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const END_OF_HEADER = "\r\n\r\n";

const ANSWER = v.object({
  id: v.number(),
  result: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
});
