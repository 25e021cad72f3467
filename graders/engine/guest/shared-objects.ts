/**
 * Which programs leave alone what all programs of a context share: the language's own objects, the console, and the
 * toolkit's host.
 *
 * @module
 */

const NAMES = [
  "Object|Function|Array|Symbol|Promise|RegExp|Map|Set|WeakMap|WeakSet|WeakRef|FinalizationRegistry",
  "Date|Math|JSON|Intl|Reflect|Proxy|Iterator|ArrayBuffer|DataView",
  "(?:Int|Uint|Float|BigInt|BigUint)\\d+(?:Clamped)?Array",
  "(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error",
  "console|process|host\\d*|(?:set|clear)(?:Timeout|Interval)",
].join("|");
/** They are often given to other functions, which do not change them. */
const CONVERSIONS = "String|Number|Boolean|BigInt|parseInt|parseFloat|isNaN|isFinite";

const ASSIGNMENT = "(?:[-+*/%&|^]|\\*\\*|<<|>>>?|&&|\\|\\||\\?\\?)?=(?![=>])|\\+\\+|--";
// Without a limit, a line of brackets that never close would take very long.
const MEMBER = "(?:\\.\\w+|\\[[^\\]\\n]{0,99}\\])*";

const CHANGES = [
  // Every value leads to them.
  /\b(?:globalThis|prototype|__proto__|getPrototypeOf)\b|\.constructor\b|\bconstructor\b(?!\()/,
  new RegExp(`\\b(?<!\\.)(?:${NAMES}|${CONVERSIONS})\\b${MEMBER}\\s*(?:${ASSIGNMENT})`),
  new RegExp(`(?:\\bdelete|\\+\\+|--)\\s*(?:${NAMES}|${CONVERSIONS})\\b`),
  // By a name of its own.
  new RegExp(
    `\\b(?:${NAMES})\\b(?=\\s*[;,)\\]}:?])(?<!(?:\\b(?:new|instanceof|extends|typeof) |\\.)\\w+)`,
  ),
];

/** How the toolkit comes to its host, a program with switches to those that are on, and one with stand-ins to these. */
const OUR_WAYS =
  /(?:\{[\w$:,\s]*\} = |\b)globalThis\[(?:\/\* @__PURE__ \*\/ )?Symbol\.for\("deckwork\.node"\)\]|^var host\d* = globalThis\[(?:\/\* @__PURE__ \*\/ )?Symbol\.for\("deckwork\.host"\)\];$|\bof globalThis\[(?:\/\* @__PURE__ \*\/ )?Symbol\.for\("deckwork\.on"\)\] \?\? \[\]/gm;

/** What the arrays of a class derived from Array are again: this only names it. */
const SPECIES =
  /\bstatic (?:\[Symbol\.species\] = \(?Array\)?;|get \[Symbol\.species\]\(\) \{\s*return \(?Array\)?;\s*\})/g;

/**
 * Whether a bundle names no way to change a shared object. It may do so in a hidden way, but then it harms only itself:
 * all programs of a context belong to one submission. What only looks like a change is taken for one, even in a text.
 */
export function leavesSharedAlone(code: string): boolean {
  const own = code.replace(OUR_WAYS, "").replace(SPECIES, "");
  return !CHANGES.some((change) => change.test(own));
}
