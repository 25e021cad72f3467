/**
 * A set of classes as scripts, one for each file: all sets share the scripts of the files in which they are the same, and
 * V8 compiles those once.
 *
 * @module
 */

/** Where tests find the files under test, by path; until the last script has run, it holds their modules' makers. */
export const CLASSES = "globalThis.$classes";

/** The first script of a set. */
export const BEGIN_MODULES = `${CLASSES} = { __proto__: null };`;

/** The script of a file. @param code - its code as a CommonJS module, whose imports are paths */
export function makeModule(path: string, code: string): string {
  return `${CLASSES}[${JSON.stringify(path)}] = (exports, require, module) => {\n"use strict";\n${code}};`;
}

/** The last script of a set, which makes these files known to tests. */
export function endModules(paths: readonly string[]): string {
  const entries = paths.map((path) => `${JSON.stringify(path)}: require(${JSON.stringify(path)})`);
  return `(() => {
"use strict";
const makers = ${CLASSES}, made = { __proto__: null };
const require = (path) => {
  if (made[path]) return made[path].exports;
  const module = (made[path] = { exports: {} });
  makers[path](module.exports, require, module);
  return module.exports;
};
${CLASSES} = { ${entries.join(", ")} };
})();`;
}
