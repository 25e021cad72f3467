/** Whether this is `npm run test:all`, where tests that prove more the longer they run take their time. */
export const IN_FULL = process.env.DECKWORK_TESTS === "in full";
