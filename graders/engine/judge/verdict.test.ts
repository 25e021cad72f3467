import { expect, test } from "vitest";
import { parseTranscript } from "../text/transcript.ts";
import { judge } from "./verdict.ts";

const EXPECTED = parseTranscript("a\n", "some.transcript");

/** The verdict on a program that ended with an error with this code. */
function kindWith(code: string): string {
  const error = { name: "Error", message: "it is over", code };
  const ended = { how: "exit", status: 1, error } as const;
  return judge(EXPECTED, { stdout: "", stderr: "", ended }).kind;
}

test("a program that ends with an error about something forbidden is refused", () => {
  expect(kindWith("EACCES")).toBe("refused");
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "%s is an error code like any other, though every object has that name",
  (code) => {
    expect(kindWith(code)).toBe("crashed");
  },
);
