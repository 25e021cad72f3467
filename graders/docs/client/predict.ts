/// <reference lib="dom" />
/**
 * Questions that are answered in the page: it says whether the answer is right, and shows why.
 *
 * @module
 */

export function makePredictionsWork(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.predict")) {
    const says = form.querySelector("output")!;
    const answer = form.querySelector("details")!;
    // It can be opened once the question is answered. After a wrong answer, you may try again first.
    answer.hidden = true;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const given = String(new FormData(form).get("answer")).trim();
      const right = form.dataset.right!;
      const asNumber = /^[+\-\u2212]?\d{1,9}$/.test(given);
      if (!/^[a-h]$/.test(right) && !asNumber) {
        says.textContent = "Please type a whole number.";
        return;
      }
      const same =
        given === right || (asNumber && Number(given.replace("\u2212", "-")) === Number(right));
      says.textContent = same ? "Right." : "Not right. Try again, or open the answer.";
      answer.hidden = false;
      answer.open ||= same;
    });
  }
}
