import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test, vi } from "vitest";
import { RAND_MAX, rand, srand } from "./random.ts";

const NUMBERS = 1000;

/** 200 seeds: the ends of the range, and others spread over it. */
const SEEDS = [
  ...[
    0,
    1,
    2,
    42,
    100,
    2020,
    2 ** 31 - 2,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 31 + 1,
    2 ** 32 - 2,
    2 ** 32 - 1,
  ],
  ...Array.from({ length: 188 }, (_, index) => Math.imul(index + 7, 2654435761) >>> 0),
];

const C_PROGRAM = `
#include <stdio.h>
#include <stdlib.h>
int main(int count, char **seeds) {
  for (int i = 1; i < count; i++) {
    srand((unsigned)strtoul(seeds[i], NULL, 10));
    for (int n = 0; n < ${NUMBERS}; n++) printf("%d\\n", rand());
  }
}
`;

function numbersOf(seed: number): number[] {
  srand(seed);
  return Array.from({ length: NUMBERS }, rand);
}

function sequences(): string {
  return SEEDS.map((seed) => `${numbersOf(seed).join("\n")}\n`).join("");
}

describe("rand gives the numbers of the GNU C library", () => {
  // The table of the assignments' page.
  it.each([
    [0, [1804289383, 846930886, 1681692777, 1714636915, 1957747793], 1143565421],
    [1, [1804289383, 846930886, 1681692777, 1714636915, 1957747793], 1143565421],
    [42, [71876166, 708592740, 1483128881, 907283241, 442951012], 896784309],
    [100, [677741240, 611911301, 516687479, 1039653884, 807009856], 860302367],
    [2020, [881877917, 848339315, 706777409, 1286041907, 1539674967], 1378341488],
    [2147483647, [1065668062, 2142264300, 1066566375, 1064012770, 2141034222], 1698607095],
    [4294967295, [254925627, 1205188300, 366127624, 1401405153, 76053476], 1892540048],
  ])("for the seed %d", (seed, first, thousandth) => {
    const numbers = numbersOf(seed);
    expect([numbers.slice(0, 5), numbers.at(-1)]).toEqual([first, thousandth]);
  });

  test("for no seed at all, as for the seed 1", async () => {
    vi.resetModules();
    const untouched = await import("./random.ts");
    expect(Array.from({ length: NUMBERS }, untouched.rand)).toEqual(numbersOf(1));
  });

  test("for 200 seeds, by a digest of numbers from C", () => {
    const recorded = readFileSync(
      fileURLToPath(new URL("./random.sha256", import.meta.url)),
      "utf8",
    );
    expect(createHash("sha256").update(sequences()).digest("hex")).toBe(recorded.trim());
  });

  const compiler = ["cc", "gcc", "clang"].find(
    (name) => spawnSync(name, ["--version"]).status === 0,
  );
  const header = (process.report?.getReport() as { header: object } | undefined)?.header ?? {};
  const glibc = process.platform === "linux" && "glibcVersionRuntime" in header;
  if (!compiler || !glibc)
    console.warn(
      "NOT RUN: the comparison with the C library, for want of a C compiler or of glibc.",
    );
  it.skipIf(!compiler || !glibc)("for 200 seeds, by a C program compiled here", () => {
    const folder = mkdtempSync(join(tmpdir(), "deckwork-c-"));
    try {
      writeFileSync(join(folder, "rand.c"), C_PROGRAM);
      execFileSync(compiler!, ["-o", join(folder, "rand"), join(folder, "rand.c")], {
        timeout: 60_000,
      });
      const printed = execFileSync(join(folder, "rand"), SEEDS.map(String), {
        maxBuffer: 1 << 24,
        timeout: 60_000,
      });
      expect(sequences()).toBe(printed.toString());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test("every number is from 0 to RAND_MAX", () => {
  const numbers = SEEDS.flatMap(numbersOf);
  expect([
    Math.min(...numbers.slice(0, 50_000)) >= 0,
    Math.max(...numbers.slice(0, 50_000)) <= RAND_MAX,
  ]).toEqual([true, true]);
});

test("a function instead of a seed is not printed with its text", () => {
  const askSeed = (() => 42) as unknown as number;
  expect(() => srand(askSeed)).toThrow(/, not a function: is it called\?$/);
});

test.each([-1, 0.5, 2 ** 32, Number.NaN])(
  "the seed %d is refused, and the sequence goes on as it was",
  (seed) => {
    srand(42);
    expect(() => srand(seed)).toThrow(
      new RangeError(`srand: a seed is a whole number from 0 to 4294967295, not ${seed}`),
    );
    expect(rand()).toBe(71876166);
  },
);
