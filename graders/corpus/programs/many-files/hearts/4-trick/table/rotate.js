/**
 * The elements from one place on, and then those before.
 *
 * @template T
 * @param {readonly T[]} array
 * @param {number} place
 * @returns {T[]}
 */
export const rotate = (array, place) => array.concat(array).slice(place, place + array.length);
