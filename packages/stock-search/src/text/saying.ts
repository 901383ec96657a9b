/** Parts what may be either: `tesla or kia`. */
export const either = 'or'

/** Those words that say something, and `or` where it still stands between two of them. */
export function saying(words: readonly string[], saysSomething: (word: string) => boolean): string[] {
  const left: string[] = []
  let isChoice = false
  for (const word of words) {
    if (word.toLowerCase() === either) {
      isChoice = left.length > 0
    } else if (saysSomething(word)) {
      left.push(...(isChoice ? [either] : []), word)
      isChoice = false
    }
  }
  return left
}
