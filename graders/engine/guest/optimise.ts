/**
 * Boxes start with V8's optimiser switched off, because most of them finish before optimised code would be worth
 * making. This switches it on. (The module for that takes longer to load than three cases take to run.)
 *
 * @param patience - how many times longer than usually a function must run until it is optimised
 */
export function optimise(patience = 1): void {
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  // Newer versions of V8 have a second optimiser, which makes code quickly, and other budgets.
  if (Number.parseInt(process.versions.v8, 10) < 12)
    setFlagsFromString(`--interrupt-budget=${patience * BUDGET}`);
  setFlagsFromString("--opt");
}

/** How many bytes of bytecode a function runs until V8 11 optimises it. */
const BUDGET = 132 * 1024;
