/**
 * Values that are made once, when they are first needed.
 *
 * @module
 */
import { WorkbookError } from "../text/workbook-error.ts";

/** Makes a value when it is first needed, and only then. A failure is not kept: the next call tries again. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A promise that reports its failure only to its callers: if there are none, the failure does not end the command. */
export function unheard<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

/**
 * Returns the value that was made for a key before, or makes it now. A failure of the workbook is kept; any other
 * failure may be temporary, and is tried again.
 */
export function remember<Value>(
  memory: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  memory.set(key, made);
  // The callers get the failure; one that nobody waits for any more must not end the command.
  made.catch((error: unknown) => {
    if (!(error instanceof WorkbookError)) memory.delete(key);
  });
  return made;
}
