/**
 * A set of classes as scripts, one for each file: all sets share the scripts of the files in which they are the same, and
 * V8 compiles those once. Files import each other through `$classes`, where tests look them up.
 *
 * @module
 */

/** Where the files under test are, by path. */
export const CLASSES = "globalThis.$classes";

/** The first script of a set. */
export const BEGIN_MODULES = `(() => {
"use strict";
const makers = { __proto__: null }, made = { __proto__: null };
const require = (path) => {
  if (made[path]) return made[path].exports;
  const module = made[path] = { exports: {} };
  makers[path](module.exports, require, module);
  return module.exports;
};
Object.defineProperty(globalThis, "$module", { configurable: true, value: (path, maker) => { makers[path] = maker; } });
Object.defineProperty(globalThis, "$classes", { configurable: true, writable: true, enumerable: true, value: require });
})();`;

/** The script of a file. @param code - its code as a CommonJS module, whose imports are paths */
export function makeModule(path: string, code: string): string {
  return `$module(${JSON.stringify(path)}, (exports, require, module) => {\n${code}});`;
}

/** The last script of a set, which makes these files known to tests. */
export function endModules(paths: readonly string[]): string {
  const entries = paths.map((path) => `${JSON.stringify(path)}: require(${JSON.stringify(path)})`);
  return `{
const require = $classes;
delete globalThis.$module;
${CLASSES} = { ${entries.join(", ")} };
}`;
}
