import { isOnlyMake, type TextField } from './fields.ts'
import type { Known, Unit } from './read-words.ts'

/** A unit as it was typed, and whether `or` stood before it. */
export type Typed = { unit: Unit; isAfterEither: boolean }

/** Neighbours that name a vehicle between them, `Ford Ranger XLT`, and whether a make or a model is one of them. */
type Name = { units: Unit[]; isWhole: boolean }

/** What a vehicle is called by. All other fields say something that any vehicle may be: white, a ute, of 2019. */
const naming: ReadonlySet<TextField> = new Set<TextField>(['make', 'model', 'badge'])

/**
 * By unit, the name that it is part of. One ends before `or`, before a word that says something of any vehicle, and before the
 * next make. A word that nobody knows may be a name that was mistyped.
 */
export function namesIn(typed: readonly Typed[], known: Known): ReadonlyMap<Unit, Name> {
  const names = new Map<Unit, Name>()
  let name: Name | undefined
  for (const { unit, isAfterEither } of typed) {
    const isOther = isAfterEither || (name?.isWhole && isMake(unit, known))
    name = isOfName(unit, known) ? (!isOther && name) || { units: [], isWhole: false } : undefined
    if (!name) continue
    name.units.push(unit)
    name.isWhole ||= isMakeOrModel(unit, known)
    names.set(unit, name)
  }
  return names
}

/** Whether it is a make and nothing else that words are looked for in. */
export const isMake = ({ readings }: Unit, known: Known): boolean =>
  readings.some(([word, ...others]) => word !== undefined && others.length === 0 && isOnlyMake(known.fieldsOf(word)))

function isOfName({ readings, spare }: Unit, known: Known): boolean {
  const isAny = (fields: readonly TextField[]) => fields.some((field) => !naming.has(field))
  const isNaming = (fields: readonly TextField[]) => fields.length > 0 && !isAny(fields)
  const read = readings.map((words) => words.map((word) => known.fieldsOf(word)))
  if (read.some((words) => words.every(isAny))) return false
  return spare !== undefined || read.some((words) => words.every(isNaming))
}

/** A number or a letter is a model beside its make only: `mazda 2 or 3`. */
const isMakeOrModel = ({ readings }: Unit, known: Known): boolean =>
  readings.some((words) =>
    words.some(
      (word) =>
        !/^(?:\d+|\p{L})$/u.test(word) && known.fieldsOf(word).some((field) => field !== 'badge' && naming.has(field)),
    ),
  )
