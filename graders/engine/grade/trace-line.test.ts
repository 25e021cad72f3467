/** The line of a fault is found in what is written in another way; and nothing of the reference leaks. */
import { afterAll, describe, expect, test } from "vitest";
import {
  DICE,
  DICE_FILES,
  dice,
  MAIN,
  NODE_MAIN,
  openDice,
  STAGE,
  saidIn,
} from "../for-tests/dice-workbook.ts";
import { writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { SuspectDeclaration } from "../judge/results.ts";
import { reportStage } from "../report/report.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { type Grader, openGrader } from "./grader.ts";

const { grade, grader, solutions, session, close } = openDice();
afterAll(close);

describe("a small change leads to the line", () => {
  const ROLL = "export function roll(): number {\n  return 1 + (rand() % SIDES);\n}";
  const changesIn = async (changes: Readonly<Record<string, string>>) =>
    (await grade(changes)).suspect?.changes?.map(({ file, at, source }) => [
      file.slice(STAGE.length + 1),
      at.line,
      at.kind,
      source.trim(),
    ]);

  test("in a function that is written in another way", async () => {
    const own =
      "export function roll(): number {\n  let die = 1;\n  for (let left = rand() % SIDES; left >= 0; left--) die++;\n  return die;\n}";
    expect(await changesIn(dice(ROLL, own))).toEqual([
      ["dice.ts", 20, "comparison", "for (let left = rand() % SIDES; left >= 0; left--) die++;"],
      ["dice.ts", 19, "number", "let die = 1;"],
    ]);
  });

  test("in what the function uses", async () => {
    const own =
      "const first = 0;\nexport function roll(): number {\n  const die = rand() % SIDES;\n  return first + die;\n}";
    expect(await changesIn(dice(ROLL, own))).toEqual([
      ["dice.ts", 18, "number", "const first = 0;"],
    ]);
  });

  test.each([
    [12, 5],
    [8, 1],
  ])(
    "not in a number that the reference has, too, if something else is enough: %d",
    async (most, least) => {
      const other = writeWorkbook({
        ...DICE_FILES,
        [`solutions/${STAGE}/dice.ts`]: `${DICE}export const MANY = ${most};\n`,
      });
      const its = discover(other.root);
      const by = openGrader(session, its);
      try {
        const own = `const MOST = ${most};\nconst LEAST = ${least};\nexport function roll(): number {\n  const die = rand() % (MOST - LEAST);\n  return die + 1;\n}`;
        const files = dice(ROLL, own);
        const linesBy = async (one: Grader) =>
          (await grade(files, one)).suspect?.changes?.map(({ source }) => source.trim());
        expect(await linesBy(grader)).toContain(`const MOST = ${most};`);
        expect(await linesBy(by)).not.toContain(`const MOST = ${most};`);
        expect(await linesBy(by)).toContain(`const LEAST = ${least};`);
      } finally {
        await by.close();
        other.remove();
      }
    },
  );

  test("in a method of a class with other fields", async () => {
    const own =
      'export class Cup {\n  #text = "";\n  add(die: number): void {\n    const more = this.#text !== "" && die < 0;\n    this.#text += (more ? " " : "") + die;\n  }\n  toString(): string {\n    return this.#text;\n  }\n}\n';
    expect(await changesIn(dice(DICE.slice(DICE.indexOf("export class")), own))).toEqual([
      ["dice.ts", 25, "condition", 'const more = this.#text !== "" && die < 0;'],
    ]);
  });

  test("in a main program that the workbook's cannot replace", async () => {
    const main = MAIN.replace(
      /for .*\n/,
      "let left = count;\nwhile (left > 1) {\n  cup.add(roll());\n  left--;\n}\n",
    );
    expect(await changesIn({ "main.ts": main })).toEqual([
      ["main.ts", 12, "comparison", "while (left > 1) {"],
    ]);
  });

  test("in a file that only the main program uses", async () => {
    const turn = `import { Cup, roll } from "./dice.ts";
export function fill(cup: Cup, count: number): void {
  let left = count;
  while (left > 1) {
    cup.add(roll());
    left--;
  }
}
`;
    const main = `import { fill } from "./turn.ts";\n${MAIN.replace(/for .*\n/, "fill(cup, count);\n")}`;
    const result = await grade({ "turn.ts": turn, "main.ts": main });
    expect(result.suspect).toMatchObject({
      ...{ kind: "main program", file: `${STAGE}/main.ts`, also: [`${STAGE}/turn.ts`] },
      changes: expect.arrayContaining([
        expect.objectContaining({
          ...{ file: `${STAGE}/turn.ts`, source: "  while (left > 1) {" },
        }),
      ]),
    });
    const report = reportStage(result);
    expect(JSON.stringify(report)).toContain(
      `in place of exercises/${STAGE}/main.ts and exercises/${STAGE}/turn.ts, which only it uses in this stage`,
    );
  });

  test("in a program that reads with Node", async () => {
    expect(await changesIn({ "main.ts": NODE_MAIN })).toEqual([
      ["main.ts", 16, "comparison", "while (left > 1) {"],
    ]);
    const isNumber = {
      "main.ts": NODE_MAIN.replace("left > 1", "left > 0"),
      ...dice("/^[1-9]$/", "/^[1-9x]$/"),
    };
    expect((await grade(isNumber)).suspect).toMatchObject({ declarations: [{ name: "isNumber" }] });
  });

  test("nowhere if no small change is enough, or if the line is known already", async () => {
    const own = "export function roll(): number {\n  rand();\n  return 7;\n}";
    expect(await changesIn(dice(ROLL, own))).toBeUndefined();
    expect(await changesIn(dice("1 + (rand() % SIDES)", "2 + (rand() % SIDES)"))).toBeUndefined();
  });
});

describe("the first call that gives something else", () => {
  const IS_NUMBER = DICE.slice(
    DICE.indexOf("export function isNumber"),
    DICE.indexOf("\nexport async"),
  );
  const own = (body: string, beside = "") => ({
    "dice.ts": DICE.replace(
      IS_NUMBER,
      `${beside}export function isNumber(answer: string): boolean {\n${body}\n}\n`,
    ),
  });
  const endingsIn = async (changes: Readonly<Record<string, string>>) => {
    const { suspect } = await grade(changes);
    if (suspect?.kind !== "declarations") return suspect?.kind;
    return suspect.declarations[0]!.endings?.map(({ line, source }) => [line, source.trim()]);
  };
  const LOOKS =
    '  if (answer.length !== 1 || answer === "0") return false;\n  return !Number.isNaN(answer.codePointAt(0));';

  const AT = "return !Number.isNaN(answer.codePointAt(0));";

  test("ends at a line, and in what it uses", async () => {
    expect(await endingsIn(own(LOOKS))).toEqual([[8, AT]]);
    const helper = `const looksRight = (answer: string): boolean => {\n${LOOKS}\n};\n`;
    expect(
      await endingsIn(own("  const right = looksRight(answer);\n  return right;", helper)),
    ).toEqual([
      [12, "return right;"],
      [8, AT],
    ]);
    const text = JSON.stringify(reportStage(await grade(own(LOOKS))));
    const place = `exercises/${STAGE}/dice.ts:8.`;
    expect(text).toContain(`The first call with a wrong result ends at ${place}`);
  });

  test("ends without a return", async () => {
    const forgets = own('  if (answer !== "3") return answer === "4";');
    expect(await endingsIn(forgets)).toEqual([[8, "}"]]);
    expect(JSON.stringify(reportStage(await grade(forgets)))).toContain(
      "dice.ts:8, without a return.",
    );
  });

  test("is not told if what a call gives is not compared, or is another where a case passes", async () => {
    const counts = own(`  asked++;\n${LOOKS}`, "let asked = 0;\n");
    expect((await grade(counts)).suspect).toMatchObject({ declarations: [{ name: "isNumber" }] });
    expect(await endingsIn(counts)).toBeUndefined();
    const says = LOOKS.replace("return !", 'return answer === "3" ? "yes" : !');
    const { suspect } = await grade(own(says.replace("): boolean", "): unknown")));
    expect(suspect).toMatchObject({ declarations: [{ name: "isNumber" }] });
    expect(suspect).not.toHaveProperty("declarations.0.endings");
  });
});

test("the first method of a class that gives something else is named, with the line in which it ends", async () => {
  // It has fields of its own and two faults: no line can be compared, and no small change is enough.
  const cup = (result: string, more = "") => `export class Cup {
  #text = "";
  add(die: number): void {
    this.#text = \`\${this.#text} \${die}\`.trim();
  }
  toString(): string {
    return ${result};
  }${more}
}
`;
  const at = async (...result: Parameters<typeof cup>) => {
    const own = await grade({
      "dice.ts": DICE.replace(/export class Cup [\s\S]*/, cup(...result)),
    });
    const { suspect } = own;
    if (suspect?.kind !== "declarations") return suspect?.kind;
    const [{ otherMethod, endings } = {}] = suspect.declarations as readonly SuspectDeclaration[];
    const { name, line, since } = otherMethod!;
    const says = JSON.stringify(reportStage(own)).match(/The first [^"]*/)?.[0];
    return [name, line, since?.name, endings?.[0]?.line, says];
  };
  const wrong = '[...this.#text].reverse().join("").replaceAll(" ", "-")';
  expect(await at(wrong)).toEqual([
    ...["toString", 27, "add", 28],
    "The first wrong result is that of Cup.toString (line 27); before Cup.add (line 24) was called, it was still right. Look at these two first, then at what they call and at the constructor.",
  ]);
  // What these two use, and what that uses, may be wrong instead.
  const more = `\n  get #shown(): string {\n    return this.joined;\n  }\n  get joined(): string {\n    return ${wrong};\n  }\n  size = 1;`;
  expect((await at("this.#shown", more))?.at(-1)).toBe(
    "The first wrong result is that of Cup.toString (line 27); before Cup.add (line 24) was called, it was still right. Look at these two first, then at what they call and at the constructor. They use #shown (line 30) and joined (line 33).",
  );
  expect(await at(`this.#text === "" ? "none" : ${wrong}`)).toEqual([
    ...["toString", 27, undefined, 28],
    "The first call with a wrong result is one of Cup.toString (line 27); it ends at line 28.",
  ]);
});

test("a box runs one thing after the other, and is closed after all", async () => {
  let underWay = 0;
  const counts: number[] = [];
  const openRunner: Grader["openRunner"] = (time) => {
    const runner = grader.openRunner(time);
    return {
      run: (...all) => {
        counts.push(++underWay);
        return runner.run(...all).finally(() => underWay--);
      },
      close: () => {
        counts.push(underWay + 1);
        return runner.close();
      },
    };
  };
  const counted = Object.create(grader, { openRunner: { value: openRunner } }) as Grader;
  // Written in another way, and long enough for many changes.
  const own = `export function roll(): number {
  let die = 1;
  const left = rand() % SIDES;
  for (let at = 0; at < left; at++) if (die < SIDES && at < left && die > 0) die = die + 1;
  return die * 2 - 5 - left + SIDES - SIDES;
}`;
  await grade(
    dice("export function roll(): number {\n  return 1 + (rand() % SIDES);\n}", own),
    counted,
  );
  expect(counts.length).toBeGreaterThan(4);
  expect(Math.max(...counts)).toBe(1);
});

test("without the reference, a small change and what prints still lead to lines", async () => {
  const without = Object.fromEntries(
    Object.entries(DICE_FILES).filter(([path]) => !path.startsWith("solutions/")),
  );
  const edition = writeWorkbook(without);
  const own = openGrader(session, discover(edition.root));
  const graded = async (text: string) => {
    const all = { ...solutions, [`${STAGE}/dice.ts`]: text };
    const [its] = discover(edition.root).tracks;
    const { stages } = await gradeTrack(own, submissionOf("ann", all, ["tiny"]), its!, [
      its!.stages[1]!,
    ]);
    return stages[0]!;
  };
  try {
    expect((await graded(DICE.replace("1 + (rand()", "2 + (rand()"))).suspect).toMatchObject({
      kind: "unknown",
      changes: expect.arrayContaining([
        expect.objectContaining({ source: "  return 2 + (rand() % SIDES);" }),
      ]),
    });
    const { suspect, cases } = await graded(DICE.replace("From 1 to", "Only 1 to"));
    expect(suspect).toBeUndefined();
    expect(cases.flatMap(({ where }) => where?.[0]?.line ?? [])).toContain(14);
  } finally {
    await own.close();
    edition.remove();
  }
});

test("without the reference, the line of a wrong call is found beside a fault that no small change repairs", async () => {
  const calls = `import * as student from "#student/${STAGE}/dice.ts";
import { call } from "../../calls.ts";

// \`roll\` gives 1 to 6.
// → 1 to 6
await call(student, ["roll"], ({ roll }) => {
  const all = Array.from({ length: 200 }, roll);
  return \`\${Math.min(...all)} to \${Math.max(...all)}\`;
});
`;
  const settings = JSON.parse(DICE_FILES[`graders/${STAGE}/stage.json`]!) as object;
  const checks = [{ name: "single-calls", kind: "calls" }];
  const without = Object.fromEntries(
    Object.entries(DICE_FILES).filter(([path]) => !path.startsWith("solutions/")),
  );
  const edition = writeWorkbook({
    ...without,
    [`graders/${STAGE}/stage.json`]: JSON.stringify({ ...settings, checks }),
    [`graders/${STAGE}/calls.ts`]: calls,
  });
  const its = discover(edition.root).tracks[0]!;
  const own = openGrader(session, discover(edition.root));
  try {
    const all = {
      ...solutions,
      [`${STAGE}/dice.ts`]: DICE.replace("1 + (rand()", "2 + (rand()"),
      [`${STAGE}/main.ts`]: MAIN.replace("greeting())", '"Hello there, everybody!")'),
    };
    const submission = submissionOf("ann", all, ["tiny"]);
    const { stages } = await gradeTrack(own, submission, its, [its.stages[1]!]);
    expect(stages[0]!.suspect).toMatchObject({
      cases: ["single-calls"],
      changes: [expect.objectContaining({ source: "  return 2 + (rand() % SIDES);" })],
    });
  } finally {
    await own.close();
    edition.remove();
  }
});

describe("programs that look for the reference's functions in copies", () => {
  const COPIES = {
    "patch what copies are made with":
      "const { get, set } = Map.prototype; Map.prototype.get = function (one) { console.log(String(one), one); return get.call(this, one); }; Map.prototype.set = function (...all) { console.log(...all.map(String)); return set.apply(this, all); };",
    "patch what numbers are looked for with":
      "const { includes } = Array.prototype; Array.prototype.includes = function (...all) { console.error('deckwork: something else at 0 1 7 99'); console.log(String(this), new Error().stack); return includes.apply(this, all); };",
    "say where they end": "console.error('deckwork: something else at 0 1 2 3 4 5 98 -1 x');",
    "look at what is compared":
      "Object.defineProperty(String.prototype, 'length', { get() { console.log(new Error().stack); return 1; } });",
  };
  test.each(Object.entries(COPIES))("%s", async (_, code) => {
    const own = `export function isNumber(answer: string): boolean {\n  if (answer.length !== 1 || answer === "0") return false;\n  return !Number.isNaN(answer.codePointAt(0));\n}\n`;
    const whole = DICE.slice(0, DICE.indexOf("export function isNumber"));
    const rest = DICE.slice(DICE.indexOf("\nexport async"));
    const result = await grade({ "dice.ts": `// @ts-nocheck\n${whole}${code}\n${own}${rest}` });
    const said = saidIn(result);
    for (const word of ["deckwork$", "$reference", "$own", "[1-9]"])
      expect(said).not.toContain(word);
    const { suspect } = result;
    const endings =
      suspect?.kind === "declarations" ? (suspect.declarations[0]!.endings ?? []) : [];
    for (const { file, line } of endings) {
      expect(file).toBe(`${STAGE}/dice.ts`);
      expect(line).toBeGreaterThan(0);
    }
    expect(endings.length).toBeLessThanOrEqual(2);
  });
});
