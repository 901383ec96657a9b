import type { Hit } from '@forecourt/contracts/vehicle'
import { wordsOf } from '@forecourt/domain/search-text'

/** The words by which a vehicle is found. */
export function searchedWords({ make, model, badge = '', year, stocknum, name }: Hit): string[] {
  return wordsOf(`${make} ${model} ${badge} ${year ?? ''} ${stocknum} ${name}`)
}
