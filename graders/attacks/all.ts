/**
 * All attacks.
 *
 * @module
 */
import type { Confinement } from "../engine/sandbox/session.ts";
import type { Attack } from "./attack.ts";
import { ATTACKS as containers } from "./containers-hold.ts";
import { ATTACKS as others } from "./others-are-untouched.ts";

export const ATTACKS: readonly Attack[] = [...containers, ...others];

/** Those that may be tried where programs are confined so. */
export function attacksFor(confinement: Confinement): readonly Attack[] {
  return ATTACKS.filter(({ onlyIn }) => onlyIn?.includes(confinement) ?? true);
}
