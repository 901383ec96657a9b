/** Whether this is a run of `npm test`, which leaves the rest to `npm run test:all`. A file that is run by itself has all of it. */
export const isCore = process.env.TEST_PROGRESS !== undefined && !process.env.TEST_ALL

/** Which browser tests run: `npm test` has those that prove a row of `docs/behaviours.md` or are `@core`, but for what repeats a proof. */
export const chosenTests = isCore ? { grep: /\[[A-Z]{2}-\d+\]|@core/, grepInvert: /@exhaustive/ } : {}
