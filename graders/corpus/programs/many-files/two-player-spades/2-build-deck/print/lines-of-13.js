/**
 * The lines of a deck, thirteen cards on each.
 *
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => string} show
 * @returns {string[]}
 */
export default function linesOf13(things, show) {
  return things.reduce((lines, thing, place) => {
    if (place % 13 === 0) lines.push(show(thing));
    else lines[lines.length - 1] += ` ${show(thing)}`;
    return lines;
  }, /** @type {string[]} */ ([]));
}
