/** Answers are cached this long, so that prefetch and load share one request. */
const warmMs = 10_000

export type AnswerCache = {
  get(address: string): Promise<unknown>
  /** Evicts the answers whose address matches. */
  drop(pattern: RegExp): void
}

/** Answers by address, at most `maxEntries`; failures are not cached. */
export function createAnswerCache(maxEntries: number, request: (address: string) => Promise<unknown>): AnswerCache {
  const answers = new Map<string, { at: number; answer: Promise<unknown> }>()
  return {
    get(address) {
      const known = answers.get(address)
      if (known && performance.now() - known.at < warmMs) return known.answer
      const answer = request(address)
      const entry = { at: performance.now(), answer }
      answers.delete(address)
      answers.set(address, entry)
      answer.catch(() => answers.get(address) === entry && answers.delete(address))
      for (const oldest of answers.keys()) {
        if (answers.size <= maxEntries) break
        answers.delete(oldest)
      }
      return answer
    },
    drop(pattern) {
      for (const address of answers.keys()) if (pattern.test(address)) answers.delete(address)
    },
  }
}
