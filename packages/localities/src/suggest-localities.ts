import { stateNames } from '@forecourt/domain/locations/postcodes'
import { type Locality, localitiesByName } from './localities.ts'
import { placeWords } from './place-key.ts'

const maxSuggestions = 8
/** Fewer letters or digits begin too much. */
const minLength = 2

type Typed = { words: string; state: string | undefined; postcode: string }

/** `brookvale nsw 21` is a name, a state and the begin of a postcode. */
function readTyped(text: string): Typed {
  const words = placeWords(text)
  const postcode = words.find((word) => /^\d{1,4}$/.test(word)) ?? ''
  const state = words.slice(1).find((word) => Object.hasOwn(stateNames, word.toUpperCase()))
  const others = words.filter((word) => word !== postcode && word !== state)
  return { words: others.join(' '), state: state?.toUpperCase(), postcode }
}

/** Localities whose name, or whose postcode, begins with a text: whole names and towns first, then by name and postcode. */
export function suggestLocalities(text: string, limit = maxSuggestions): Locality[] {
  const { words, state, postcode } = readTyped(text)
  if (words.length + postcode.length < minLength) return []
  const found: { own: Locality; rank: number }[] = []
  for (const [key, named] of localitiesByName()) {
    if (!key.startsWith(words)) continue
    for (const own of named)
      if (own.postcode.startsWith(postcode) && (state === undefined || own.state === state))
        found.push({ own, rank: (key === words ? 0 : 2) + (own.isTown ? 0 : 1) })
  }
  return found
    .toSorted(
      (a, b) =>
        a.rank - b.rank || a.own.name.localeCompare(b.own.name, 'en') || a.own.postcode.localeCompare(b.own.postcode),
    )
    .slice(0, limit)
    .map(({ own }) => own)
}
