import type { Point } from '@forecourt/domain/locations/distance'
import { likeliestFirst } from './likeliest.ts'
import { type Locality, localitiesByName } from './localities.ts'
import { readTyped } from './typed-place.ts'

const maxSuggestions = 8
/** Fewer letters or digits begin too much. */
const minLength = 2

/**
 * Localities whose name, or whose postcode, begins with a text: those of that whole name as one at these points means it, then towns,
 * then by name and postcode.
 */
export function suggestLocalities(text: string, points: readonly Point[]): Locality[] {
  const { words, state, postcode } = readTyped(text)
  if (words.length + postcode.length < minLength) return []
  const [whole, begun]: [Locality[], Locality[]] = [[], []]
  for (const [key, named] of localitiesByName()) {
    if (!key.startsWith(words)) continue
    for (const own of named)
      if (own.postcode.startsWith(postcode) && (state === undefined || own.state === state))
        (key === words ? whole : begun).push(own)
  }
  const others = begun.toSorted(
    (a, b) =>
      Number(b.isTown) - Number(a.isTown) || a.name.localeCompare(b.name, 'en') || a.postcode.localeCompare(b.postcode),
  )
  return [...likeliestFirst(whole, points), ...others].slice(0, maxSuggestions)
}
