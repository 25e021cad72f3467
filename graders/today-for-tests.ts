/** The number of today, for tests that try other things each day. */
export const TODAY = Math.floor(Date.now() / (24 * 60 * 60 * 1000));
