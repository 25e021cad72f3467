/**
 * Two slips at once: a program that is being written has mostly more than one fault.
 *
 * @module
 */
import { applySlip } from "./apply-slip.ts";
import { programOf } from "./program-of.ts";
import type { OtherSlip } from "./slip.ts";

/** Each slip together with the next one in the same stage of the same program, if both can be made there. */
export function twoAtOnce(slips: readonly OtherSlip[]): readonly OtherSlip[] {
  return slips.flatMap((one, at) => {
    const next = slips.slice(at + 1).find((other) => placeOf(other) === placeOf(one));
    if (!next) return [];
    const both: OtherSlip = {
      ...one,
      name: `${one.name} + ${next.name}`,
      in: [...one.in, ...next.in],
      edits: [...one.edits, ...next.edits],
    };
    return canBeMade(both) ? [both] : [];
  });
}

function placeOf({ style, track, stage, shows = stage }: OtherSlip): string {
  return [style, track, stage, shows].join();
}

/** Each changes another text, and the second is still there after the first. */
function canBeMade(slip: OtherSlip): boolean {
  try {
    applySlip(programOf(slip.style, slip.track), slip.track, slip);
    return true;
  } catch {
    return false;
  }
}
