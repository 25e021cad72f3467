/** The workbook proves itself, with the programs of every track: all that `npm run verify` looks at, except what students may have changed. */
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { openSession } from "./engine/box/session.ts";
import { discover } from "./engine/discover/discover.ts";
import { verifyPrograms } from "./engine/verify/verify.ts";

const workbook = discover(fileURLToPath(new URL("..", import.meta.url)));
const session = openSession();
afterAll(() => session.close());

describe.each(workbook.tracks)("$name", (track) => {
  // Takes seconds: each of a hundred known mistakes is built, and plays every transcript.
  it("has no defect in its programs", async () => {
    // The others' files would be sent to the compiler with each of its mistakes.
    const alone = { ...workbook, tracks: [track] };
    const { defects, counts } = await verifyPrograms(session, alone, [track], () => {});
    expect(defects).toEqual([]);
    expect(counts.stages).toBe(track.stages.length);
  });
});
