/** SR-20: one typing error from four letters and two from eight. Numbers have no typing errors. */
export const maxEdits = (word: string): number =>
  /\d/.test(word) ? 0 : word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0

/** Doubled letters count as one uncertainty: `corrola` is `corolla`. A single repeated letter is not a word. */
export function isSameButDoubles(typed: string, word: string): boolean {
  const plain = withoutDoubles(typed)
  return maxEdits(plain) > 0 && plain === withoutDoubles(word)
}

export const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1')

/** Whether the edit distance is within a limit: insertions, deletions, substitutions, and transpositions. */
export function isWithinEdits(a: string, b: string, errors: number): boolean {
  if (Math.abs(a.length - b.length) > errors) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > errors) return false
    before = row
    row = next
  }
  return (row[b.length] ?? errors + 1) <= errors
}
