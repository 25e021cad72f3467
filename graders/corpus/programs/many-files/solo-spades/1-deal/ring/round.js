/**
 * Once round anything that closes.
 *
 * @template {{ next: T }} T
 * @param {T} first
 * @returns {Generator<T, void, undefined>}
 */
export default function* round(first) {
  let here = first;
  do yield here;
  while ((here = here.next) !== first);
}
