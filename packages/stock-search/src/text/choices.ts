import { isMake, namesIn, type Typed } from './names.ts'
import type { Known, Unit } from './read-words.ts'

/**
 * SR-20: what is either. `or` stands between two words, and where a make or a model is named on both sides of it, between the
 * two names (`hilux or ford ranger`). No vehicle has two makes: whoever names several wants any of them.
 */
export function withChoices(typed: readonly Typed[], known: Known): Unit[] {
  const units = typed.map(({ unit }) => unit)
  const names = namesIn(typed, known)
  const choices = new Map<Unit, NonNullable<Unit['choice']>>()
  const place = (id: number, side: readonly Unit[]) => {
    const [first] = side
    for (const unit of side) if (first && !choices.has(unit)) choices.set(unit, { id, side: units.indexOf(first) })
  }
  for (const [at, { unit, isAfterEither }] of typed.entries()) {
    const before = units[at - 1]
    if (!isAfterEither || !before) continue
    const [left, right] = [names.get(before), names.get(unit)]
    const sides = left?.isWhole && right?.isWhole ? [left.units, right.units] : [[before], [unit]]
    const id = choices.get(before)?.id ?? at
    for (const side of sides) place(id, side)
  }
  const makes = units.filter((unit) => isMake(unit, known))
  if (makes.length > 1) {
    const ids = new Set(makes.flatMap((make) => choices.get(make)?.id ?? []))
    for (const [unit, choice] of choices) if (ids.has(choice.id)) choices.set(unit, { ...choice, id: 0 })
    for (const make of makes) place(0, [make])
  }
  return units.map((unit) => {
    const choice = choices.get(unit)
    return choice ? { ...unit, choice } : unit
  })
}

/** What was read, by choice and by side: of each choice a vehicle needs one side, and everything of that. */
export function choicesOf<R extends { unit: Unit }>(read: readonly R[]): R[][][] {
  const choices = Map.groupBy(read, ({ unit }) => unit.choice?.id ?? unit)
  return [...choices.values()].map((own) => [...Map.groupBy(own, ({ unit }) => unit.choice?.side ?? unit).values()])
}
