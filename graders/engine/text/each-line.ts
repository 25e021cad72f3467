/**
 * The lines of a text, one after the other: an array of all lines of a flood takes many times its memory.
 *
 * @module
 */
export function* eachLine(text: string): Generator<string> {
  for (let from = 0; ; ) {
    const end = text.indexOf("\n", from);
    yield text.slice(from, end === -1 ? undefined : end);
    if (end === -1) return;
    from = end + 1;
  }
}
