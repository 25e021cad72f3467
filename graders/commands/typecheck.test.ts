/** The type errors of a student's files, and of the workbook's own code. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { PROJECT, typescriptFolder } from "#compiled/compiled.cjs";
import { checkTypes, optionsOf, type TypesAnswer } from "../engine/execute/check-types.ts";
import { tinyWorkbook, type WorkbookFiles } from "../engine/for-tests/tiny-workbook.ts";
import { IN_FULL } from "../in-full-for-tests.ts";
import { afterAllTests, ownWorkbook, run, runProcess } from "./run-for-tests.ts";

vi.mock(import("../engine/execute/check-types.ts"), async (original) => {
  const real = await original();
  const { openTypesService } = await import("../engine/execute/shared-types-service-for-tests.ts");
  // One compiler for all of them: to start it takes longest.
  const withService: typeof real.checkTypes = (session, request, kept) =>
    real.checkTypes(session, request, kept, openTypesService(session));
  return { ...real, checkTypes: vi.fn(withService) };
});

const after = afterAllTests();

const GREET = "exercises/tiny/1-greet/greet.ts";
const ROLL = "exercises/tiny/2-roll/main.ts";

/** A workbook in which the student has written these files. */
const having = (files: WorkbookFiles) => ownWorkbook({ ...tinyWorkbook(), ...files }, after);

const clean = having({});

test("the command asks for all that an editor marks", () => {
  const text = readFileSync(join(PROJECT, "tsconfig.json"), "utf8");
  const { paths: _, types: __, ...settings } = JSON.parse(text).compilerOptions;
  const { paths: ___, ...asked } = optionsOf({ asEditor: true }) as { paths: object };
  expect(asked).toEqual(settings);
});

const reason = typescriptFolder() ? undefined : "TypeScript's native compiler is not installed";
if (reason) console.warn(`NOT RUN: type errors of a student's files, because ${reason}`);

describe.skipIf(reason)("a stage", () => {
  test.each([
    ["tiny/1", "tiny/1-greet"],
    ["tiny/greet", "tiny/1-greet"],
    ["exercises\\tiny\\1-greet", "tiny/1-greet"],
    ["tiny", "tiny"],
  ])("%s as it was given has no errors", async (name, path) => {
    expect(await run(clean, ["typecheck", name])).toEqual({
      status: 0,
      out: `No type errors in ${path}.\n`,
      err: "",
    });
  });

  test("shows each error with its line, at the column that editors know", async () => {
    const root = having({
      [GREET]:
        'interface Guest { name: string; age: { years: number } }\r\n\tconst wave = "👋"; export const greeting: () => string = () => wave.lenth;\r\nexport const guest: () => Guest = () => null as unknown as { name: string; age: { years: string } };\r\n',
    });
    expect(await run(root, ["typecheck", "tiny/1"])).toEqual({
      status: 1,
      out: `${GREET}(2,70): error TS2551: Property 'lenth' does not exist on type '"👋"'. Did you mean 'length'?
  2 | const wave = "👋"; export const greeting: () => string = () => wave.lenth;
    |                                                                     ^

${GREET}(3,41): error TS2322: Type '{ name: string; age: { years: string; }; }' is not assignable to type 'Guest'.
  The types of 'age.years' are incompatible between these types.
    Type 'string' is not assignable to type 'number'.
  3 | export const guest: () => Guest = () => null as unknown as { name: string…
    |                                         ^

2 type errors in tiny/1-greet.
`,
      err: "",
    });
  });

  test("finds what only an editor marks", async () => {
    const root = having({
      [GREET]:
        "export function greeting(): string {\n  const words: string[] = [];\n  return words[0];\n}\n",
    });
    const { status, out } = await run(root, ["typecheck", "tiny/1"]);
    expect({ status, head: out.split("\n")[0] }).toEqual({
      status: 1,
      head: `${GREET}(3,3): error TS2322: Type 'string | undefined' is not assignable to type 'string'.`,
    });
  });

  test("counts the errors in the files of other stages, and shows them for the track", async () => {
    const wrong = 'export const greeting = (): string => 1;\nconst age: number = "1";\n';
    const root = having({ [GREET]: wrong });
    expect(await run(root, ["typecheck", "tiny/2"])).toEqual({
      status: 0,
      out: "No type errors in tiny/2-roll.\n2 type errors in 1-greet are not shown; npm run typecheck -- tiny shows all errors.\n",
      err: "",
    });
    const { status, out } = await run(root, ["typecheck", "tiny"]);
    expect({ status, closing: out.split("\n").at(-2) }).toEqual({
      status: 1,
      closing: "2 type errors in tiny.",
    });
  });

  test("is not called free of errors because an earlier one has hundreds", async () => {
    const many = Array.from({ length: 300 }, (_, at) => `const a${at}: string = ${at};\n`).join("");
    const greeting = 'export const greeting = () => "Hello!";\n';
    const root = having({ [GREET]: many + greeting, [ROLL]: `${rollOf()}const a: string = 1;\n` });
    const { status, out } = await run(root, ["typecheck", "tiny/2"]);
    expect({ status, closing: out.split("\n").slice(-3, -1) }).toEqual({
      status: 1,
      closing: [
        "1 type error in tiny/2-roll.",
        "300 type errors in 1-greet are not shown; npm run typecheck -- tiny shows all errors.",
      ],
    });
  });

  test("knows Node's modules and the toolkit", async () => {
    const root = having({
      [GREET]:
        'import { print } from "#toolkit/console.ts";\nimport { createInterface } from "node:readline";\nprint(createInterface);\nexport const greeting = () => process.title;\n',
    });
    const { status, out } = await run(root, ["typecheck", "tiny/1"]);
    expect({ status, head: out.split("\n")[0] }).toEqual({
      status: 1,
      head: expect.stringMatching(/^exercises.+greet\.ts\(3,7\): error TS2345: Argument of type /),
    });
  });

  test("cannot give orders to the terminal", async () => {
    const root = having({
      [GREET]:
        'const a: "\u001b[2J" = "\u202e";\nconst [b]: ["##[error]"] = [" ::error::"];\nexport const greeting = () => a + b;\n',
    });
    const { out } = await run(root, ["typecheck", "tiny/1"]);
    expect(
      out,
    ).toBe(`${GREET}(1,7): error TS2322: Type '"\\u202e"' is not assignable to type '"\\u001B[2J"'.
  1 | const a: "\\x1b[2J" = "\\u202e";
    |       ^

${GREET}(2,29): error TS2322: Type '" :\\x3aerror::"' is not assignable to type '"#\\x23[error]"'.
  2 | const [b]: ["#\\x23[error]"] = [" :\\x3aerror::"];
    |                                ^

2 type errors in tiny/1-greet.
`);
  });

  test("gives its errors as data", async () => {
    const root = having({ [GREET]: "export const greeting = (): string => 1;\n" });
    const { status, out, err } = await run(root, ["typecheck", "tiny/1", "--json"]);
    expect({ status, err }).toEqual({ status: 1, err: "" });
    expect(JSON.parse(out)).toEqual({
      version: 1,
      name: "tiny/1-greet",
      obstacles: [],
      faults: [
        {
          file: GREET,
          line: 1,
          column: 39,
          code: 2322,
          text: "Type 'number' is not assignable to type 'string'.",
          reasons: [],
        },
      ],
      elsewhere: [],
    });
  });

  test("with a file that cannot be read is not called free of errors", async () => {
    const root = having({ "exercises/tiny/1-greet/big.ts": "// x\n".repeat(200_000) });
    const { status, out, err } = await run(root, ["typecheck", "tiny/1"]);
    expect({ status, out }).toEqual({
      status: 1,
      out: "No type errors in the files of tiny/1-greet that were checked.\n",
    });
    expect(err).toMatch(/^tiny\/1-greet\/big\.ts .+\n$/);
  });
});

function rollOf(): string {
  return tinyWorkbook()[ROLL]!;
}

test("a stage without files says how to get them", async () => {
  const root = having({});
  rmSync(join(root, "exercises/tiny/2-roll"), { recursive: true });
  expect(await run(root, ["typecheck", "tiny/2"])).toEqual({
    status: 1,
    out: "",
    err: "exercises/tiny/2-roll is empty or does not exist; npm run reset -- tiny/2 puts the starter's files there.\n",
  });
});

test("a stage in a different language has no types to check", async () => {
  const settings = JSON.stringify({ build: ["make"], run: ["./greet"] });
  const root = having({ "exercises/tiny/1-greet/deckwork.json": settings });
  expect(await run(root, ["typecheck", "tiny/1"])).toEqual({
    status: 1,
    out: "",
    err: "exercises/tiny/1-greet is in a different language, which has its own compiler.\n",
  });
});

test.each<[string, Exclude<TypesAnswer, { kind: "checked" }>, string]>([
  [
    "is not there",
    { kind: "unavailable", why: "there is none" },
    "Nothing was checked: there is none.\n",
  ],
  [
    "gives up",
    { kind: "gave up", why: "it reached its limit (cpu)" },
    "TypeScript's compiler gave up on tiny/1-greet: it reached its limit (cpu).\n",
  ],
])("if the compiler %s, one sentence says so", async (_, answer, err) => {
  vi.mocked(checkTypes).mockResolvedValueOnce(answer);
  expect(await run(clean, ["typecheck", "tiny/1"])).toEqual({ status: 2, out: "", err });
});

test.each([
  ["tiny/9", 'tiny has no stage "9"; its stages are 1-greet, 2-roll.\n'],
  ["--json", "--json needs a stage; name one before it.\n"],
])("%s is refused", async (word, err) => {
  expect(await run(clean, ["typecheck", word])).toEqual({ status: 2, out: "", err });
});

// It starts the compiler twice, which takes a second. CI checks the workbook itself, which has no errors.
if (IN_FULL) {
  describe.skipIf(reason)("the workbook's own code", () => {
    /** A workbook whose two projects have one file each. */
    function withCode(engine: string, client: string): string {
      const root = ownWorkbook();
      for (const [folder, text] of [
        [".", engine],
        ["graders/engine/page/client", client],
      ] as const) {
        const settings = { compilerOptions: { strict: true, types: [] }, files: ["code.ts"] };
        mkdirSync(join(root, folder), { recursive: true });
        writeFileSync(join(root, folder, "tsconfig.json"), JSON.stringify(settings));
        writeFileSync(join(root, folder, "code.ts"), text);
      }
      return root;
    }

    test("is checked without a stage, in both projects", async () => {
      const wrong = "export const a: string = 1;\n";
      const says = "(1,14): error TS2322: Type 'number' is not assignable to type 'string'.\n";
      expect(await runProcess(withCode(wrong, wrong), ["typecheck"])).toEqual({
        status: 1,
        out: `code.ts${says}graders/engine/page/client/code.ts${says}`,
        err: "",
      });
    });
  });
}
