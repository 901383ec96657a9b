import type { QueryTerm, TypedTerm } from './query-term.ts'
import { isOnlyMake, type TextField } from './text-fields.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Neighbours that name a vehicle between them, `Ford Ranger XLT`, and whether a make or a model is one of them. */
type Name = { terms: QueryTerm[]; isWhole: boolean }

/** What a vehicle is called by. All other fields say something that any vehicle may be: white, a ute, of 2019. */
const naming: ReadonlySet<TextField> = new Set<TextField>(['make', 'model', 'badge'])

/**
 * By term, the name that it is part of. One ends before `or`, before a word that says something of any vehicle, and before the
 * next make. A word that nobody knows may be a name that was mistyped.
 */
export function vehicleNamesIn(typed: readonly TypedTerm[], vocabulary: Vocabulary): ReadonlyMap<QueryTerm, Name> {
  const names = new Map<QueryTerm, Name>()
  let name: Name | undefined
  for (const { term, isAfterOr } of typed) {
    const isOther = isAfterOr || (name?.isWhole && isMake(term, vocabulary))
    name = isOfName(term, vocabulary) ? (!isOther && name) || { terms: [], isWhole: false } : undefined
    if (!name) continue
    name.terms.push(term)
    name.isWhole ||= isMakeOrModel(term, vocabulary)
    names.set(term, name)
  }
  return names
}

/** Whether it is a make and nothing else that words are looked for in. */
export const isMake = ({ readings }: QueryTerm, vocabulary: Vocabulary): boolean =>
  readings.some(
    ([word, ...others]) => word !== undefined && others.length === 0 && isOnlyMake(vocabulary.fieldsOf(word)),
  )

function isOfName({ readings, optionalTerm }: QueryTerm, vocabulary: Vocabulary): boolean {
  const isAny = (fields: readonly TextField[]) => fields.some((field) => !naming.has(field))
  const isNaming = (fields: readonly TextField[]) => fields.length > 0 && !isAny(fields)
  const read = readings.map((words) => words.map((word) => vocabulary.fieldsOf(word)))
  if (read.some((words) => words.every(isAny))) return false
  return optionalTerm !== undefined || read.some((words) => words.every(isNaming))
}

/** A number or a letter is a model beside its make only: `mazda 2 or 3`. */
const isMakeOrModel = ({ readings }: QueryTerm, vocabulary: Vocabulary): boolean =>
  readings.some((words) =>
    words.some(
      (word) =>
        !/^(?:\d+|\p{L})$/u.test(word) &&
        vocabulary.fieldsOf(word).some((field) => field !== 'badge' && naming.has(field)),
    ),
  )
