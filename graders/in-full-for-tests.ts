/** Whether this is `npm run test:all`, where tests that prove more with time run longer. */
export const IN_FULL = process.env.DECKWORK_TESTS === "in full";
