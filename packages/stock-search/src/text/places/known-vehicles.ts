import { splitWords } from '@forecourt/domain/search/search-text'
import { vehicleCatalogue } from './vehicle-catalogue.ts'

const maxWords = 5

let known: ReadonlySet<string> | undefined

/** Makes, models, and models behind their make: `ford`, `falcon`, `ford falcon`. Read at the first word that may be a place. */
function knownNames(): ReadonlySet<string> {
  known ??= new Set(vehicleCatalogue.trim().split('\n').flatMap(namesIn))
  return known
}

function namesIn(line: string): string[] {
  const [make = '', models = ''] = line.split(':').map((part) => part.trim())
  const own = models.split(', ').map(nameKey)
  return [nameKey(make), ...own, ...own.map((model) => `${nameKey(make)} ${model}`)].filter((name) => name !== '')
}

const nameKey = (name: string): string => splitWords(name).join(' ')

/** A word as typed, without a doubled letter, and without the `s` of a plural: `sorrento` is a Sorento. */
export const spellings = (word: string): string[] => [word, word.replace(/(.)\1+/g, '$1'), word.replace(/s$/, '')]

const isKnown = (words: readonly string[]): boolean => {
  const names = knownNames()
  const [only = '', ...others] = words
  return others.length === 0 ? spellings(only).some((word) => names.has(word)) : names.has(words.join(' '))
}

/**
 * SR-20. Whether words are a make or a model that people know, whatever is in stock: `alone`, or within a longer name, `martin` in
 * `aston martin` and `roma` in `ferrari roma`.
 */
export function knownVehicle(words: readonly string[], begin: number, end: number): 'alone' | 'within' | undefined {
  for (let first = Math.max(0, end - maxWords); first <= begin; first++)
    for (let last = Math.min(words.length, first + maxWords); last >= end; last--)
      if (last - first > end - begin && isKnown(words.slice(first, last))) return 'within'
  return isKnown(words.slice(begin, end)) ? 'alone' : undefined
}

/** Whether a search is for such a make or model and for nothing else. */
export const isVehicleName = (query: string): boolean => isKnown(splitWords(query))
