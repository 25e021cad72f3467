/** Merges two sorted lists. */
export default function merge<T>(left: T[], right: T[], before: (a: T, b: T) => boolean): T[] {
  const merged: T[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length)
    merged.push(before(right[r]!, left[l]!) ? right[r++]! : left[l++]!);
  return merged.concat(left.slice(l), right.slice(r));
}
