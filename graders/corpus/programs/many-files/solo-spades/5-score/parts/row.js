/**
 * @param {string} name
 * @param {unknown[]} columns
 */
export const row = (name, columns) =>
  [name.padEnd(8)].concat(columns.map((column) => `${column}`.padStart(8))).join("");
