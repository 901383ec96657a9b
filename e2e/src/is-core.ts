import * as z from 'zod/mini'

/**
 * What a run has of the tests: `npm test` the core, `npm run test:all` all, `npm run check -- PACKAGE` the first of each of a
 * few files. A file that is run by itself has all of it, and no scope.
 */
const scope = z.optional(z.enum(['core', 'all', 'first'])).parse(process.env.TEST_SCOPE)

export const isFirstOfFile = scope === 'first'
/** Whether what is exhaustive is left out. */
export const isCore = scope === 'core' || scope === 'first'

/** The browser tests of `npm test`: those that prove a row of `docs/behaviours.md` or are `@core`, but for what repeats a proof. */
export const coreTests = { grep: /\[[A-Z]{2}-\d+\]|@core/, grepInvert: /@exhaustive/ }
/**
 * Which browser tests run. Where all of them do, a failed one runs once more, and one that passes only then is named as flaky at the run's
 * end (docs/decisions/browser-journeys.md).
 */
export const chosenTests = { ...(isCore && coreTests), retries: scope === 'all' ? 1 : 0 }
