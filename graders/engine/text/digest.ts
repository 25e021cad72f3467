/**
 * Short names for contents.
 *
 * @module
 */
import { createHash } from "node:crypto";

/** @returns the same text for the same bytes, or the same data; it may be part of a file's name */
export function digest(value: unknown): string {
  const hash = createHash("sha256");
  hash.update(value instanceof Uint8Array ? value : JSON.stringify(value));
  return hash.digest("base64url");
}
