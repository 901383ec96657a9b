/** Separates alternatives: `tesla or kia`. */
export const orWord = 'or'

/** The words without stop words, keeping `or` between two of them. */
export function removeStopWords(words: readonly string[], isMeaningful: (word: string) => boolean): string[] {
  const left: string[] = []
  let isAlternative = false
  for (const word of words) {
    if (word.toLowerCase() === orWord) {
      isAlternative = left.length > 0
    } else if (isMeaningful(word)) {
      left.push(...(isAlternative ? [orWord] : []), word)
      isAlternative = false
    }
  }
  return left
}
