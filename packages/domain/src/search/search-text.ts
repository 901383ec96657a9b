const wordBreak = /[^\p{L}\p{N}]+/u

/** A text as it is compared: without accents or case, so that `skoda` is `Škoda` and `toyota` is `Toyota`. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text as they are compared, in order: folded, letters and digits only. */
export const splitWords = (text: string): string[] =>
  folded(text)
    .split(wordBreak)
    .filter((word) => word !== '')

/** The words of a text as they are compared, each once. */
export const uniqueWords = (text: string): string[] => [...new Set(splitWords(text))]
