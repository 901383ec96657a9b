import type { QueryTerm, TypedTerm } from './query-term.ts'
import { isMake, vehicleNamesIn } from './vehicle-names.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * SR-20: alternatives. `or` joins two words, or two names if a make or a model is on both sides (`hilux or ford
 * ranger`). No vehicle has two makes, so several makes mean any of them.
 */
export function linkAlternatives(typed: readonly TypedTerm[], vocabulary: Vocabulary): QueryTerm[] {
  const terms = typed.map(({ term }) => term)
  const names = vehicleNamesIn(typed, vocabulary)
  const alternatives = new Map<QueryTerm, NonNullable<QueryTerm['alternative']>>()
  const place = (id: number, side: readonly QueryTerm[]) => {
    const [first] = side
    for (const term of side)
      if (first && !alternatives.has(term)) alternatives.set(term, { id, side: terms.indexOf(first) })
  }
  for (const [at, { term, isAfterOr }] of typed.entries()) {
    const before = terms[at - 1]
    if (!isAfterOr || !before) continue
    const [left, right] = [names.get(before), names.get(term)]
    const sides = left?.isWhole && right?.isWhole ? [left.terms, right.terms] : [[before], [term]]
    const id = alternatives.get(before)?.id ?? at
    for (const side of sides) place(id, side)
  }
  const makes = terms.filter((term) => isMake(term, vocabulary))
  if (makes.length > 1) {
    const ids = new Set(makes.flatMap((make) => alternatives.get(make)?.id ?? []))
    for (const [term, alternative] of alternatives)
      if (ids.has(alternative.id)) alternatives.set(term, { ...alternative, id: 0 })
    for (const make of makes) place(0, [make])
  }
  return terms.map((term) => {
    const alternative = alternatives.get(term)
    return alternative ? { ...term, alternative } : term
  })
}

/** The terms by alternative and by side: of each alternative a vehicle must match one side completely. */
export function groupAlternatives<R extends { term: QueryTerm }>(read: readonly R[]): R[][][] {
  const alternatives = Map.groupBy(read, ({ term }) => term.alternative?.id ?? term)
  return [...alternatives.values()].map((own) => [
    ...Map.groupBy(own, ({ term }) => term.alternative?.side ?? term).values(),
  ])
}
