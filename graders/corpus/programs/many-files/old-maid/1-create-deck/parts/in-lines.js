/**
 * Texts in lines of so many, joined.
 *
 * @param {string[]} texts
 * @param {number} perLine
 * @param {string} between
 * @returns {string[]}
 */
export function inLines(texts, perLine, between) {
  const lines = [];
  const rest = [...texts];
  while (rest.length > 0) lines.push(rest.splice(0, perLine).join(between));
  return lines;
}
