/**
 * All attacks.
 *
 * @module
 */
import type { Confinement } from "../engine/sandbox/session.ts";
import type { Attack } from "./attack.ts";
import { ATTACKS as tests } from "./by-tests.ts";
import { ATTACKS as checks } from "./checks-cannot-be-bypassed.ts";
import { ATTACKS as containers } from "./containers-hold.ts";
import { ATTACKS as faults } from "./faults-are-charged-rightly.ts";
import { ATTACKS as limits } from "./limits-hold.ts";
import { ATTACKS as others } from "./others-are-untouched.ts";
import { ATTACKS as points } from "./points-are-earned.ts";
import { ATTACKS as reasons } from "./reasons-are-right.ts";
import { ATTACKS as reports } from "./reports-are-inert.ts";
import { ATTACKS as sizes } from "./sizes-hold.ts";
import { ATTACKS as privacy } from "./the-instructor-stays-private.ts";
import { ATTACKS as machine } from "./the-machine-is-unharmed.ts";
import { ATTACKS as reference } from "./the-reference-stays-secret.ts";

/** Programs in other languages run only there. */
const inBox = [...limits, ...machine, ...privacy].map(
  (attack): Attack => ({ ...attack, onlyIn: ["box"] }),
);

export const ATTACKS: readonly Attack[] = [
  ...points,
  ...checks,
  ...reference,
  ...faults,
  ...reasons,
  ...sizes,
  ...reports,
  ...others,
  ...containers,
  ...tests,
  ...inBox,
];

/** Those that may be tried where programs are confined so. */
export function attacksFor(confinement: Confinement): readonly Attack[] {
  return ATTACKS.filter(({ onlyIn }) => onlyIn?.includes(confinement) ?? true);
}
