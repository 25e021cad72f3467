/** The engine is a row of folders: each imports only from itself and from those before it. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ENGINE = fileURLToPath(new URL("./", import.meta.url));

/** In the order in which data flows; `graders/README.md` says what is in each. */
const ROW = [
  "compiled",
  "text",
  "limits",
  "workbook",
  "intake",
  "guest/facts",
  "guest/switches",
  "guest/repairs",
  "guest",
  "sandbox",
  "execute",
  "games",
  "judge",
  "diagnose",
  "grade",
  "course",
  "marks",
  "report",
  "gradebook",
  "page",
  "page/client",
  "similarity",
  "outputs",
  "autograder",
  "student/terminal",
  "student",
  "student/play",
  "student/desk",
  "student/watch",
  "author",
  "handout",
];

/** Tests may use everything. */
const FOR_TESTS = /^(for-tests|scenarios)\/|(-for-tests|\.test)\.ts$/;

/** What an import of any kind names: a module of ours, by its path or by `#compiled/…`. */
const IMPORTED = /(?:\bfrom|\bimport|\brequire\()\s*\(?\s*"((?:\.|#compiled\/)[^"]+)"/g;

const files = readdirSync(ENGINE, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|cjs)$/.test(file) && !FOR_TESTS.test(file));

/** The modules of the engine that a file imports, for values or types. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(ENGINE, file), "utf8");
  return [...source.matchAll(IMPORTED)].flatMap(([, name = ""]) => {
    const module = name.startsWith("#")
      ? name.slice(1)
      : relative(ENGINE, join(ENGINE, dirname(file), name)).replaceAll("\\", "/");
    return module.startsWith("../") ? [] : [module];
  });
}

test("every file is in a folder of the row", () => {
  expect(files.filter((file) => !ROW.includes(dirname(file)))).toEqual([]);
});

test.each(ROW.map((folder, place) => ({ folder, place })))(
  "$folder imports only from itself and from what is before it",
  ({ folder, place }) => {
    const own = files.filter((file) => dirname(file) === folder);
    expect(own).not.toEqual([]);
    const against = own.flatMap((file) =>
      importsOf(file)
        .filter((module) => ROW.indexOf(dirname(module)) > place || FOR_TESTS.test(module))
        .map((module) => `${file} imports ${module}`),
    );
    expect(against).toEqual([]);
  },
);

test("no import of this kind is overlooked", () => {
  const imported = files.flatMap(importsOf);
  expect(imported.filter((module) => !files.includes(module) && !module.endsWith(".json"))).toEqual(
    [],
  );
  expect(imported.length).toBeGreaterThan(files.length);
});
