import { splitWords } from '@forecourt/domain/search/search-text'

/** Of a stock number of more words only so many may begin a match. */
export const maxStockNumberSuffixes = 8

/** A stock number as it is compared: `N-10432` is `n10432`. */
export const normalizeStockNumber = (stocknum: string): string => stockNumberFrom(stocknum, 0)

/** The part of a stock number from its nth word on, 0 the first. */
export const stockNumberFrom = (stocknum: string, word: number): string => splitWords(stocknum).slice(word).join('')

/** A stock number from each of its words on: `N-10432` is found as `n10432` and as `10432`. */
export function stockNumberSuffixes(stocknum: string): string[] {
  const words = splitWords(stocknum)
  return words.slice(0, maxStockNumberSuffixes).map((_, index) => words.slice(index).join(''))
}
