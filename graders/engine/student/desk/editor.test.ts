import { expect, test } from "vitest";
import { commandIn, findEditor } from "./editor.ts";

test.each([
  ["what the student has set", { VISUAL: "emacs -nw", EDITOR: "nano" }, "emacs -nw"],
  ["the other variable, where the first is empty", { VISUAL: " ", EDITOR: "nano " }, "nano"],
  ["even vi, if it is set outside npm", { EDITOR: "vi" }, "vi"],
  ["not the vi that npm puts there", { EDITOR: "vi", npm_lifecycle_event: "start" }, undefined],
  [
    "nor its Notepad",
    { EDITOR: "C:\\Windows\\notepad.exe", npm_lifecycle_event: "start" },
    undefined,
  ],
  ["vi that was asked for", { VISUAL: "vi", EDITOR: "vi", npm_lifecycle_event: "start" }, "vi"],
  ["nothing where nothing is", {}, undefined],
])("the editor is %s", (_, env, editor) => {
  expect(findEditor(env)).toBe(editor);
});

test("the program of a command is separated from its options", () => {
  expect(commandIn("emacs -nw")).toBe("emacs");
  expect(commandIn(process.execPath)).toBe(process.execPath);
});
