/** The line that prints what differs first: programs run again to be stopped there, some of them after a time limit. */
import { afterAll, describe, expect, test } from "vitest";
import { DICE, dice, MAIN, NODE_MAIN, openDice, STAGE } from "../for-tests/dice-workbook.ts";

const { grade, close } = openDice();
afterAll(close);

describe("the line that prints what differs first is told", () => {
  const whereIn = async (changes: Readonly<Record<string, string>>) =>
    (await grade(changes)).cases.flatMap(({ where }) =>
      where ? [where.map(({ file, line }) => `${file}:${line}`).join(" ")] : [],
    );
  const own = DICE.replace(
    "return 1 +",
    "const all = [7, 8, 9];\n  if (all.length > 2) return all[rand() % 3]!;\n  return 2 +",
  );

  test("with its callers", async () => {
    const [first] = await whereIn({
      "dice.ts": `${own}export function show(text: string): void {\n  print(text.trim());\n}\n`,
      "main.ts": MAIN.replace("print(`", "show(`").replace("roll }", "roll, show }"),
    });
    expect(first).toBe(`${STAGE}/dice.ts:34 ${STAGE}/main.ts:12`);
  });

  const main = NODE_MAIN.replace("left > 1", "left > 0");
  const SAID = '[...String(cup)].reverse().join(" then ")';

  test("of a program that reads with Node", async () => {
    const wrong = main.replace("String(cup)", SAID);
    expect((await whereIn({ "main.ts": wrong }))[0]).toBe(`${STAGE}/main.ts:20`);
  });

  test.each([
    ["const show = (text: string) => console.log(text);", 21],
    ["function show(text: string): void {\n  console.log(text);\n}", 23],
    ["const show = function (text: string) { console.log(text); };", 21],
    // These do more.
    ["function show(text: string): void {\n  console.log(text.toUpperCase());\n}", 2],
    ["const show = (text: string) => { for (const word of [text]) console.log(word); };", 1],
  ])("not in what only prints what it is given: %s", async (show, line) => {
    const wrong = main.replace("console.log(String(cup))", `show(${SAID})`);
    const [first] = await whereIn({ "main.ts": `${show}\n${wrong}` });
    expect(first?.split(" ")[0]).toBe(`${STAGE}/main.ts:${line}`);
  });

  test("nor in what writes it", async () => {
    const show =
      'import { writeSync } from "node:fs";\nconst show = (text: string) => writeSync(1, text + "\\n");\n';
    const wrong = main.replace("console.log(String(cup))", 'show("Rolled " + left + " times.")');
    expect((await whereIn({ "main.ts": show + wrong }))[0]).toBe(`${STAGE}/main.ts:22`);
  });

  test("not where a program prints at once what many lines have put together", async () => {
    const collects = (times: number) =>
      `let out = "";\n${'out += "";\n'.repeat(times)}${main.replace("console.log(String(cup))", `console.log(out)`).replace("console.log(out)", `out += ${SAID};\nconsole.log(out)`)}`;
    expect(await whereIn({ "main.ts": collects(0) }), "put together in one line").not.toEqual([]);
    expect(await whereIn({ "main.ts": collects(1) })).toEqual([]);
  });

  test("not in a file without a fault, if a function of another one is wrong", async () => {
    const shown = {
      "show.ts":
        'import { print } from "#toolkit/console.ts";\nexport function show(text: string): void {\n  print(text);\n}\n',
      "main.ts": MAIN.replace("print(`", "show(`").concat('import { show } from "./show.ts";\n'),
    };
    expect(await whereIn({ ...shown, "dice.ts": own })).toEqual([]);
  });

  test("of a flood", async () => {
    // In long pieces: on a busy machine, short ones would reach the limit of computing time first.
    const endless = own
      .replace("return all[", "for (;;) print(String(all[")
      .replace("% 3]!;", "% 3]!).repeat(500));");
    const [first] = await whereIn({ "dice.ts": endless });
    expect(first).toBe(`${STAGE}/dice.ts:20 ${STAGE}/main.ts:11`);
  });

  test("of a loop without an end, and not of one in it", async () => {
    const endless = own.replace(
      "return all[",
      "all: for (let i = 1; i > 0; i++) {\n    for (const one of all) if (one > i + 9) continue all;\n  }\n  return all[",
    );
    const [first] = await whereIn({ "dice.ts": endless });
    expect(first).toBe(`${STAGE}/dice.ts:20`);
  });

  test("not if the line of the fault is known, or if nothing is printed there", async () => {
    expect(await whereIn(dice("1 + (rand()", "2 + (rand()"))).toEqual([]);
    expect(
      await whereIn({
        "main.ts": `${MAIN}// longer\nprint();\n`.replace(/^print\(`.*\n/m, ""),
      }),
    ).toEqual([]);
  });
});
