import { splitWords } from '@forecourt/domain/search/search-text'
import { localityOf } from '@forecourt/localities/localities'
import { isEngineSize } from './engine-size.ts'
import { extractPlace, type PlaceContext } from './extract-place.ts'
import type { ExtractedPlace } from './extracted-place.ts'
import { knownVehicle } from './known-vehicles.ts'
import { leadTo } from './place-lead.ts'
import { yearRule } from './year-rule.ts'

/**
 * SR-20: four digits that no filter has taken, and that no vehicle has, are a postcode, with the preposition before it, whether or not
 * a suburb has it. A year of the last twenty is none, and an older one only where a suburb has it; nor is the size of an engine.
 */
export function extractPostcode(query: string, context: PlaceContext): ExtractedPlace | undefined {
  const { isYear, isRecentYear } = yearRule(context.thisYear)
  const typed = query.split(' ')
  const words = typed.map((word) => splitWords(word).join(' '))
  const at = typed.findIndex(
    (word, index) =>
      /^\d{4}$/.test(word) &&
      !isEngineSize(word, words[index + 1]) &&
      !isRecentYear(Number(word)) &&
      !context.stock.has(word) &&
      // A Ram 2500.
      knownVehicle(words, index, index + 1) !== 'within' &&
      (!isYear(Number(word)) || localityOf(word) !== undefined),
  )
  if (at < 0) return undefined
  const found = extractPlace(`near ${typed[at]}`, context)
  const { begin } = leadTo(words, at)
  return found && { ...found, left: typed.toSpliced(begin, at + 1 - begin).join(' ') }
}

/** The same for an older year or another number that the stock has, for where nothing of the words has it: `mazda 2000`. */
export const extractOtherPostcode = (query: string, context: PlaceContext): ExtractedPlace | undefined =>
  query.split(' ').some((word) => /^\d{4}$/.test(word) && context.stock.has(word))
    ? extractPostcode(query, {
        ...context,
        stock: { ...context.stock, has: (word) => !/^\d{4}$/.test(word) && context.stock.has(word) },
      })
    : undefined
