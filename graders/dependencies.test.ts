/** After `npm ci --omit=dev`, everything except the tests runs: run-time imports are not development dependencies. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Of tests, or read by them alone. */
const FOR_TESTS = /\.test\.ts$|-for-tests\.ts$|\/(scenarios|for-tests)\//;

/** Modules that are loaded when the source is, or later; types are no more than words. */
const LOADED = [
  /^(?:import|export)\b(?! type\b)(?! \{ type \w+ \})[^"';]*?\bfrom "([^"]+)"/gm,
  /^import "([^"]+)"/gm,
  /(?<!typeof )\b(?:import|require|resolve)\("([^"]+)"\)/g,
];

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.split(sep).join("/")}`)
    .filter((path) => /\.[cm]?[jt]s$/.test(path) && !FOR_TESTS.test(path));
}

/** The package of a module; nothing for Node's own modules and our own files. */
function packageOf(module: string): string | undefined {
  return /^(?!node:)((?:@[\w.-]+\/)?[\w-][\w.-]*)(\/|$)/.exec(module)?.[1];
}

function packagesOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return LOADED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ([, module = ""]) => packageOf(module) ?? [],
  );
}

test("what is imported at run time is among the dependencies", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folders = ["engine", "commands", "toolkit"].flatMap((name) => sourcesIn(`graders/${name}`));
  const wanting = [...folders, "graders/main.ts", "graders/deckwork.cjs"].flatMap((path) =>
    packagesOf(path)
      .filter((name) => !Object.hasOwn(dependencies, name))
      .map((name) => `${path} imports ${name}`),
  );
  expect(wanting).toEqual([]);
});

test("the parts of vitest that grade tests of students are those of the vitest that runs ours", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const parts = Object.entries(dependencies).filter(([name]) => name.startsWith("@vitest/"));
  expect(parts.length).toBeGreaterThan(0);
  for (const [name, version] of parts) expect(version, name).toBe(dependencies.vitest);
});
