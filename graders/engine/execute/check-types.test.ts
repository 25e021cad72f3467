import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import { aThirdOf } from "../../in-full-for-tests.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { checkTypes, type TypesAnswer, type TypesRequest } from "./check-types.ts";
import { openTypesService } from "./types-service.ts";

const boxed = openSession();
const bare = openSession({ confinement: "none" });
const service = openTypesService(boxed, 1);
const unboxed = boxed.protection.kind === "bubblewrap" ? undefined : boxed.protection.why;
afterAll(async () => {
  await service.close();
  boxed.close();
  bare.close();
});

const MAIN = "exercises/tiny/1-greet/main.ts";

/** The request for a stage's main.ts, and other files. */
function requestFor(main: string, others: Readonly<Record<string, string>> = {}): TypesRequest {
  const files = { "tiny/1-greet/main.ts": main, ...others };
  const given = { "graders/toolkit/console.ts": "export function print(line: string): void {}" };
  return { files, given, roots: [MAIN], node: false };
}

/** What the compiler says of them. */
function check(session: typeof boxed, ...files: Parameters<typeof requestFor>) {
  return checkTypes(session, requestFor(...files));
}

type Ask = (request: TypesRequest) => Promise<TypesAnswer | undefined>;

describe.each<[string, Ask, string | undefined]>([
  ["in the available box", (request) => checkTypes(boxed, request), undefined],
  ["without a box", (request) => checkTypes(bare, request), undefined],
  [`as a service${unboxed ? ` (not run: ${unboxed})` : ""}`, service.ask, unboxed],
])("TypeScript's native compiler, %s", (_, ask, missing) => {
  const it = test.skipIf(missing !== undefined);
  const check = (...files: Parameters<typeof requestFor>) => ask(requestFor(...files));

  it("finds nothing in a sound program, which may import the toolkit and its own files", async () => {
    const main = `import { print } from "#toolkit/console.ts";
import { print as also } from "../../../graders/toolkit/console.ts";
import { greeting } from "./greet.mts";
import names from "./names.json" with { type: "json" };
import { loud } from "./loud.js";
print(greeting + names[0] + loud("x")); also("");`;
    const answer = await check(main, {
      "tiny/1-greet/greet.mts": 'export const greeting: string = "hello";',
      "tiny/1-greet/names.json": '["Ann"]',
      "tiny/1-greet/loud.js": "export const loud = (text) => text.toUpperCase();",
    });
    expect(answer).toEqual({ kind: "checked", faults: [] });
  });

  it("names files by their paths in the workbook, wherever it is checked", async () => {
    const answer = await check(
      'import one from "./one.ts";\nimport { two } from "../2-two/two.ts";',
      {
        "tiny/1-greet/one.ts": "export const one = 1;",
        "tiny/2-two/two.ts": "export const one = 1;",
      },
    );
    const faults = answer?.kind === "checked" ? answer.faults : [];
    expect(faults.map(({ code }) => code)).toEqual([2613, 2305]);
    expect(faults.map(({ text }) => /"[^"]*"/.exec(text)?.[0])).toEqual([
      '"exercises/tiny/1-greet/one"',
      '"../2-two/two.ts"',
    ]);
  });

  it("finds faults, with their places", async () => {
    const answer = await check('const rank: number = "A";\r\nlet x = missing;\n');
    expect(answer).toEqual({
      kind: "checked",
      faults: [
        {
          file: MAIN,
          line: 1,
          column: 7,
          code: 2322,
          text: "Type 'string' is not assignable to type 'number'.",
          reasons: [],
        },
        {
          file: MAIN,
          line: 2,
          column: 9,
          code: 2304,
          text: "Cannot find name 'missing'.",
          reasons: [],
        },
      ],
    });
  });

  it("knows Node's modules if they are asked for", async () => {
    const main =
      'import { readFileSync } from "node:fs";\nconst x: number = readFileSync(0, "utf8");';
    const files = { "tiny/1-greet/main.ts": main };
    const answer = await ask({ files, given: {}, roots: [MAIN], node: true });
    expect(answer).toMatchObject({ kind: "checked", faults: [{ code: 2322, line: 2 }] });
  });

  it("finds a fault that quotes a line of thousands of paths", async () => {
    const paths = "exercises/".repeat(20_000);
    const answer = await check(`import "./x\\n${paths}";`);
    expect(answer).toMatchObject({
      kind: "checked",
      faults: [{ file: MAIN, line: 1, code: 2882 }],
    });
  });

  it("leaves nothing behind", () => {
    for (const { folder, memory } of [boxed, bare]) {
      const left = [folder, memory].flatMap((one) => readdirSync(one));
      expect(left.filter((name) => /^types-\d/.test(name))).toEqual([]);
    }
  });
});

// They reach a limit on computing, which is a second here.
describe.concurrent("types that explode", () => {
  const hasty = hurried(boxed, { compilerMs: 300 });
  it.each(
    aThirdOf([
      [
        "a union that doubles",
        'type Twice<T extends unknown[]> = [...T, ...T];\ntype Grow<T extends unknown[], N extends unknown[] = []> = N["length"] extends 40 ? T : Grow<Twice<T>, [...N, 0]>;\nexport const x: Grow<[0]> = [];',
      ],
      [
        "a product of unions",
        `type D = ${Array.from({ length: 60 }, (_, at) => `"${at}"`).join("|")};\nexport type X = \`\${D}\${D}\${D}\${D}\${D}\`; export const x: X = "";`,
      ],
      [
        "overloads without an end",
        `${Array.from({ length: 400 }, (_, at) => `interface A${at}<T> extends A${at + 1}<[T, T]> { a${at}: T }`).join("\n")}\ninterface A400<T> { z: T }\nexport declare const a: A0<string>; export const b: A0<number> = a;`,
      ],
      [
        "a type that is nested very deeply",
        `export const x: ${"[".repeat(9000)}0${"]".repeat(9000)} = [];`,
      ],
      ["120,000 parentheses", `export const x = ${"(".repeat(120_000)}0${")".repeat(120_000)};`],
    ]),
  )("%s: an answer comes, and it is none, or one of faults", async (_, main) => {
    const answer = await check(hasty, main);
    expect(["checked", "gave up"]).toContain(answer.kind);
  });
});

describe("a compiler that does not work", () => {
  it("is unavailable if it is not installed", async () => {
    expect(await check({ ...boxed, typescript: undefined }, "")).toEqual({
      kind: "unavailable",
      why: `TypeScript's native compiler is not installed for ${process.platform}-${process.arch}`,
    });
  });

  it.each([
    ["dies", "kill -9 $$"],
    ["ends with a status of its own", "exit 7"],
    ["finds nothing, but says that it did", "exit 2"],
    ["says something without a status", "echo 'error TS5023: no such option'"],
  ])("has given up if it %s", async (title, script) => {
    const folder = join(bare.folder, `broken ${title}`);
    mkdirSync(folder);
    writeFileSync(join(folder, "tsc"), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, "tsc"), 0o755);
    expect(await check({ ...bare, typescript: folder }, "")).toMatchObject({ kind: "gave up" });
  });
});
