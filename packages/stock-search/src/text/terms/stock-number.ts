import { splitWords } from '@forecourt/domain/search/search-text'

/** The maximum number of a stock number's words that may begin a match. */
export const maxStockNumberSuffixes = 8

/** A normalised stock number: `N-10432` is `n10432`. */
export const normalizeStockNumber = (stocknum: string): string => stockNumberFrom(stocknum, 0)

/** A stock number from its nth word on, the first is 0. */
export const stockNumberFrom = (stocknum: string, word: number): string => splitWords(stocknum).slice(word).join('')

/** A stock number from each of its words on: `N-10432` is found as `n10432` and as `10432`. */
export function stockNumberSuffixes(stocknum: string): string[] {
  const words = splitWords(stocknum)
  return words.slice(0, maxStockNumberSuffixes).map((_, index) => words.slice(index).join(''))
}
