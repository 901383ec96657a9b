const runLength = 4

/** Every run of four words that a text has. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.,'’]+/gu) ?? []
  return new Set(words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')))
}

/**
 * For each text, how much it shares with the one later in the list that is most like it: the runs of words in both over those
 * in either.
 */
export function similarities(texts: readonly string[]): number[] {
  const runs = texts.map(runsOf)
  const places = new Map<string, number[]>()
  for (const [index, own] of runs.entries()) for (const run of own) places.set(run, [...(places.get(run) ?? []), index])
  return runs.map((own, index) => {
    const shared = new Map<number, number>()
    for (const run of own)
      for (const other of places.get(run) ?? []) if (other > index) shared.set(other, (shared.get(other) ?? 0) + 1)
    return Math.max(0, ...Array.from(shared, ([other, count]) => count / (own.size + (runs[other]?.size ?? 0) - count)))
  })
}
