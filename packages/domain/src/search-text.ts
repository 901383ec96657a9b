const wordBreak = /[^\p{L}\p{N}]+/u

/** A text as it is compared: without accents or case, so that `skoda` is `Škoda` and `toyota` is `Toyota`. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text as they are compared: folded, letters and digits only, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(folded(text).split(wordBreak))].filter((word) => word !== '')
}
