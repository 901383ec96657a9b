import type { QueryTerm, TypedTerm } from './query-term.ts'
import { isOnlyMake, type TextField } from './text-fields.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Neighbouring words that name a vehicle, `Ford Ranger XLT`, and whether a make or a model is among them. */
type Name = { terms: QueryTerm[]; isWhole: boolean }

/** The fields of a vehicle's name. All others apply to any vehicle: white, a ute, of 2019. */
const naming: ReadonlySet<TextField> = new Set<TextField>(['make', 'model', 'badge'])

/**
 * By term, the name that contains it. A name ends before `or`, before a word that applies to any vehicle, and before
 * the next make. An unknown word may be a mistyped name.
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

/** Whether it matches only makes. */
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

/** A number or a letter is a model only beside its make: `mazda 2 or 3`. */
const isMakeOrModel = ({ readings }: QueryTerm, vocabulary: Vocabulary): boolean =>
  readings.some((words) =>
    words.some(
      (word) =>
        !/^(?:\d+|\p{L})$/u.test(word) &&
        vocabulary.fieldsOf(word).some((field) => field !== 'badge' && naming.has(field)),
    ),
  )
