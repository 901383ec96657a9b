const wordBreak = /[^\p{L}\p{N}]+/u

/** A text normalised for comparison: without accents and case, so that `skoda` equals `Škoda`. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The normalised words of a text, in order: letters and digits only. */
export const splitWords = (text: string): string[] =>
  folded(text)
    .split(wordBreak)
    .filter((word) => word !== '')
