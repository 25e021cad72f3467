/**
 * Boxes start with V8's optimiser switched off, because most of them are done before its code would be worth making.
 * From now on V8 makes it. (The module that does so takes longer to load than three cases run.)
 */
export function optimise(): void {
  process.getBuiltinModule("node:v8").setFlagsFromString("--opt");
}
