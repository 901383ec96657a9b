import type { Hit } from '@forecourt/contracts/vehicle'

const wordBreak = /[^\p{L}\p{N}]+/u
const accents = /\p{Mn}/gu

/** The words of a text as they are compared: without accents or case, letters and digits only. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(accents, '').toLowerCase()
  return [...new Set(folded.split(wordBreak))].filter((word) => word !== '')
}

/** The words by which a vehicle is found. */
export function searchedWords({ make, model, badge = '', year, stocknum, name }: Hit): string[] {
  return wordsOf(`${make} ${model} ${badge} ${year ?? ''} ${stocknum} ${name}`)
}
