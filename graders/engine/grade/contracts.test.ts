import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testInFull } from "../../in-full-for-tests.ts";
import { openBuilder } from "../execute/build.ts";
import type { KeptAnswers } from "../execute/kept-answers.ts";
import { tinyWorkbook, type WorkbookFiles, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { submissionOf } from "../intake/read-submission.ts";
import type { Verdict } from "../judge/verdict.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession, type Session } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { openContracts } from "./contracts.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const STAGE = "tiny/1-greet";
const GREET = `${STAGE}/greet.ts`;
const GIVES = 'greeting(): string { return "Good evening, everyone."; }';
const REFERENCE = `export interface Guest { name: string; age: number }\nexport function ${GIVES}\nexport function seat(host: Guest, guest: Guest): void { host.age = 1; }\n`;
const CONTRACT = `import { expectTypeOf } from "expect-type";
import type { Field, IsNumber } from "../../contract.ts";
// \`greet.ts\` exports Guest and seat.
import { type Guest, seat } from "#student/tiny/1-greet/greet.ts";

// \`Guest\` has age, a number.
expectTypeOf<IsNumber<Field<Guest, "age">, 1>>().toEqualTypeOf<true>();

declare const guest: Guest;
// \`seat\` needs two guests.
seat(guest, guest);
`;
const stage = {
  title: "Greet",
  learned: "You can greet.",
  points: 25,
  checks: [{ name: "guests", kind: "contract", file: "greet.ts", of: ["Guest", "seat"] }],
};
const files: WorkbookFiles = {
  ...tinyWorkbook(),
  [`graders/${STAGE}/stage.json`]: JSON.stringify(stage),
  [`graders/${STAGE}/contract.ts`]: CONTRACT,
  [`solutions/${GREET}`]: REFERENCE,
};

const written = writeWorkbook(files);
const workbook = discover(written.root);
const solutions = readSolutions(workbook);
const track = workbook.tracks[0]!;
const session = openSession();
afterAll(() => {
  session.close();
  written.remove();
});

/** The verdict on the contract of a stage with this text. */
async function judge(greet: string, own: Session = session): Promise<Verdict> {
  const grader = openGrader(own, workbook);
  try {
    const submission = submissionOf("ann", { ...solutions, [GREET]: greet }, [track.name]);
    const { stages } = await gradeTrack(grader, submission, track, [track.stages[0]!]);
    return stages[0]!.cases[0]!.verdict;
  } finally {
    await grader.close();
  }
}

/** A compiler that is a script. */
function compiler(name: string, script: string): Session {
  const typescript = join(session.folder, name);
  mkdirSync(typescript);
  writeFileSync(join(typescript, "tsc"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(typescript, "tsc"), 0o755);
  return { ...session, typescript };
}

const ANOTHER_WAY = REFERENCE.replace("host: Guest, guest: Guest", "a: Guest, b: Guest").replace(
  "host.age",
  "a.age",
);

test("what is written as in the reference keeps a contract, without a compiler", async () => {
  expect(await judge(REFERENCE, { ...session, typescript: undefined })).toEqual({ kind: "passed" });
});

test("the compiler is asked about any other way", async () => {
  const written = `class Guest { constructor(public name: string, readonly age: number) {} }\nexport type { Guest };\nexport const greeting = () => "Good evening, everyone.";\nexport const seat = (a: { age: number }, b: Guest) => { a.age = b.age; };\n`;
  expect(await judge(written)).toEqual({ kind: "passed" });
});

test("what is missing is said, with what was found", async () => {
  expect(await judge(REFERENCE.replace("age: number", "age: string"))).toEqual({
    kind: "missing",
    what: [
      "Needed in greet.ts: Guest has age, a number.",
      "Found in greet.ts: Guest { name: string; age: string } in line 1.",
    ],
    names: ["Guest"],
  });
});

test("what is only declared is said, and needs no compiler", async () => {
  const text = REFERENCE.replace("export function seat(", "export declare function seat(").replace(
    "void { host.age = 1; }",
    "void;",
  );
  expect(await judge(text, { ...session, typescript: undefined })).toEqual({
    kind: "missing",
    what: ['seat of greet.ts has no value: write it without "declare".'],
  });
});

test.each(["no: never", 'no: "a" & "b"'])(
  "a struct that no value fits is not kept: %s",
  async (no) => {
    expect(await judge(REFERENCE.replace("age: number", `age: number; ${no}`))).toMatchObject({
      kind: "missing",
    });
  },
);

test("hundreds of other errors do not hide it", async () => {
  const other = Array.from({ length: 300 }, (_, at) => `export const a${at}: string = ${at};\n`);
  const text = REFERENCE.replace("age: number", "age: string") + other.join("");
  expect(await judge(text)).toMatchObject({
    kind: "missing",
    what: ["Needed in greet.ts: Guest has age, a number.", expect.any(String)],
  });
});

test("what is not exported is said, with what is needed of it", async () => {
  const text = `export interface Guest { name: string; age: number }\nexport function ${GIVES}\nfunction seat() {}\nseat();\n`;
  expect(await judge(text)).toEqual({
    kind: "missing",
    what: [
      "Looked for seat in greet.ts, and it exports none.",
      "Needed in greet.ts: seat needs two guests.",
      "Found in greet.ts: seat() in line 3.",
    ],
    names: ["seat"],
  });
});

test("without a compiler, it is not checked", async () => {
  expect(await judge(ANOTHER_WAY, { ...session, typescript: undefined })).toEqual({
    kind: "not checked",
    because: `TypeScript's native compiler is not installed for ${process.platform}-${process.arch}`,
  });
});

test("if the compiler fails on the reference, too, it is not checked", async () => {
  expect(await judge(ANOTHER_WAY, compiler("dies", "kill -9 $$"))).toEqual({
    kind: "not checked",
    because: "the compiler does not work here",
  });
});

test("what a later stage contains does not make it another question", async () => {
  const asked = new Set<string>();
  const kept: KeptAnswers = {
    answer: (question, make) => {
      asked.add(JSON.stringify(question));
      return make();
    },
    isBehind: () => true,
  };
  const builder = openBuilder(session, workbook.toolkit, () => solutions, kept);
  const contracts = openContracts(workbook, session, builder, solutions, kept);
  try {
    const facts = await builder.facts([{ [GREET]: ANOTHER_WAY }]);
    const own = new Map([["greet.ts", facts.get(GREET)!]]);
    const counts: number[] = [];
    for (const text of ["", "export {};\n"]) {
      const all = { ...solutions, [GREET]: ANOTHER_WAY, "tiny/2-roll/more.ts": text };
      const judged = await contracts.judge(track.stages[0]!, all, own);
      expect([...judged.values()]).toEqual([{ kind: "passed" }]);
      counts.push(asked.size);
    }
    expect(counts[1]).toBe(counts[0]);
  } finally {
    await builder.close();
  }
});

// The compiler computes until it is stopped.
testInFull("if only the student's types reach a limit, it is missing", async () => {
  const many = Array.from(
    { length: 400 },
    (_, at) => `interface A${at}<T> extends A${at + 1}<[T, T]> { a${at}: T }`,
  );
  const bomb = [
    ...many,
    "interface A400<T> { z: T }",
    "type Age = A0<string> extends A0<number> ? 1 : number;",
  ];
  const verdict = await judge(
    `${REFERENCE.replace("age: number", "age: Age")}\n${bomb.join("\n")}\n`,
    hurried(session, { compilerMs: 500 }),
  );
  expect(verdict).toEqual({
    kind: "missing",
    what: [
      "The compiler gave up on greet.ts: checking its types takes too long. Write them more simply.",
    ],
  });
});

test("an enum with other values is at fault itself, and not what has a value of it", async () => {
  const contract = `import { expectTypeOf } from "expect-type";
import type * as greet from "#student/tiny/1-greet/greet.ts";
// \`greet.ts\` exports Card.
import type { Card } from "#student/tiny/1-greet/greet.ts";
import type { Field, HasConstants, IsNumber } from "../../contract.ts";

// \`Suit\` has Clubs and Spades: an enum.
expectTypeOf<HasConstants<typeof greet, "Suit", "Clubs" | "Spades">>().toEqualTypeOf<true>();

// \`Card\` has suit, a Suit: its two values are the numbers 0 and 1.
expectTypeOf<IsNumber<Field<Card, "suit">, 0 | 1>>().toEqualTypeOf<true>();
`;
  const reference = `export enum Suit { Clubs, Spades }\nexport interface Card { suit: Suit }\nexport function ${GIVES}\n`;
  const checks = [{ name: "cards", kind: "contract", file: "greet.ts", of: ["Suit", "Card"] }];
  // As in the students' edition: without a reference, nothing is as in it.
  const given = Object.entries(files).filter(([path]) => !path.startsWith("solutions/"));
  const other = writeWorkbook({
    ...Object.fromEntries(given),
    [`graders/${STAGE}/stage.json`]: JSON.stringify({ ...stage, checks }),
    [`graders/${STAGE}/contract.ts`]: contract,
  });
  const its = discover(other.root);
  const grader = openGrader(session, its);
  try {
    const own = { [GREET]: reference.replace("{ Clubs,", "{ Clubs = 1,") };
    const submission = submissionOf("ann", { ...solutions, ...own }, ["tiny"]);
    const [first] = its.tracks[0]!.stages;
    const { stages } = await gradeTrack(grader, submission, its.tracks[0]!, [first!]);
    expect(stages[0]!.cases[0]!.verdict).toMatchObject({ kind: "missing", names: ["Suit"] });
  } finally {
    await grader.close();
    other.remove();
  }
});
