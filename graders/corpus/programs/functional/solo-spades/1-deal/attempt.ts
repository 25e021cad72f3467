type Verdict = "RangeError" | "another error" | "no error";

export const attempt = (action: () => unknown): Verdict => {
  try {
    action();
    return "no error";
  } catch (error) {
    return error instanceof RangeError ? "RangeError" : "another error";
  }
};
