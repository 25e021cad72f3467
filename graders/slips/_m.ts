import { PROJECT } from "#compiled/compiled.cjs";
import { gradeTrack } from "../engine/grade/grade.ts";
import { openGrader } from "../engine/grade/grader.ts";
import { submissionOf } from "../engine/intake/read-submission.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { applyMistake, loadMistakes } from "../engine/workbook/authored.ts";
import { discover } from "../engine/workbook/workbook.ts";
const wb = discover(PROJECT);
const session = openSession();
const grader = openGrader(session, wb);
let right = 0, none = 0, other = 0, cases = 0, wrongCases = 0, all = 0;
for (const track of wb.tracks)
  for (const stage of track.stages) {
    if (stage.tests) continue;
    for (const mistake of await loadMistakes(wb, stage)) {
      all++;
      const files = applyMistake(grader.solutions, stage, mistake);
      const { stages } = await gradeTrack(grader, submissionOf("s", files, [track.name]), track, [stage]);
      const r = stages[0]!;
      const failing = r.cases.filter((c) => c.kind === "transcript" && c.verdict.kind !== "passed");
      const names = failing.map((c) => c.mistake?.name);
      cases += failing.length;
      wrongCases += names.filter((n) => n !== undefined && n !== mistake.name).length;
      if (names.length > 0 && names.every((n) => n === mistake.name)) right++;
      else if (names.every((n) => n === undefined)) { none++; console.log("none", stage.path, mistake.name, r.suspect?.kind, failing.length); }
      else { other++; console.log("other", stage.path, mistake.name, [...new Set(names)].join()); }
    }
  }
console.log({ all, right, none, other, cases, wrongCases });
await grader.close();
session.close();
