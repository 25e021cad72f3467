/**
 * The surroundings of a program in a page's worker: what it writes goes to the page, which sends the lines that it asks
 * for.
 *
 * @module
 */

/** From the worker. */
export type Said =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "asks" }
  | { readonly kind: "ended"; readonly status: number; readonly why?: string };

/** To the worker: a line, or nothing at the end of the input. */
export type Typed = { readonly line?: string };

/** The source of a classic worker, which has no imports. @param code - the body of an async function */
export function workerSource(code: string): string {
  return `(${surround})(async () => {\n${code}\n});`;
}

/** It becomes text, so it uses nothing from outside. */
function surround(main: () => Promise<void>): void {
  const say = (said: Said): void => postMessage(said);
  const write = (text: string): void => say({ kind: "text", text: String(text) });
  let take: ((line: string | undefined) => void) | undefined;
  const readLine = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      take = resolve;
      say({ kind: "asks" });
    });
  addEventListener("message", ({ data }: MessageEvent<Typed>) => take?.(data.line));
  const pause = (seconds: number): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const host = { write, complain: write, readLine, pause };
  Object.defineProperty(globalThis, Symbol.for("deckwork.host"), { value: host });
  main().then(
    () => say({ kind: "ended", status: 0 }),
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      say({ kind: "ended", status: 1, why });
    },
  );
}
