/** A class that is written in part: which of its methods can be the reference's, one by one. */
import { describe, expect, it } from "vitest";
import { STUDENT } from "./names.ts";
import { readProgram } from "./read-program-for-tests.ts";

const MAIN = "tiny/1-pile/main.ts";
const FILE = "tiny/1-pile/pile.ts";
const MAIN_TEXT = 'import { Pile } from "./pile.ts";\nnew Pile().push(1);\n';

const FIELD = "  #cards: number[] = [];\n";
/** A class with these members. */
const pile = (...members: readonly string[]) =>
  `import { shown } from "./shown.ts";\nconst MOST = 3;\nexport class Pile {\n${FIELD}${members.join("")}}\nshown(MOST);\n`;
const method = (head: string, body: string) => `  ${head} {\n    ${body}\n  }\n`;
const todo = (task: number, name: string) => `throw new Error("TODO ${task}: ${name}");`;

const PUSH = "push(card: number): void";
const POP = "pop(): number";
const SHOW = "async show(): Promise<void>";
const STARTER = pile(
  method(PUSH, todo(1, "push")),
  method(POP, todo(2, "pop")),
  method(SHOW, todo(3, "show")),
);
const REFERENCE = pile(
  method(PUSH, "if (this.#cards.length < MOST) this.#cards.push(card);"),
  method(POP, "return this.#last(true);"),
  method(SHOW, "shown(this.#last(false));"),
  method("#last(out: boolean): number", "return out ? this.#cards.pop()! : this.#cards.at(-1)!;"),
);

function read(own: string, reference = REFERENCE) {
  const files = { [MAIN]: MAIN_TEXT, [FILE]: own, "tiny/1-pile/shown.ts": SHOWN };
  const given = { [MAIN]: MAIN_TEXT, [FILE]: STARTER, "tiny/1-pile/shown.ts": SHOWN };
  const program = readProgram(files, { ...given, [FILE]: reference }, given, MAIN);
  return { program, slot: program.slots[0]!, text: program.files?.[STUDENT + FILE] ?? "" };
}
const SHOWN = "export const shown = console.log;\n";

/** The first task is written. */
const BEGUN = pile(
  method(PUSH, "this.#cards.unshift(card);"),
  method(POP, todo(2, "pop")),
  method(SHOW, todo(3, "show")),
);

describe("a class that is written in part", () => {
  it("has a switch for each method that is to be written, and the reference's helpers", () => {
    const { slot, text } = read(BEGUN);
    expect(slot.inPart).toMatchObject({
      areFieldsAlike: true,
      methods: [
        { name: "push", line: 5, tasks: [1] },
        { name: "pop", line: 8, tasks: [2] },
        { name: "show", line: 11, tasks: [3] },
      ],
    });
    const [push, pop] = slot.inPart!.methods;
    expect(text).toContain(`if (deckwork$on(${push!.id})) {`);
    expect(text).toMatch(
      new RegExp(`on\\(${pop!.id}\\)\\) \\{\\s*return this.#last\\(true\\);\\s*return; \\}`),
    );
    expect(text.match(/#last\(out: boolean\)/g)).toHaveLength(1);
  });

  it("differs in a method", () => {
    const { slot } = read(
      BEGUN.replace("this.", "if (this.#cards.length <= MOST) this.").replace("unshift", "push"),
    );
    expect(slot.differs).toBeUndefined();
    const { id } = slot.inPart!.methods[0]!;
    expect(slot.inMethods).toMatchObject({ [id]: { line: 6, method: "push" } });
    expect(Object.keys(slot.inMethods!)).toHaveLength(1);
  });

  it("has a helper of its own of that name", () => {
    const own = `${method("#last(out: boolean): number", "return Number(out);")}`;
    const { slot, text } = read(BEGUN.replace(/\}\nshown/, `${own}}\nshown`));
    expect(slot.inPart?.methods).toHaveLength(3);
    expect(text.match(/#last\(out: boolean\)/g)).toHaveLength(1);
  });

  it("may have other fields", () => {
    const { slot } = read(BEGUN.replace(FIELD, `${FIELD}  #count = 0;\n`));
    expect(slot.inPart).toBeDefined();
    expect(slot.inPart).not.toHaveProperty("areFieldsAlike");
  });

  it.each([
    ["its field has another name", BEGUN.replaceAll("#cards", "#mine"), REFERENCE],
    ["a parameter has another name", BEGUN.replace(POP, "pop(count = 1): number"), REFERENCE],
    [
      "it does not wait",
      BEGUN.replace(SHOW, "show(): void"),
      REFERENCE.replace("shown(", "await shown("),
    ],
    ["it does not import what the reference uses", BEGUN.replace(/^import.*\n/, ""), REFERENCE],
    ["the reference has no such method", BEGUN, REFERENCE.replace(POP, "take(): number")],
    [
      "what is open is no task",
      BEGUN.replace(/\}\nshown/, `${method("top(): number", todo(9, "top"))}}\nshown`),
      REFERENCE,
    ],
  ])("cannot run if %s", (_, own, reference) => {
    expect(own === BEGUN && reference === REFERENCE).toBe(false);
    const { slot, text } = read(own, reference);
    expect(slot).toMatchObject({ name: "Pile", unwritten: true });
    expect(slot).not.toHaveProperty("inPart");
    expect(text).not.toContain("deckwork$on(");
  });

  it("may stand beside classes that only the student has", () => {
    expect(read(BEGUN).program).not.toHaveProperty("hasOwnClasses");
    expect(read(`${BEGUN}class Other {}\n`).program).toMatchObject({ hasOwnClasses: true });
  });

  it("is none if nothing is open, or if it is a function", () => {
    const whole = BEGUN.replace(todo(2, "pop"), "return 1;").replace(todo(3, "show"), "");
    expect(read(whole).slot).not.toHaveProperty("inPart");
  });
});
