import * as z from 'zod/mini'

/**
 * What a run has of the tests: `npm test` the core, `npm run test:all` all, `npm run check -- PACKAGE` the first of each of a
 * few files. A file that is run by itself has all of it.
 */
const scope = z._default(z.enum(['core', 'all', 'first']), 'all').parse(process.env.TEST_SCOPE)

export const isFirstOfFile = scope === 'first'
/** Whether what is exhaustive is left out. */
export const isCore = scope !== 'all'

/** The browser tests of `npm test`: those that prove a row of `docs/behaviours.md` or are `@core`, but for what repeats a proof. */
export const coreTests = { grep: /\[[A-Z]{2}-\d+\]|@core/, grepInvert: /@exhaustive/ }
/** Which browser tests run. */
export const chosenTests = isCore ? coreTests : {}
