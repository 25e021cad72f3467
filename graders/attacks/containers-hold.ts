/**
 * Attacks on a machine that holds one submission, where programs run as a user of their own. In the box they fail for
 * better reasons; without either, some would do harm.
 */
import type { Attack } from "./attack.ts";

const STAGE = "two-player-spades/3-shuffle";
const MAIN = `${STAGE}/main.ts`;

/** A program that needs a process, and does this before it does its work. */
function process(
  name: string,
  guarantee: Attack["guarantee"],
  tries: string,
  code: string,
  gets: Attack["gets"],
  more: Partial<Attack> = {},
): Attack {
  return {
    name,
    guarantee,
    tries,
    stage: STAGE,
    files: (solutions) => ({ [MAIN]: `${code}\n${solutions[MAIN]}` }),
    gets,
    succeeded: "held",
    onlyIn: ["box", "container"],
    ...more,
  };
}

const HARMLESS = { points: 10, verdicts: ["passed"] };
const FS = 'const fs = process.getBuiltinModule("node:fs");';
const PIDS =
  'const allPids = () => { try { return fs.readdirSync("/proc"); } catch { return []; } };';
const SPAWN = 'const { spawn, spawnSync } = process.getBuiltinModule("node:child_process");';
/** Does something, whatever error it ends with. */
const attempt = (code: string) => `try { ${code} } catch {}`;

export const ATTACKS: readonly Attack[] = [
  process(
    "kills-everything-it-may",
    "others are untouched",
    "It sends a signal to all processes that its user may end, the compiler of all submissions among them.",
    `process.kill(-1, "SIGKILL");`,
    { points: 0, verdicts: ["refused"], says: "something that the box forbids" },
  ),
  process(
    "stays-behind",
    "the machine is unharmed",
    "It starts a process in a session of its own, which would outlive it.",
    `${SPAWN}\n${attempt(`spawn("/bin/sleep", ["60"], { detached: true, stdio: "ignore" }).unref();`)}`,
    HARMLESS,
  ),
  process(
    "reads-the-folder-of-other-processes",
    "the reference stays secret",
    "It looks for the workbook through the working folders of all processes, and prints what it finds.",
    `${FS}
${PIDS}
for (const pid of allPids()) ${attempt(`console.log(fs.readdirSync("/proc/" + pid + "/cwd/solutions").join());`)}`,
    HARMLESS,
  ),
  process(
    "reads-every-environment",
    "the instructor stays private",
    "It prints the environments of all processes.",
    `${FS}
${PIDS}
for (const pid of ["self", ...allPids()]) ${attempt(`if (fs.readFileSync("/proc/" + pid + "/environ", "utf8").includes("TMPDIR")) console.log(pid);`)}`,
    HARMLESS,
  ),
  process(
    "writes-where-the-grader-works",
    "others are untouched",
    "It writes into each folder of `/tmp` that it sees, where sessions keep their programs.",
    `${FS}
${attempt(`for (const name of fs.readdirSync("/tmp")) { try { fs.writeFileSync("/tmp/" + name + "/mine", ""); console.log(name); } catch {} }`)}`,
    HARMLESS,
  ),
];
