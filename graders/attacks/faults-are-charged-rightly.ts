/** What a student causes costs that student, in that stage only, and is never called a fault of the grader. @module */
import type { Attack } from "./attack.ts";

const SHUFFLE = "blackjack/1-shuffle";

const settings = (all: object) => () => ({ [`${SHUFFLE}/deckwork.json`]: JSON.stringify(all) });

/** A stage whose settings are refused, in words that say what is wrong. */
const refused = (says: string) => ({ points: 0, verdicts: ["refused"], says }) as const;

const TOO_MUCH = "has a command of more than 200 words";

export const ATTACKS: readonly Attack[] = [
  {
    name: "command-of-60000-words",
    guarantee: "faults are charged rightly",
    tries: "Names a command that no system starts, because it has too many words.",
    stage: SHUFFLE,
    files: settings({ run: Array.from({ length: 60_000 }, () => "x") }),
    gets: refused(TOO_MUCH),
    succeeded: "451ac39",
  },
  {
    name: "nul-in-the-command-that-runs",
    guarantee: "faults are charged rightly",
    tries:
      "Names a command with a NUL character, which the system takes in no command, and which cost all stages their points.",
    stage: SHUFFLE,
    files: settings({ run: ["a\0b"] }),
    gets: refused(TOO_MUCH),
    succeeded: "451ac39",
  },
  {
    name: "nul-in-the-command-that-builds",
    guarantee: "faults are charged rightly",
    tries:
      "Names a NUL character in the build, so that the stage has no result and the cap is lifted.",
    stage: SHUFFLE,
    files: settings({ build: ["sh", "-c", "\0"], run: ["sh"] }),
    gets: refused(TOO_MUCH),
    succeeded: "451ac39",
  },
  {
    name: "settings-above-the-stages",
    guarantee: "faults are charged rightly",
    tries: "Puts a bad command above the folders of the stages, from where all of them may get it.",
    stage: SHUFFLE,
    files: () => ({
      "deckwork.json": JSON.stringify({ run: ["a\0b"] }),
      [`${SHUFFLE}/shuffle.c`]: "int main(void) { return 0; }\n",
    }),
    gets: { points: 28, verdicts: ["passed"] },
    succeeded: "451ac39",
  },
  {
    name: "settings-that-are-a-folder",
    guarantee: "faults are charged rightly",
    tries: "Makes deckwork.json a folder.",
    stage: SHUFFLE,
    files: () => ({ [`${SHUFFLE}/deckwork.json/run`]: "./shuffle\n" }),
    gets: refused("deckwork.json is not a regular file"),
    succeeded: "held",
  },
  {
    name: "settings-nested-deeply",
    guarantee: "faults are charged rightly",
    tries: "Nests lists deeper than a reader can go that calls itself.",
    stage: SHUFFLE,
    files: () => ({
      [`${SHUFFLE}/deckwork.json`]: `{"run":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    }),
    gets: refused("does not say how to start the program"),
    succeeded: "held",
  },
  {
    name: "build-that-removes-everything",
    guarantee: "faults are charged rightly",
    tries: "Removes in its build the folder that the grader then wants to keep.",
    stage: SHUFFLE,
    files: settings({ build: ["sh", "-c", "rm -rf /tmp/work"], run: ["sh"] }),
    gets: { points: 0, verdicts: ["does not build"] },
    succeeded: "held",
    onlyIn: ["box"],
  },
  {
    name: "build-that-leaves-what-cannot-be-read",
    guarantee: "faults are charged rightly",
    tries: "Leaves behind a file that not even its owner may read.",
    stage: SHUFFLE,
    files: settings({ build: ["sh", "-c", "echo x > x && chmod 0 x"], run: ["sh"] }),
    gets: { points: 0, verdicts: ["does not build"] },
    succeeded: "held",
    onlyIn: ["box"],
  },
  {
    name: "build-that-kills-its-parents",
    guarantee: "faults are charged rightly",
    tries:
      "Kills the processes of the box that build it, so that the build seems never to have begun.",
    stage: SHUFFLE,
    files: settings({ build: ["sh", "-c", "kill -9 1 $PPID"], run: ["sh"] }),
    gets: { points: 0, verdicts: ["does not build"] },
    succeeded: "held",
    onlyIn: ["box"],
  },
  {
    name: "build-that-leaves-no-folder",
    guarantee: "faults are charged rightly",
    tries: "Removes in its build the folder in which the program is started.",
    stage: SHUFFLE,
    files: settings({ build: ["sh", "-c", 'rm -rf "$PWD"'], run: ["./shuffle"] }),
    gets: { points: 0, verdicts: ["crashed"] },
    succeeded: "held",
    onlyIn: ["box"],
  },
  {
    name: "program-that-says-it-has-ended",
    guarantee: "faults are charged rightly",
    tries:
      "Writes to the descriptor on which bubblewrap says how a program ended, and kills everything.",
    stage: SHUFFLE,
    files: settings({ run: ["sh", "-c", "echo '{\"exit-code\": 0}' >&4; kill -9 -1"] }),
    gets: { points: 0, verdicts: ["crashed"] },
    succeeded: "held",
    onlyIn: ["box"],
  },
  {
    name: "command-that-is-a-folder",
    guarantee: "faults are charged rightly",
    tries: "Names a command that exists and cannot be started.",
    stage: SHUFFLE,
    files: settings({ run: ["/tmp"] }),
    gets: { points: 0, verdicts: ["crashed"] },
    succeeded: "held",
    onlyIn: ["box"],
  },
  {
    name: "main-that-is-a-folder",
    guarantee: "faults are charged rightly",
    tries: "Makes main.ts a folder with another main.ts in it.",
    stage: SHUFFLE,
    files: (solutions) => ({
      [`${SHUFFLE}/main.ts`]: undefined,
      [`${SHUFFLE}/main.ts/main.ts`]: solutions[`${SHUFFLE}/main.ts`],
    }),
    gets: { points: 0, verdicts: ["does not build"] },
    succeeded: "held",
  },
  {
    name: "place-of-an-error-that-does-not-exist",
    guarantee: "faults are charged rightly",
    tries:
      "Throws an error whose stack names lines beyond the end of the program, which the grader looks up.",
    stage: SHUFFLE,
    files: () => ({
      [`${SHUFFLE}/main.ts`]:
        'const error = new Error("(((a1 b2 [[[ $&");\nerror.stack = "Error\\n at program.mjs:900719925474099:0\\n at program.mjs:1:99999999";\nthrow error;\n',
    }),
    gets: { points: 0, verdicts: ["crashed"] },
    succeeded: "held",
  },
  {
    name: "files-named-like-the-graders-own",
    guarantee: "faults are charged rightly",
    tries: "Hands in files where the grader puts its own program for single calls.",
    stage: SHUFFLE,
    files: () => ({
      [`${SHUFFLE}/calls-of-the-grader/main.ts`]: "throw new Error();\n",
      [`${SHUFFLE}/calls-of-the-grader/calls.ts`]: "export const call = () => {};\n",
      [`${SHUFFLE}/__proto__.ts`]: "export {};\n",
    }),
    gets: { points: 28, verdicts: ["passed"] },
    succeeded: "held",
  },
];
