/**
 * Boxes start with V8's optimiser switched off, because most of them finish before optimised code would be worth
 * making. This switches it on. (The module for that takes longer to load than three cases take to run.)
 */
export function optimise(): void {
  process.getBuiltinModule("node:v8").setFlagsFromString("--opt");
}
