import { host } from "./host.ts";

/**
 * Gives a person time to read: `await pause(2)` waits two seconds.
 *
 * The program waits only on a terminal. If the output goes to a file, a pipe or the grader, the program goes on at
 * once; the grader notes that it paused.
 */
export async function pause(seconds: number): Promise<void> {
  await host.pause(seconds);
}
