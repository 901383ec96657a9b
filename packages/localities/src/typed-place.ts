import { stateNames } from '@forecourt/domain/locations/postcodes'
import { placeWords } from './place-key.ts'

type Typed = { words: string; state: string | undefined; postcode: string }

/** `brookvale nsw 21` is a name, a state and the begin of a postcode. */
export function readTyped(text: string): Typed {
  const words = placeWords(text)
  const postcode = words.find((word) => /^\d{1,4}$/.test(word)) ?? ''
  const state = words.slice(1).find((word) => Object.hasOwn(stateNames, word.toUpperCase()))
  const others = words.filter((word) => word !== postcode && word !== state)
  return { words: others.join(' '), state: state?.toUpperCase(), postcode }
}
