/** Vitest's tags: `npm test` leaves out what has one. */
export const testTags = [
  { name: 'exhaustive', description: 'Repeats or prolongs a proof, so it waits for `npm run test:all`.' },
]
