import type { Promo } from '@forecourt/contracts/site/settings/promos'
import type { SearchState } from '../search/search-filters.ts'
import { isOnDay } from './is-shown.ts'

/** What decides which promos a page of results has. `turn` counts on. */
export type PromoMoment = { day: string; state: SearchState; turn: number }

/** NV-7. Of a promo with `display`, the filters that it is for: the search must have them all, and with `strictDisplay` no others. */
export function isForSearch({ display, strictDisplay }: Promo, { lists, ranges, flags, query }: SearchState): boolean {
  const wanted = Object.entries(display ?? {})
  const chosen: Readonly<Record<string, readonly string[] | undefined>> = lists
  const hasAll = wanted.every(([filter, values]) => values.some((value) => chosen[filter]?.includes(value)))
  if (!strictDisplay) return hasAll
  const others = Object.keys(lists).filter((filter) => !(filter in (display ?? {})))
  const isPlain = !query && Object.keys(ranges).length === 0 && Object.keys(flags).length === 0
  return hasAll && others.length === 0 && isPlain
}

/** A repeatable order of its own for each turn. */
function shuffled<T>(items: readonly T[], turn: number): T[] {
  const order = items.map((item, at) => ({ item, key: Math.imul(at + 1 + turn * 31, 2_654_435_761) >>> 0 }))
  return order.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/**
 * NV-4. The promos in their order at a moment: those that have begun and not ended and are for the search; positioned ones first, by
 * position; the others as they are listed, or shuffled.
 */
export function promosInOrder(promos: readonly Promo[], moment: PromoMoment, isShuffled: boolean): Promo[] {
  const shown = promos.filter(
    (promo) => isOnDay({ start: promo.start, end: promo.expiry }, moment.day) && isForSearch(promo, moment.state),
  )
  const positioned = shown.filter(({ position }) => position !== undefined)
  const others = shown.filter(({ position }) => position === undefined)
  return [
    ...positioned.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
    ...(isShuffled ? shuffled(others, moment.turn) : others),
  ]
}

/**
 * NV-4. The promo at each of the grid's positions that has cards before it: positioned ones first, then the others, which rotate by one
 * each turn. They begin again where there are more positions than promos.
 */
export function promosInGrid(
  ordered: readonly Promo[],
  { positions, cards, turn }: { positions: readonly number[]; cards: number; turn: number },
): Record<number, Promo> {
  const others = ordered.filter(({ position }) => position === undefined)
  const start = turn % Math.max(others.length, 1)
  const choice = [
    ...ordered.filter(({ position }) => position !== undefined),
    ...others.slice(start),
    ...others.slice(0, start),
  ]
  const places = positions.filter((position) => position <= cards)
  return Object.fromEntries(
    places.flatMap((position, at) => {
      const promo = choice[at % choice.length]
      return promo ? [[position, promo]] : []
    }),
  )
}
