import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { TRACK } from "../for-tests/examples.ts";
import { type Policy, readPolicy, withDisclosure } from "./policy.ts";

const folder = mkdtempSync(join(tmpdir(), "deckwork-policy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "policy.json");

function read(settings: unknown): Policy {
  writeFileSync(file, typeof settings === "string" ? settings : JSON.stringify(settings));
  return readPolicy(file, [TRACK]);
}

const NOW = new Date("2026-12-01T12:00:00Z");
const STAGE = "blackjack/2-deal";

test("without a policy, nothing is taken off, and fresh games show only the kind of failure", () => {
  const policy = readPolicy(join(folder, "none.json"), [TRACK]);
  expect(policy.late).toBeUndefined();
  expect(policy.disclosureOf(STAGE, NOW)).toBe("kind");
  expect(withDisclosure(policy, "typed").disclosureOf(STAGE, NOW)).toBe("typed");
});

test("the rule for fresh games can be the same for all", () => {
  expect(read({ freshShows: "all" }).disclosureOf(STAGE, NOW)).toBe("all");
});

test("it can differ by track and stage, and change at a date: the most specific rule counts, then the latest", () => {
  const policy = read({
    freshShows: [
      { shows: "kind" },
      { shows: "typed", from: "2026-12-01" },
      { shows: "all", from: "2026-12-24T10:00+01:00" },
      { shows: "kind", of: "blackjack" },
      { shows: "typed", of: "blackjack/4-extra" },
    ],
  });
  const at = (stage: string, time: string) => policy.disclosureOf(stage, new Date(time));
  expect(at("hearts/1-cards", "2026-11-30T23:59:59Z")).toBe("kind");
  expect(at("hearts/1-cards", "2026-12-01T00:00:00Z")).toBe("typed");
  expect(at("hearts/1-cards", "2026-12-24T09:00:00Z")).toBe("all");
  expect(at(STAGE, "2027-01-01T00:00:00Z")).toBe("kind");
  expect(at("blackjack/4-extra", "2026-01-01T00:00:00Z")).toBe("typed");
});

test.each([
  ["{", /: not valid JSON \(/],
  [{ lat: {} }, /at "lat": there is no such key \(did you mean "late"\?\)\./],
  [{ late: { pointsPerDay: -1 } }, /at "late.pointsPerDay": /],
  [
    { late: { pointsPerDay: 10, atMost: 5 } },
    /at "late": one day costs 10 points, but all days together at most 5; make "atMost" larger/,
  ],
  [
    { late: { pointsPerDay: 1, graceMinutes: 5 } },
    /at "late": "graceMinutes" has no meaning without "due"; add when the work is due\./,
  ],
  [{ late: { pointsPerDay: 1, due: "Friday" } }, /at "late.due": this must be a time with/],
  [{ late: { pointsPerDay: 1, due: "2026-11-20" } }, /at "late.due": this must be a time with/],
  [
    { late: { pointsPerDay: 1, due: "2026-11-31T23:59+01:00" } },
    /at "late.due": this must be a time with/,
  ],
  [{ freshShows: [{ shows: "all", from: "2026-13-01" }] }, /this must be/],
  [[], /this must be an object such as/],
  [{ freshShows: "some" }, /at "freshShows": this must be "kind", "typed", "all", or a list/],
  [
    { freshShows: [{ shows: "kind", of: "blackjack/9" }] },
    /at "freshShows.0": there is no track or stage "blackjack\/9"; write it as blackjack or blackjack\/2-deal\./,
  ],
  [
    { freshShows: [{ shows: "kind" }, { shows: "all" }] },
    /at "freshShows.1": an earlier rule is for the same games and the same time; keep one of them\./,
  ],
  [
    { freshShows: [{ shows: "all" }, { shows: "kind", from: "2026-12-01" }] },
    /at "freshShows.1": it shows less \("kind"\) than what was shown before \("all"\)/,
  ],
])("%j is refused with the place and the remedy", (settings, says) => {
  expect(() => read(settings)).toThrow(says);
});
