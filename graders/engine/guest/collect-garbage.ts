/** Frees what is not used any more. V8 itself waits until memory is short, and copies what is left several times. */
import vm from "node:vm";

let collect: (() => void) | undefined;

export function collectGarbage(): void {
  collect ??= exposed();
  collect();
}

/** No context that is made later has it. */
function exposed(): () => void {
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  setFlagsFromString("--expose-gc");
  const gc = vm.runInNewContext("gc") as () => void;
  setFlagsFromString("--no-expose-gc");
  return gc;
}
