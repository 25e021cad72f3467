/**
 * The answers to a command line that cannot be run.
 *
 * @module
 */
import { namesOf } from "./read-words.ts";

/** Turns an error of the command-line parser into a sentence or two. */
export function sayRefusal(text: string): string {
  const [, says = "", meant] = /^(?:error: )?(.*?)(?:\n\(Did you mean (.+)\?\))?\n*$/s.exec(text)!;
  const sentence = says
    .replace(/^unknown command '(.+)'$/, 'There is no command "$1".')
    .replace(/^unknown option '(.+)'$/, "There is no option $1.")
    .replace(/^option '.*?(--[\w-]+) .*' argument missing$/, "$1 needs a value.")
    .replace(/^option '.*?(--[\w-]+) .*' argument '(.*)' is invalid\. /, "$1 cannot be $2: ")
    .replace(
      /^option '.*?(--[\w-]+).*' cannot be used with option '.*?(--[\w-]+).*'$/,
      "$1 cannot be used together with $2.",
    )
    .replace(
      /^too many arguments for '.*'\. Expected (\d+) arguments? but got (\d+)\.$/,
      (_, most: string, got: string) =>
        `There ${got === "1" ? "is 1 name" : `are ${got} names`} here, and this command takes ${most === "0" ? "none" : most}.`,
    );
  const asked = meant?.startsWith("-") ? meant : `npm run ${meant}`;
  return meant === undefined ? sentence : `${sentence} Did you mean ${asked}?`;
}

/** Asks for the missing stage, with an example to type: the command with the stage to go on with. */
export async function whichStage(command: string, root: string): Promise<string> {
  const { outline } = await import("../engine/student/desk/outline.ts");
  const { stageToGoOnWith, statesOf } = await import("../engine/student/desk/state.ts");
  const { readProgress } = await import("../engine/student/progress.ts");
  const tracks = outline(root);
  const { progress } = readProgress(root);
  const states = statesOf(root, tracks, progress);
  const first =
    stageToGoOnWith(tracks, states, progress) ?? tracks.flatMap(({ stages }) => stages)[0];
  const example =
    first && `For example: npm run ${command} -- ${first.track.name}/${first.number}; `;
  return `Which stage? ${example ?? ""}npm start shows them all.\n`;
}

/** Asks what to do with a stage or track that was named without a command; `undefined` if none was. */
export async function whichCommand(name: string, root: string): Promise<string | undefined> {
  const isName = await namesOf(root);
  if (!isName(name)) return undefined;
  return `"${name}" is not a command. To choose what to do with it: npm start; to check it: npm run check -- ${name}\n`;
}
