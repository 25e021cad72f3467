/**
 * Values by a key that several of them have.
 *
 * @module
 */

/** Adds one. What was added before is not copied: a hostile file may have thousands under one key. */
export function addTo<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = groups.get(key);
  if (known) known.push(value);
  else groups.set(key, [value]);
}
