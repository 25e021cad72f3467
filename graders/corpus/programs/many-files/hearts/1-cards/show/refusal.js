/**
 * What comes of something that must be refused.
 *
 * @param {() => unknown} attempt
 * @param {string} [otherwise]
 * @returns {string}
 */
export default function refusal(attempt, otherwise = "not refused") {
  let outcome = otherwise;
  try {
    attempt();
  } catch (error) {
    outcome = error instanceof RangeError ? "a RangeError" : "another error";
  }
  return outcome;
}
