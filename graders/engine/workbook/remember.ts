/**
 * Values that are made when they are first asked for, and not again.
 *
 * @module
 */
import { WorkbookError } from "../text/workbook-error.ts";

/** Makes a value when it is first asked for, and only then. A failure is no value: the next one asks again. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A promise whose failure is told to whoever asks for it, even if that is nobody: it does not end the command. */
export function unheard<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

/**
 * What was made for a key before, or else what is made now. What the workbook makes impossible stays so; any other
 * failure may pass, and is tried again.
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
  // Whoever asked is told; a failure that nobody waits for any more must not end the command.
  made.catch((error: unknown) => {
    if (!(error instanceof WorkbookError)) memory.delete(key);
  });
  return made;
}
