import { expect, test } from "vitest";
import type { TypesRequest } from "../execute/check-types.ts";
import { NOTHING_KEPT } from "../execute/kept-answers.ts";
import type { Session } from "../sandbox/session.ts";
import { checkOwnTypes } from "./own-types.ts";

/** What the compiler is asked, if it finds nothing. */
async function asked(files: Readonly<Record<string, string>>, paths: readonly string[]) {
  const requests: TypesRequest[] = [];
  const kept = {
    ...NOTHING_KEPT,
    answer: async (request: unknown) => {
      requests.push(request as TypesRequest);
      return { kind: "checked", faults: [] } as never;
    },
  };
  await checkOwnTypes({ session: {} as Session, toolkit: {}, kept }, { files }, paths);
  return requests.map(({ node, files }) => ({ node, files: Object.keys(files) }));
}

const ASK = "dice/1-ask/main.ts";
const ROLL = "dice/2-roll/main.ts";
const COUNT = "dice/3-count/main.ts";
const FILES = {
  [ASK]: `import { createInterface } from "node:readline";\nexport const lines = createInterface({ input: process.stdin });\n`,
  [ROLL]: `import { lines } from "../1-ask/main.ts";\nlines.close();\n`,
  [COUNT]: `console.log(3);\n`,
};

test("a stage that imports what asks with Node's modules is checked once, with Node's types", async () => {
  expect(await asked(FILES, [ROLL])).toEqual([{ node: true, files: [ASK, ROLL, COUNT] }]);
});

test("where no file near uses Node, its types are not read, and the files of other stages are not laid out", async () => {
  expect(await asked(FILES, [COUNT])).toEqual([{ node: false, files: [COUNT] }]);
});
