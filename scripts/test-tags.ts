/** Vitest's tags, and what leaves out a test that has one. */
export const testTags = [
  { name: 'long', description: 'Takes a tenth of a second or more, so `npm run check` leaves it to `npm test`.' },
  { name: 'exhaustive', description: 'Repeats or prolongs a proof, so it waits for `npm run test:all`.' },
]
