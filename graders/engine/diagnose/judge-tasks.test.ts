import { expect, test } from "vitest";
import { NOTHING_SWITCHED } from "../guest/switches/switched.ts";
import { judgeTasks } from "./judge-tasks.ts";

test("without a transcript, nothing is known of what is written", async () => {
  const program = {
    ...NOTHING_SWITCHED,
    ...{ code: "", main: "" },
    tasks: [
      { task: 1, slots: [], main: false, unwritten: false },
      { task: 2, slots: [], main: false, unwritten: true },
    ],
  };
  const runner = { run: async () => [] };
  expect(await judgeTasks(program, [], runner)).toEqual([{ task: 2, state: "not started" }]);
});
