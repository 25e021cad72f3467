/** A wrong text is found where it is written, and a right one that is printed by mistake is not blamed. */
import { describe, expect, test } from "vitest";
import type { CaseResult } from "../judge/results.ts";
import { judge } from "../judge/verdict.ts";
import { parseTranscript } from "../text/transcript.ts";
import { whereTexts } from "./where-written.ts";

const transcript = parseTranscript("# A game.\nDealer wins.\nPush! Play again.\n", "game");

/** @returns the lines */
function linesOf(
  stdout: string,
  files: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> = {},
  readAt: readonly number[] = [],
) {
  const run = {
    ...{ stdout, stderr: "", pauses: [], reads: { taken: 1, askedForMore: false, at: readAt } },
    ended: { how: "exit", status: 0 },
  } as const;
  const one: CaseResult = {
    ...{ kind: "transcript", name: "game", transcript, run, verdict: judge(transcript, run) },
    ...{ costs: 1, earned: 0, points: 1 },
  } as unknown as CaseResult;
  const stages = ["tiny/2-game", "tiny/1-words"];
  const { written, expectedAt, begun } = whereTexts(inStage(files), stages, inStage(given))(one);
  return {
    ...{ written: written?.line, column: written?.column, expected: expectedAt?.line },
    begun: begun?.line,
  };
}

/** Files without a stage are in the program's own. */
function inStage(files: Readonly<Record<string, string>>) {
  const place = (path: string) => (path.includes("/") ? path : `tiny/2-game/${path}`);
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [place(path), text]));
}

const lineOf = (...asked: Parameters<typeof linesOf>) => linesOf(...asked).written;
const expectedLineOf = (...asked: Parameters<typeof linesOf>) => linesOf(...asked).expected;

const TABLE = `const LINES = {
  win: "Dealer wins.",
  push: "Push!",
};
`;

describe("a wrong text is led to", () => {
  test("in a table, if something is missing behind it", () => {
    expect(lineOf("Dealer wins.\nPush!\n", { "a.ts": TABLE })).toBe(3);
  });
  test("with the place in it from which it is wrong", () => {
    const columnOf = (text: string) =>
      linesOf("Dealer wins.\nPush! Play it.\n", { "a.ts": `  const push = ${text};\n` }).column;
    expect(columnOf('"Push! Play it."')).toBe(28);
    expect(columnOf("`#{name}: #{1}Push! Play it.`".replaceAll("#", "$"))).toBe(41);
    expect(columnOf('"Push! Play it.\\""')).toBeUndefined();
  });
  test("if it goes on in another way, in a template, too", () => {
    const files = {
      "a.ts": `// Push! Plan on.\nprint(\`\${name} wins.\`);\nprint(\`Push! Plan \${what}\`);`,
    };
    expect(lineOf("Dealer wins.\nPush! Plan again.\n", files)).toBe(3);
  });
  test("if only a space behind one of its words is missing", () => {
    const files = { "a.ts": "print(`Dealer#{what}.`);".replace("#", "$") };
    expect(lineOf("Dealerwins.\n", files)).toBe(1);
    const cut = { "a.ts": "print(`Dealer w#{what}.`);".replace("#", "$") };
    expect(lineOf("Dealer wound.\n", cut), "a value that is wrong").toBeUndefined();
  });
  test("in what a call prints", () => {
    const text = "// `say` says who wins.\n// → Dealer wins.\n";
    const check = { kind: "calls", lines: [] as string[], text } as const;
    const ended = { how: "exit", status: 0 } as const;
    const ran = (stdout: string) => ({ stdout, stderr: "", pauses: [], ended });
    const run = ran("--- call\nDealer won.\n");
    const told = whereTexts(inStage({ "a.ts": 'print("Dealer won.");' }), ["tiny/2-game"], {});
    const one = { name: "calls" } as CaseResult;
    expect(told(one, { name: "calls", check, run }).written).toMatchObject({ line: 1, column: 16 });
    const open = ran("--- call\nError: TODO 1: say\n");
    for (const its of [open, ran("--- call\nDealer wins.\n"), ran("--- absent\n")])
      expect(told(one, { name: "calls", check, run: its })).toEqual({});
  });
  test("not if the right text is written, too: then the choice is wrong", () => {
    const both = `${TABLE}const other = "Push! Play again.";`;
    expect(lineOf("Dealer wins.\nPush!\n", { "a.ts": both })).toBeUndefined();
  });
  test("not if what comes behind it is a value, or if it is in two places, or was given", () => {
    expect(lineOf("Dealer wins.\nPush!7\n", { "a.ts": TABLE })).toBeUndefined();
    expect(lineOf("Dealer wins.\nPush!\n", { "a.ts": TABLE + TABLE })).toBeUndefined();
    expect(lineOf("Dealer wins.\nPush!\n", { "a.ts": TABLE }, { "a.ts": TABLE })).toBeUndefined();
    expect(
      lineOf("Dealer wins.\nPush!\n", { "a.ts": " ".repeat(1000) + TABLE.replaceAll("\n", "") }),
    ).toBeUndefined();
    expect(lineOf("Dealer wins.\nPu\n", { "a.ts": 'print("Pu");' })).toBeUndefined();
  });
  test("not if something was typed behind it: that ends the line", () => {
    const stdout = "Dealer wins.\nPush!";
    expect(lineOf(`${stdout}\n`, { "a.ts": TABLE }, {}, [stdout.length])).toBeUndefined();
  });
  test("of a program that crashed, if it was wrong before that", () => {
    const crash = (stdout: string) => {
      const error = { name: "Error", message: "TODO 2: end" };
      const ended = { how: "exit", status: 1, error } as const;
      const run = { ...{ stdout, stderr: "", pauses: [] }, ended };
      const verdict = judge(transcript, run);
      const one = { ...{ kind: "transcript", name: "game", transcript, run, verdict } };
      return whereTexts(
        inStage({ "a.ts": 'print("Dealer won.");\nprint("Push!");' }),
        ["tiny/2-game"],
        {},
      )(one as unknown as CaseResult).written?.line;
    };
    expect(crash("Dealer won.\n")).toBe(1);
    expect(crash("Dealer wins.\nPush!"), "only cut off").toBeUndefined();
  });
  test("not if nothing differs", () => {
    expect(lineOf("Dealer wins.\nPush! Play again.\n", { "a.ts": TABLE })).toBeUndefined();
  });
});

describe("what should have been printed is led to", () => {
  const files = {
    "a.ts": `print("Dealer stands.");\nprint(\`\${who} wins.\`);\nif (isOver) print("Push! Play again.");\n`,
  };
  test("not if the program came to that line and chose another text there", () => {
    const apart = 'const mine = "Dealer wins.";\nconst its = "Player wins.";\n';
    expect(expectedLineOf("Player wins.\n", { "a.ts": apart })).toBe(1);
    const together = 'print(isMine ? "Dealer wins." : "Player wins.");\n';
    expect(expectedLineOf("Player wins.\n", { "a.ts": together })).toBeUndefined();
  });
  test("not in what was given: that is right", () => {
    expect(linesOf("Dealer wins.\nDealer stands.\n", files, files).expected).toBeUndefined();
  });
  test("if something else was printed there", () => {
    expect(expectedLineOf("Dealer wins.\nDealer stands.\n", files)).toBe(3);
    expect(expectedLineOf("Dealer wins.\n", files)).toBe(3);
  });
  test("instead of a right text that is printed at the wrong time", () => {
    const fates = { "a.ts": 'print("Dealer stands.");\nconst fate = "ealer wins";\n' };
    expect(linesOf("Dealer stands.\n", fates)).toEqual({ expected: 2 });
    const whole = { "a.ts": 'print("Deal again.");\nconst fate = "Dealer wins.";\n' };
    expect(linesOf("Deal again.\n", whole)).toEqual({ expected: 2 });
  });
  test("not if it was, and only a value in it is wrong", () => {
    const template = { "a.ts": `print(\`Push! Play \${what}.\`);\n` };
    expect(expectedLineOf("Dealer wins.\nPush! Play on.\n", template)).toBeUndefined();
  });
  test("not by a name alone", () => {
    const names = { "a.ts": 'seat("Dealer");\nprint(name + " wins.");\n' };
    expect(expectedLineOf("You win.\nPush! Play again.\n", names)).toBe(2);
    expect(expectedLineOf("You win.\n", { "a.ts": 'seat("Dealer");\n' })).toBeUndefined();
  });
  test("not if two lines may write it, or none", () => {
    const two = { "a.ts": 'print("Push! Play again.");\nprint("Push!", "again.");\n' };
    expect(expectedLineOf("Dealer wins.\nDealer stands.\n", two)).toBeUndefined();
    expect(expectedLineOf("Dealer wins.\nDealer stands.\n", { "a.ts": TABLE })).toBe(3);
    expect(expectedLineOf("Dealer wins.\n", { "a.ts": "print(text);" })).toBeUndefined();
    expect(expectedLineOf("Dealer wins.\nPush! Play again.\n", files)).toBeUndefined();
  });
  test("not in what the program does not use", () => {
    const again = 'print("Push! Play again.");\n';
    const told = (file: string) => expectedLineOf("Dealer wins.\n", { [file]: again });
    expect(told("tiny/1-words/words.ts")).toBe(1);
    expect(told("tiny/1-words/main.ts")).toBeUndefined();
    expect(told("tiny/3-more/words.ts")).toBeUndefined();
  });
});

test("where only a value is wrong, the line is led to that writes what stands in front of it", () => {
  const texts =
    "const lines = [\n  `Push! Play #{how}.`,\n  `#{who} wins the game.`,\n];\n".replaceAll(
      "#",
      "$",
    );
  const begunIn = (files: Readonly<Record<string, string>>, readAt: readonly number[] = []) =>
    linesOf("Dealer wins.\nPush! Play once.\n", files, {}, readAt).begun;
  expect(begunIn({ "a.ts": texts })).toBe(2);
  expect(begunIn({ "tiny/1-words/a.ts": texts }), "in another stage").toBeUndefined();
  expect(begunIn({ "a.ts": texts, "b.ts": texts }), "twice").toBeUndefined();
  const typed = "Dealer wins.\nPush! Play ".length;
  expect(begunIn({ "a.ts": texts }, [typed]), "before a line was typed").toBeUndefined();
});
