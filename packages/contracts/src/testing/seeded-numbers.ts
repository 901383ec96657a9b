/** Numbers from 0 up to 1 that look random and are the same for a seed, so that stock, samples and failures come again. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0
  // mulberry32: small, fast, and good enough to make stock and questions.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
