import { afterAll, expect, test } from "vitest";
import { ranCalls } from "../diagnose/ran.ts";
import type { Run } from "../execute/outcome.ts";
import { countingAnswers } from "../for-tests/counting-answers.ts";
import { tinyWorkbook, type WorkbookFiles, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { judgeCalls, namesCalled, withoutGiven, writtenOf } from "../judge/calls.ts";
import type { CaseResult, StageResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { reportStage } from "../report/report.ts";
import { openSession } from "../sandbox/session.ts";
import type { Calls } from "../workbook/check-settings.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover, type Stage } from "../workbook/workbook.ts";
import { causesOf, withCalledPlaces } from "./called-places.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const STAGE = "tiny/1-greet";
const GREET = `${STAGE}/greet.ts`;
const REFERENCE = `export function greeting(): string { return "Good evening, everyone."; }
export function half(of: number): number {
  if (of % 2 !== 0) throw new RangeError("half: it is odd");
  return of / 2;
}
function isOdd(of: number): boolean { return of % 2 !== 0; }
`;
const CALLS = `import { ask, print } from "#toolkit/console.ts";
import * as student from "#student/tiny/1-greet/greet.ts";
import { call, refusal } from "../../calls.ts";

// \`half\` gives 2 of 4.
// → 2
await call(student, ["half"], ({ half }) => half(4));

// \`half\` throws a RangeError for an odd number.
// → a RangeError
await call(student, ["half"], ({ half }) => refusal(() => half(3)));

// \`greeting\` is printed after a name.
// → Ann
// → Good evening, everyone.
const greeted = async ({ greeting }: typeof student) => {
  const name = await ask("");
  print("not compared");
  print(name);
  return greeting();
};
await call(student, ["greeting"], greeted, 1);
`;
const stage = {
  title: "Greet",
  learned: "You can greet.",
  points: 25,
  checks: [{ name: "single-calls", kind: "calls", lines: ["Ann"] }],
};
const files: WorkbookFiles = {
  ...tinyWorkbook(),
  [`graders/${STAGE}/stage.json`]: JSON.stringify(stage),
  [`graders/${STAGE}/calls.ts`]: CALLS,
  [`solutions/${GREET}`]: REFERENCE,
};

const written = writeWorkbook(files);
const workbook = discover(written.root);
const solutions = readSolutions(workbook);
const track = workbook.tracks[0]!;
const session = openSession();
// A loop without an end is stopped.
const grader = openGrader(hurried(session, { cpuMs: 300, wallMs: 3000 }), workbook);
afterAll(async () => {
  await grader.close();
  session.close();
  written.remove();
});

async function gradeStage(changes: Readonly<Record<string, string>>): Promise<StageResult> {
  const submission = submissionOf("ann", { ...solutions, ...changes }, [track.name]);
  const { stages } = await gradeTrack(grader, submission, track, [track.stages[0]!]);
  return stages[0]!;
}

const grade = async (changes: Readonly<Record<string, string>>): Promise<readonly CaseResult[]> =>
  (await gradeStage(changes)).cases;

const judge = async (greet: string) => (await grade({ [GREET]: greet }))[0]!.verdict;

const without = (part: string, other = "") => judge(REFERENCE.replace(part, other));

test("what every call gives is compared with what it should give", async () => {
  expect(await judge(REFERENCE)).toEqual({ kind: "passed" });
  expect(await without("of / 2", "of / 4")).toEqual({
    kind: "missing",
    what: ["Needed: half (greet.ts:2) gives 2 of 4. Expected: 2. Yours gives: 1"],
    seen: "run",
    names: ["half"],
  });
});

test("spaces at the ends of lines do not count, as in a transcript", async () => {
  expect(await without("everyone.", "everyone.  ")).toEqual({ kind: "passed" });
});

test("a call that prints what it should again and again is not right", () => {
  const text = '// `all` prints them.\n// → all of them\nawait call(student, ["all"], () => "");\n';
  const stdout = `--- call\n${"all of them\n".repeat(3)}`;
  const judged = (ended: Run["ended"]) =>
    judgeCalls({ text } as Calls, { stdout, stderr: "", ended } as Run);
  expect(judged({ how: "exit", status: 0 })).toEqual({ kind: "passed" });
  expect(judged({ how: "too much output" })).toMatchObject({
    what: ["Needed: all prints them. The call never ends."],
    names: ["all"],
  });
});

test("of long lines, the place where they differ is shown", async () => {
  const many = (last: string) => `${"as it should be, ".repeat(20)}${last}`;
  const calls = {
    text: `// \`all\` lists them.\n// → ${many("right")}\nawait call(student, ["all"], () => "");\n`,
  };
  const run = {
    stdout: `--- call\n${many("wrong")}\n`,
    stderr: "",
    ended: { how: "exit", status: 0 },
  };
  const checked = judgeCalls(calls as Calls, run as Run);
  const [said = ""] = checked.kind === "missing" ? checked.what : [];
  expect(said).toMatch(/Expected: ….*right\. Yours gives: ….*wrong$/);
  expect(withoutGiven(said)).not.toContain("wrong");
});

/** What is said of a call that should give some lines. */
function says(gives: readonly string[], gave: string): readonly string[] {
  const text = `// \`all\` lists them.\n${gives.map((one) => `// → ${one}\n`).join("")}await call(student, ["all"], () => "");\n`;
  const run = { stdout: `--- call\n${gave}\n`, stderr: "", ended: { how: "exit", status: 0 } };
  const checked = judgeCalls({ text } as Calls, run as Run);
  return checked.kind === "missing" ? checked.what : [];
}

test("a line too many or too few hides none of those before it", () => {
  const wanted = ["Spades are broken.", "Beth plays 5S.", "Beth takes the trick."];
  const [first, second, third] = wanted as [string, string, string];
  const sentence = `Needed: all lists them. Expected (⏎ ends a line): ${wanted.join(" ⏎ ")} ⏎ Yours gives: `;
  expect(says(wanted, ["before", first, second, first, third].join("\n"))).toEqual([
    `${sentence}${first} ⏎ ${second} ⏎ ${first} ⏎ ${third} ⏎`,
  ]);
  expect(says(wanted, ["before", first, third].join("\n"))).toEqual([
    `${sentence}${first} ⏎ ${third} ⏎`,
  ]);
});

test("of a line that is printed twice, the first one is shown", () => {
  const gave = ["How many? Too many.", "How many? Too many.", "", "5"].join("\n");
  expect(says(["How many? Too many.", "How many?", "5"], gave)).toEqual([
    "Needed: all lists them. Expected (⏎ ends a line): How many? Too many. ⏎ How many? ⏎ 5 ⏎ Yours gives: How many? Too many. ⏎ How many? Too many. ⏎  ⏎ 5 ⏎",
  ]);
});

test("of many lines, those beside the first that differs are shown", () => {
  const many = ["1", "2", "3", "4", "5", "6", "7"];
  expect(says(many, many.join("\n").replace("4", "four"))).toEqual([
    "Needed: all lists them. Expected (⏎ ends a line): … ⏎ 3 ⏎ 4 ⏎ 5 ⏎ … ⏎ Yours gives: … ⏎ 3 ⏎ four ⏎ 5 ⏎ … ⏎",
  ]);
  expect(says(many, `${many.join("\n")}\n8`), "one too many").toEqual([
    "Needed: all lists them. Expected (⏎ ends a line): … ⏎ 7 ⏎ Yours gives: … ⏎ 7 ⏎ 8 ⏎",
  ]);
});

test("where a call goes wrong after it has begun as it should, this is shown, and not how it ends", () => {
  const gave = ["1", "2", "three", ..."456789".split(""), "(it asks again after 5 answers)"];
  expect(says(["1", "2", "3"], gave.join("\n"))).toEqual([
    "Needed: all lists them. Expected (⏎ ends a line): … ⏎ 2 ⏎ 3 ⏎ Yours gives: … ⏎ 2 ⏎ three ⏎ 4 ⏎ … ⏎",
  ]);
});

test("a full stop that is missing is seen", () => {
  expect(says(["A, B."], "A, B")).toEqual([
    'Needed: all lists them. Expected: "A, B." Yours gives: "A, B"',
  ]);
});

test("the sign for a line's end is explained, and a TODO is no result", () => {
  expect(says(["one", "two"], "one\nthree")).toEqual([
    "Needed: all lists them. Expected (⏎ ends a line): one ⏎ two ⏎ Yours gives: one ⏎ three ⏎",
  ]);
  const open = [
    "Needed: all lists them. Expected: one. Yours gives nothing yet: task 2 is not done.",
  ];
  expect(says(["one"], "Error: TODO 2: all")).toEqual(open);
  expect(says(["one"], "a line\nError: TODO 2: all"), "after a line").toEqual(open);
  expect(says(["It ends."], "It goes on.")).toEqual([
    "Needed: all lists them. Expected: It ends. Yours gives: It goes on.",
  ]);
});

test("names what gives something else, and not what is not written yet", () => {
  const text = "// `one` gives 1.\n// → 1\n// `Hand.two` gives 2.\n// → 2\n";
  const run = {
    ...{ stdout: "--- call\nError: TODO 1: one\n--- call\n3\n", stderr: "" },
    ended: { how: "exit", status: 0 },
  };
  const checked = judgeCalls({ text } as Calls, run as Run);
  expect(checked).toMatchObject({ kind: "missing", names: ["Hand.two"] });
  const { what } = checked as { what: readonly string[] };
  expect(writtenOf(what)).toEqual(what.slice(1));
  expect(writtenOf(what.slice(0, 1)), "all are open").toEqual(what.slice(0, 1));
});

test("a task that is not done may show after a question, which ends no line", () => {
  const text = "// `one` gives 1.\n// → 1\n";
  const run = {
    ...{ stdout: "--- call\nYour card, such as TH: Error: TODO 3: whyNot\n", stderr: "" },
    ended: { how: "exit", status: 0 },
  };
  expect(judgeCalls({ text } as Calls, run as Run)).toMatchObject({
    names: [],
    what: ["Needed: one gives 1. Expected: 1. Yours gives nothing yet: task 3 is not done."],
  });
});

test("a method has the place of its own class's", () => {
  const text = "class Deck {\n  size() {\n  }\n}\n\nexport class Hand {\n  get size() {\n  }\n}\n";
  const what = ["Needed: Hand.size is 2."];
  const verdict: Verdict = { kind: "missing", seen: "run", names: ["Hand.size"], what };
  expect(
    withCalledPlaces(verdict, workbook.tracks[0]!.stages[0]!, { [GREET]: text }, {}),
  ).toMatchObject({
    what: ["Needed: Hand.size (greet.ts:7) is 2."],
  });
});

test("what the function uses has its place, too, if it was not given and is not called by itself", () => {
  const own = [
    "export function half(of: number) {\n  if (isOdd(of)) throw greeting();\n  each(of) {\n  return given(part(half(of)));\n}",
    'import { each } from "./each.ts";\n',
    "function isOdd(of: number) {\n  return twice(of);\n}",
    "export function greeting() {\n}",
    "const part = (of: number) => of / 2;",
    "function given(of: number) {\n}",
  ].join("\n");
  const starter =
    "function given(of: number) {\n}\nfunction isOdd(of: number) {\n  // TODO 1: it.\n}\n";
  const verdict: Verdict = { kind: "missing", seen: "run", names: ["half"], what: ["half is 2."] };
  const stage = workbook.tracks[0]!.stages[0]!;
  const check = {
    text: "// `half` is 2.\n// → 2\n// `greeting` greets.\n// → 1\n// `part` is 2.\n// → 2\n",
  };
  const run = { stdout: "--- call\n3\n--- call\n1\n--- call\n--- absent\n" } as Run;
  const called = namesCalled(check as Calls, run);
  expect([...called], "what is absent is not called").toEqual(["half", "greeting"]);
  const places = withCalledPlaces(verdict, stage, { [GREET]: own }, { [GREET]: starter }, called);
  expect(places).toMatchObject({
    what: ["half (greet.ts:1; it uses isOdd, greet.ts:8, and part, greet.ts:13) is 2."],
  });
});

test("a result names the cause alone", async () => {
  const own = REFERENCE.replace("of / 2", "of / 4").replace(
    'return "Good evening, everyone."',
    'return half(4) === 2 ? "Good evening, everyone." : "Go away."',
  );
  const verdict = await judge(own);
  expect(verdict).toMatchObject({ names: ["half", "greeting"] });
  const { what } = verdict as { what: readonly string[] };
  expect(what.map((one) => one.split(" ")[1])).toEqual(["half"]);
});

test("a change is not enough if a call cannot be made with it", () => {
  const text = "// `one` gives 1.\n// → 1\n// `two` gives 2.\n// → 2\n";
  const ran = (...gave: string[]) =>
    ({
      stdout: gave.map((one) => `--- call\n${one}\n`).join(""),
      stderr: "",
      ended: { how: "exit", status: 0 },
    }) as Run;
  const own = ranCalls({ text } as Calls, ran("3", "2"));
  expect(own.passes(ran("1", "2"))).toBe(true);
  expect(own.passes(ran("--- absent", "2"))).toBe(false);
  const other = ranCalls({ text } as Calls, ran("--- absent", "3"));
  expect(other.passes(ran("--- absent", "2")), "it never could").toBe(true);
});

/** What is told of the functions that are wrong, by their names in front. */
function causes(own: string, says: readonly string[], calls = ""): readonly string[] {
  const what = says.map((one) => `Needed: ${one}`);
  const names = [...new Set(says.map((one) => one.split(" ")[0]!))];
  const verdict: Verdict = { kind: "missing", seen: "run", names, what };
  const check = { kind: "calls", text: calls };
  const stage = { ...workbook.tracks[0]!.stages[0]!, cases: [{ kind: "check", check }] };
  const found = causesOf(verdict, stage as unknown as Stage, { [GREET]: own });
  return found.kind === "missing" ? found.what.map((one) => one.slice("Needed: ".length)) : [];
}

test("what calls another function that is wrong is not told with it", () => {
  const says = ["all gives 2.", "one gives 1.", "all gives 3."];
  const one = "export function one() {\n}\n";
  expect(causes(`export function all() {\n  return one();\n}\n${one}`, says)).toEqual([says[1]]);
  const both =
    "export function all() {\n  return one();\n}\nexport function one() {\n  return all();\n}\n";
  expect(causes(both, says), "each calls the other").toHaveLength(3);
  const circle = ["one", "two", "three"].map(
    (name, at, all) => `function ${name}() {\n  return ${all[(at + 1) % 3]}();\n}\n`,
  );
  expect(causes(circle.join(""), ["one gives 1.", "two gives 2.", "three gives 3."])).toHaveLength(
    3,
  );
});

test("nor is what can only be called with it", () => {
  const calls =
    'const LIST = ["put"];\n// `take` takes.\n// → 1\nawait call(student, [...LIST, "take"], () => 1);\n' +
    "// `put` puts.\n// → 1\nawait call(student, LIST, () => 1);\n";
  expect(causes("", ["take takes.", "put puts."], calls)).toEqual(["put puts."]);
  const ofTable =
    '// `Table` keeps a copy.\n// → 1\nawait call(student, ["Table"], () => 1);\n' +
    '// `Table.from` goes round.\n// → 1\nawait call(student, ["Table"], () => 1);\n';
  const method = ["Table keeps a copy.", "Table.from goes round."];
  expect(causes("", method, ofTable), "a class shows in its methods").toEqual([method[1]]);
});

test("of several functions, the first sentence about each comes first", () => {
  const says = ["one gives 1.", "one gives 2.", "two gives 1.", "two gives 2."];
  expect(causes("", says)).toEqual([says[0], says[2], says[1], says[3]]);
});

test("leads to the function that was called, and to its line if nothing else differs", async () => {
  const one = await gradeStage({ [GREET]: REFERENCE.replace("% 2", "% 3") });
  const declaration = { name: "half", file: GREET, line: 2 };
  expect(one.suspect).toMatchObject({
    kind: "called",
    declaration: { ...declaration, at: { line: 3, kind: "number" } },
  });
  const text = `Look at half in exercises/${GREET}:3: check the number.`;
  expect(JSON.stringify(reportStage(one))).toContain(text);
  const also = REFERENCE.replace("% 2", "% 3").replace('"Good', '"" + "Good');
  const two = await gradeStage({ [GREET]: also });
  expect(two.suspect).toMatchObject({ kind: "called", declaration });
  expect(two.suspect).not.toHaveProperty("declaration.at");
});

test("leads to the line in which a small change is enough, whatever the style", async () => {
  const own = REFERENCE.replace("  return of / 2;", "  const parts = 3;\n  return of / parts;");
  const { suspect, ...rest } = await gradeStage({ [GREET]: own });
  const [change] = suspect?.changes ?? [];
  expect(change).toMatchObject({ file: GREET, source: "  const parts = 3;" });
  const text = `A small change in exercises/${GREET}:${change!.at.line} is enough for this call: check the number.`;
  expect(JSON.stringify(reportStage({ ...rest, suspect: suspect! }))).toContain(text);
});

test("leads to a line of what it uses, or names that", async () => {
  const own = REFERENCE.replace("if (of % 2 !== 0)", "if (isOdd(of))");
  const odd = { name: "isOdd", file: GREET, line: 6 };
  const { suspect } = await gradeStage({ [GREET]: own.replace("of % 2", "of % 3") });
  expect(suspect?.changes?.map(({ at }) => at.line)).toContain(odd.line);
  const lost = own.replace("of % 2 !== 0;", "String(of).length > 9;");
  expect((await gradeStage({ [GREET]: lost })).suspect).toMatchObject({
    kind: "called",
    declaration: { name: "half", helpers: [odd] },
  });
});

test("an error that is thrown, or missing, is what the call gives", async () => {
  expect(await without("RangeError(", "Error(")).toMatchObject({
    what: [
      "Needed: half throws a RangeError for an odd number. Expected: a RangeError. Yours gives: Error: half: it is odd",
    ],
  });
  expect(await without("if (of % 2 !== 0)", "if (of === 0)")).toMatchObject({
    what: [
      "Needed: half (greet.ts:2) throws a RangeError for an odd number. Expected: a RangeError. Yours gives: no error",
    ],
  });
});

test("the calls come after what the student's functions print themselves", async () => {
  const talks = REFERENCE.replace("  if (of", '  console.log("Halving.");\n  if (of');
  expect(await judge(talks)).toEqual({ kind: "passed" });
});

test("answers that the program prints itself do not count", async () => {
  const forged = 'console.log("--- call\\n2\\n--- call\\na RangeError");\n';
  expect(await judge(forged + REFERENCE.replace("of / 2", "of / 4"))).toEqual({
    kind: "missing",
    what: ['The program itself prints "--- call".'],
    seen: "run",
  });
});

test("a function that the program does not have is not called", async () => {
  const renamed = REFERENCE.replaceAll("half", "halve");
  expect(await judge(renamed)).toEqual({ kind: "passed" });
});

test("a program without any of the functions, or their file, is not checked", async () => {
  const main = 'import { print } from "#toolkit/console.ts";\nprint("Good evening, everyone.");\n';
  const inMain = await grade({ [GREET]: "export {};\n", [`${STAGE}/main.ts`]: main });
  expect(inMain[0]!.verdict).toMatchObject({
    kind: "not checked",
    because: "the program has no functions of these names",
  });
  const broken = await grade({ [GREET]: "export const ;\n", [`${STAGE}/main.ts`]: main });
  expect(broken[0]!.verdict).toMatchObject({
    kind: "not checked",
    because: "a file of this stage has an error",
  });
  const rest = { [`${STAGE}/main.ts`]: main };
  const submission = submissionOf("ann", rest, [track.name]);
  const { stages } = await gradeTrack(grader, submission, track, [track.stages[0]!]);
  expect(stages[0]!.cases[0]!.verdict).toEqual({
    kind: "not checked",
    because: "the program has no files of these names",
  });
});

test("a call that does not come back is said, and the ones after it are not", async () => {
  expect(await without("  return of / 2;", "  for (;;) {}")).toEqual({
    kind: "missing",
    what: ["Needed: half (greet.ts:2) gives 2 of 4. The call never ends."],
    seen: "run",
    names: ["half"],
  });
});

test("a call that uses up the memory is the one that is named", () => {
  const text = "// `one` gives 1.\n// → 1\n// `two` gives 2.\n// → 2\n";
  const ended = { how: "too much memory", limit: "heap" };
  const run = { stdout: "--- call\n1\n--- call\n", stderr: "", ended } as Run;
  expect(judgeCalls({ text } as Calls, run)).toEqual({
    kind: "missing",
    what: ["Needed: two gives 2. The call uses up the memory."],
    seen: "run",
    names: ["two"],
  });
});

test("the loop that does not come back is named", async () => {
  const endless = (loop: string) =>
    gradeStage({ [GREET]: REFERENCE.replace("  return of / 2;", `  let tries = 0;\n${loop}`) });
  const said = async (loop: string) => JSON.stringify(reportStage(await endless(loop)));
  const loop = "  while (tries < 1) of += tries;\n  return of;";
  expect(await said(loop)).toContain(`Nothing in the loop at exercises/${GREET}:5:3 changes`);
  const result = await endless("  do tries += of - of;\n  while (tries < 1);\n  return of;");
  expect(result.cases[0]!.where).toEqual([
    { file: GREET, line: 5, source: "  do tries += of - of;" },
  ]);
  const text = `The loop at exercises/${GREET}:5 has no end.`;
  expect(JSON.stringify(reportStage(result))).toContain(text);
});

test("a program that ends early has not kept the rest", async () => {
  expect(await without("  return of / 2;", "  throw process.exit(0);")).toMatchObject({
    kind: "missing",
    what: ["Needed: half (greet.ts:2) gives 2 of 4. Expected: 2. Yours gives nothing."],
  });
  const quits = 'process.stdout.write("2\\n"); process.exit(0);';
  expect(await without("  return of / 2;", quits)).toMatchObject({
    kind: "missing",
    what: [
      "Needed: half (greet.ts:2) throws a RangeError for an odd number. The program ends before this call.",
    ],
  });
});

test("a program that does not build passes none", async () => {
  expect(await judge(REFERENCE.replace("{", ""))).toMatchObject({ kind: "does not build" });
});

test("calls of an earlier stage that give what they should are not made again for the same program", async () => {
  const { kept, countNew } = countingAnswers("runs");
  const keeping = { ...grader, options: { verdictsOnly: true, keepsAnswers: true }, kept };
  const gradeSecond = async (changes: Readonly<Record<string, string>>): Promise<number> => {
    const wrong = { "tiny/2-roll/main.ts": 'import "../1-greet/greet.ts";\nconsole.log("?");\n' };
    const submission = submissionOf("ann", { ...solutions, ...wrong, ...changes }, [track.name]);
    await gradeTrack(keeping, submission, track, [track.stages[1]!]);
    return countNew();
  };
  // The case, and the calls.
  expect([await gradeSecond({}), await gradeSecond({})]).toEqual([2, 0]);
  const odd = { [GREET]: REFERENCE.replace("of / 2", "of / 3") };
  // What fails is not kept; the case does not use that function.
  expect([await gradeSecond(odd), await gradeSecond(odd)]).toEqual([1, 1]);
});
