import { expect, test } from "vitest";
import { thrownIn } from "./last-words.ts";
import { signalSays } from "./signals.ts";

test.each([
  [
    "SIGABRT",
    "free(): double free detected in tcache 2",
    "SIGABRT: it freed the same memory twice.",
  ],
  [
    "SIGABRT",
    "*** stack smashing detected ***: terminated",
    "SIGABRT: it wrote beyond the end of an array in a function.",
  ],
  [
    "SIGABRT",
    "malloc(): corrupted top size",
    "SIGABRT: it wrote beyond the end of memory that malloc had given it, or used it after free.",
  ],
  [
    "SIGABRT",
    "play: play.c:3: main: Assertion `1 == 2' failed.",
    "SIGABRT: one of its own assertions failed.",
  ],
  [
    "SIGABRT",
    "",
    "SIGABRT: it stopped itself (abort), usually because a library found its memory damaged.",
  ],
  ["SIGBUS", "double free", "SIGBUS: it used an address where there is no memory."],
  ["signal 40", "", "it was ended by signal 40."],
])("%s after %j is explained in words", (signal, stderr, says) => {
  expect(signalSays(signal, stderr)).toBe(says);
});

test("the error that ended a program in Python or Java is found in its output", () => {
  const python =
    "warming up\nTraceback (most recent call last):\n  File \"a.py\", line 1\nKeyError: 'x'\n";
  const java =
    'Exception in thread "main" java.lang.ArithmeticException: / by zero\n\tat Play.main(Play.java:3)\n';
  expect(thrownIn(python)).toBe("KeyError: 'x'");
  expect(thrownIn(java)).toBe("java.lang.ArithmeticException: / by zero");
  expect(thrownIn("oops\n")).toBe(undefined);
});
