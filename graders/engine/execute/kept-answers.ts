/**
 * What the compilers have said of a student's own work, kept beside the compiled programs: most of it is unchanged since
 * the last command. A course is never graded by it.
 *
 * @module
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { compiled } from "#compiled/compiled.cjs";
import { writeWhole } from "#compiled/load.cjs";
import { digest } from "../text/digest.ts";

export interface KeptAnswers {
  /**
   * The answer to a question, from an earlier command or made now.
   *
   * @param question - all that the answer depends on, besides the workbook's own programs
   * @param isFinal - whether the same question will always get this answer
   */
  answer<Answer>(
    question: unknown,
    make: () => Promise<Answer>,
    isFinal: (answer: Answer) => boolean,
  ): Promise<Answer>;
  /**
   * Whether a file in a folder is younger than all answers: then a question about it is probably new. It takes a
   * millisecond.
   */
  isBehind(folder: string): boolean;
}

/** Every answer is made anew. */
export const NOTHING_KEPT: KeptAnswers = {
  answer: (_question, make) => make(),
  isBehind: () => true,
};

/** Stands for the secret in what is kept. */
const SECRET = "--- a secret of its own in each command ";

/** Each `check` makes a few new ones, and those about the stages before are asked for again. */
const MOST_KEPT = 200;
/** So many are left when there are too many: to look at the age of all takes as long as some answers. */
const LEFT = 150;

/** Those of this machine, which belong to the workbook's programs as they are now. */
export function answersOfThisMachine(secret?: string): KeptAnswers {
  const programs = compiled();
  return programs ? openKeptAnswers(join(programs.folder, "answers"), secret) : NOTHING_KEPT;
}

/**
 * @param folder - where they are kept; it need not exist
 * @param secret - a text that is new in each command; questions and answers may contain it
 */
export function openKeptAnswers(folder: string, secret: string = SECRET): KeptAnswers {
  return {
    isBehind: (other) => ageOf(folder) <= Math.max(...filesIn(other).map(ageOf)),
    answer: async (question, make, isFinal) => {
      const asked = JSON.stringify(question).replaceAll(secret, SECRET);
      const file = join(folder, `${digest(asked)}.json`);
      const kept = readKept(file);
      if (kept !== undefined) return JSON.parse(kept.replaceAll(SECRET, secret));
      const answer = await make();
      if (isFinal(answer))
        keep(folder, file, () => JSON.stringify(answer).replaceAll(secret, SECRET));
      return answer;
    },
  };
}

/** When a file, or the list of a folder's files, was last changed; long ago if that cannot be read, as of a circular link. */
function ageOf(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    );
  } catch {
    return [];
  }
}

/** It is written as a whole, so what is there is complete. From now on, it is the youngest. */
function readKept(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // It is forgotten earlier.
  }
  return text;
}

/**
 * Keeps an answer, perhaps instead of those that nobody has asked for longest. If that cannot be done, the next command only
 * takes longer.
 */
function keep(folder: string, file: string, text: () => string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const names = readdirSync(folder);
    if (names.length >= MOST_KEPT) {
      const others = names.map((name) => join(folder, name));
      const ages = others.map((other) => ({ other, at: statSync(other).mtimeMs }));
      for (const { other } of ages.sort((a, b) => b.at - a.at).slice(LEFT)) rmSync(other);
    }
  } catch {
    return;
  }
  writeWhole(file, text);
}
