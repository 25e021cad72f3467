/** What the suite of attacks promises about itself. */
import { expect, test } from "vitest";
import { ATTACKS } from "./all.ts";

test("there are at least a hundred attacks, each with a name of its own", () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
});

test("each guarantee is attacked at least five times", () => {
  const counts = new Map<string, number>();
  for (const { guarantee } of ATTACKS) counts.set(guarantee, (counts.get(guarantee) ?? 0) + 1);
  expect(counts.size).toBe(10);
  for (const [guarantee, count] of counts) expect.soft(count, guarantee).toBeGreaterThanOrEqual(5);
});

test("each says against which commit it succeeded, or that it was held", () => {
  for (const { name, succeeded } of ATTACKS)
    expect.soft(succeeded, name).toMatch(/^held$|^[0-9a-f]{7}$/);
});
