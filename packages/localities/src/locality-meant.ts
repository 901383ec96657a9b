import { parsePostcode } from '@forecourt/contracts/validation/parse-postcode'
import type { Point } from '@forecourt/domain/locations/distance'
import { isWithinEdits, maxEdits, withoutDoubles } from '@forecourt/domain/text/typing-errors'
import { isClose, likeliestFirst } from './likeliest.ts'
import { type Locality, localities, localitiesAt, localitiesByName, localityOf } from './localities.ts'
import { placeKey } from './place-key.ts'
import { readTyped } from './typed-place.ts'

/**
 * LO-5. The locality that a text means: the one of its name at its postcode, what its postcode is called by, or else the likeliest of its
 * name for one at these points, and of names like it where there is none: `4000`, `Harris Park 2150`, `richmond`, `paramata`.
 */
export function localityMeant(text: string, points: readonly Point[]): Locality | undefined {
  const postcode = parsePostcode(text)
  const { words, state } = readTyped(text)
  const isInState = (own: Locality) => state === undefined || own.state === state
  if (postcode) return localitiesAt(postcode).find((own) => placeKey(own.name) === words) ?? localityOf(postcode)
  const named = (localitiesByName().get(words) ?? []).filter(isInState)
  const [meant] = likeliestFirst(named, points)
  // Paramatta is a village in South Australia, too: with its state, or close by, it is meant.
  const isSure = meant && (meant.isTown || state !== undefined || isClose(meant, points))
  if (isSure) return meant
  return meant ? (townOfDoubles(words, points) ?? meant) : likeliestMisspelt(words, isInState, points)
}

/** The town that a text is when its letters are doubled. */
function townOfDoubles(words: string, points: readonly Point[]): Locality | undefined {
  const towns = likeButDoubles(words).filter(({ name, isTown }) => isTown && placeKey(name).length > words.length)
  return likeliestFirst(towns, points)[0]
}

let plainNames: ReadonlyMap<string, readonly Locality[]> | undefined

/** Those whose name differs in doubled letters alone: doubled ones are one uncertainty. A name of few letters has none. */
function likeButDoubles(words: string): readonly Locality[] {
  plainNames ??= Map.groupBy(localities().all, ({ name }) => withoutDoubles(placeKey(name)))
  const plain = withoutDoubles(words)
  return maxEdits(plain) > 0 ? (plainNames.get(plain) ?? []) : []
}

/** No name is longer: of any text at all, comparing it with every name would take seconds. */
const maxLetters = 60

/** Of names with the fewest errors; where names begin with the text, of these only: `rich` is no error for `rice`. */
function likeliestMisspelt(words: string, isInState: (own: Locality) => boolean, points: readonly Point[]) {
  if (words.length > maxLetters) return undefined
  const all = [...localitiesByName()]
  const begun = all.filter(([key]) => key.startsWith(words))
  const names = begun.length > 0 ? begun : all
  const doubles = likeButDoubles(words).filter((own) => begun.length === 0 || placeKey(own.name).startsWith(words))
  for (let edits = 1; edits <= maxEdits(words); edits++) {
    const near = names.flatMap(([key, named]) => (isWithinEdits(words, key, edits) ? named : []))
    const like = [...new Set([...near, ...doubles])].filter(isInState)
    if (like.length > 0) return likeliestFirst(like, points)[0]
  }
  return undefined
}
