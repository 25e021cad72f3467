/** What differs between one compiler for many questions and one for each; what they share is in check-types.test.ts. */
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { anEighthOf, aThirdOf, testInFull } from "../../in-full-for-tests.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { checkTypes, type TypesRequest } from "./check-types.ts";
import { openTypesService } from "./types-service.ts";

const session = openSession();
const unboxed = session.protection.kind === "bubblewrap" ? undefined : session.protection.why;
afterAll(session.close);

const MAIN = "exercises/tiny/1-greet/main.ts";

function requestFor(main: string, options: Partial<TypesRequest> = {}): TypesRequest {
  const files = { "tiny/1-greet/main.ts": main, "tiny/1-greet/names.json": "{}" };
  return { files, given: {}, roots: [MAIN], node: false, ...options };
}

const FAULTY = requestFor('const rank: number = "A";');

describe.skipIf(unboxed)(`The service${unboxed ? ` (not run: ${unboxed})` : ""}`, () => {
  it("has no answer before it is worth it, and then one for each of two questions at a time", async () => {
    const service = openTypesService(session, 2);
    expect(await service.ask(FAULTY)).toBeUndefined();
    const answers = await Promise.all([service.ask(FAULTY), service.ask(requestFor(""))]);
    await service.close();
    expect(answers).toMatchObject([{ faults: [{ code: 2322 }] }, { faults: [] }]);
  });

  it("answers whatever the umask of the grader is", async () => {
    const before = process.umask(0o077);
    try {
      const service = openTypesService(session, 1);
      const main =
        'import { readFileSync } from "node:fs";\nconst x: number = readFileSync(0, "utf8");';
      const answer = await service.ask(requestFor(main, { node: true }));
      await service.close();
      expect(answer).toMatchObject({ faults: [{ code: 2322, line: 2 }] });
    } finally {
      process.umask(before);
    }
  });

  testInFull("starts anew after some answers", async () => {
    const service = openTypesService(session, 1, 2);
    const folders = new Set<string>();
    for (let question = 0; question < 5; question++) {
      expect(await service.ask(FAULTY)).toMatchObject({ faults: [{ code: 2322 }] });
      folders.add(
        readdirSync(session.memory)
          .filter((one) => one.startsWith("types-"))
          .join(),
      );
    }
    await service.close();
    expect(folders.size).toBe(3);
  });

  it.each(
    anEighthOf([
      ["a fault behind other characters", 'const y = "é😀"; const x: number = "";'],
      ["some behind a mark of byte order", "\ufeffconst x: string = 1;\nconst y: string = 1;"],
      ["one after a line that a separator ends", "const a = 1;\u2028const b: string = 2;"],
      [
        "lines that Windows ends, and old systems",
        "const a = 1;\r\nconst b = 2;\rconst c: string = 2;",
      ],
      ["reasons inside reasons", "const f = (a: { b: { c: string } }) => a;\nf({ b: { c: 1 } });"],
      ["functions that do not fit", "const g: (x: string) => number = (x: number) => x;"],
      ["a fault of syntax, after which no other is told", "let x = ;\nconst a: string = 1;"],
      ["a file that is not there", '/// <reference path="./no.ts" />\nconst a: string = 1;'],
      ["types that are not there", '/// <reference types="no" />\nconst a: string = 1;'],
      ["the same name twice, and many faults", "let a = 1;\n".repeat(100)],
      ["data", 'import a from "./names.json";\nexport const b: string = a;'],
      [
        "a package of the grader's",
        'import { expectTypeOf } from "expect-type";\nexpectTypeOf(1);',
      ],
      [
        "a module that is declared anew",
        'declare module "node:fs" { const y: number }\nexport {};',
      ],
    ]),
  )("answers as a new compiler does: %s", async (_, main) => {
    for (const node of [false, true]) {
      const request = requestFor(main, { node, asEditor: node });
      const answer = await shared.ask(request);
      expect(answer).toEqual(await checkTypes(session, request));
    }
  });

  it("shows a submission no folder of another question by a name that it could know", async () => {
    for (const name of ["types", "0", "1", "."]) {
      const answer = await shared.ask(requestFor(`import "../../../../${name}/graders/types.ts";`));
      expect(answer).toMatchObject({ kind: "checked", faults: [{ line: 1 }] });
    }
  });

  it("has no answer about types that explode, and goes on with the next question", async () => {
    // Reading all types, as it does at first, takes a third of this on a slow machine.
    const service = openTypesService(hurried(session, { compilerMs: 900 }), 1);
    // A fast machine is done with one of them in less than a second.
    const explode = Array.from(
      { length: 50 },
      (_, at) =>
        `type Grow${at}<T extends unknown[]> = T["length"] extends 9999 ? T : Grow${at}<[...T, ${at}]>;\nexport const x${at}: Grow${at}<[]> = 1;`,
    ).join("\n");
    expect(await service.ask(requestFor(explode))).toBeUndefined();
    expect(await service.ask(FAULTY)).toMatchObject({ faults: [{ code: 2322 }] });
    await service.close();
  });

  it.each(
    aThirdOf([
      ["ends at once", "exit 0"],
      ["is killed", "read line; kill -9 $$"],
      ["floods", "yes"],
      ["says something else", "printf 'Content-Length: much\\r\\n\\r\\n'; sleep 5"],
      [
        "answers with an error",
        `while :; do printf 'Content-Length: 29\\r\\n\\r\\n{"id":0,"error":{"code":-1}} '; sleep 5; done`,
      ],
    ]),
  )("has no answer if the compiler %s", async (title, script) => {
    const folder = join(session.folder, `broken ${title}`);
    mkdirSync(folder);
    writeFileSync(join(folder, "tsc"), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, "tsc"), 0o755);
    const service = openTypesService({ ...session, typescript: folder }, 1);
    expect(await service.ask(FAULTY)).toBeUndefined();
    await service.close();
  });

  it("has none if the compiler is not installed", async () => {
    const service = openTypesService({ ...session, typescript: undefined }, 1);
    expect(await service.ask(FAULTY)).toBeUndefined();
  });

  it("leaves nothing behind", async () => {
    await shared.close();
    expect(readdirSync(session.memory).filter((name) => name.startsWith("types-"))).toEqual([]);
  });
});

const shared = openTypesService(session, 1);

it("has no answers without a box", async () => {
  const bare = openSession({ confinement: "none" });
  expect(await openTypesService(bare, 1).ask(FAULTY)).toBeUndefined();
  bare.close();
});
