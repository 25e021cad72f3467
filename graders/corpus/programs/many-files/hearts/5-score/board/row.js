/**
 * A line of the table: a name, and two columns aligned on the right.
 *
 * @param {string} name
 * @param {(string | number)[]} columns
 * @returns {string}
 */
export default (name, ...columns) =>
  columns.reduce((/** @type {string} */ line, column) => line + `${column}`.padStart(11), name.padEnd(6));
