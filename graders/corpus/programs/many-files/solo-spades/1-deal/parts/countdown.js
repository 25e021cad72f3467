/**
 * Counts down.
 *
 * @param {number} from the first number
 * @param {number} to the last number
 */
export function* countdown(from, to) {
  for (let number = from; number >= to; number -= 1) yield number;
}
