export default function attempt(action: () => unknown): string {
  let outcome = "no error";
  try {
    action();
  } catch (error) {
    outcome = error instanceof RangeError ? "RangeError" : "another error";
  }
  return outcome;
}

export { attempt };
