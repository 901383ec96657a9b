import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import type { SearchState } from '../search/search-filters.ts'
import { carStatus, isOffered } from './car-status.ts'

type Tagged = Pick<
  Hit,
  'status' | 'reserved' | 'certified' | 'car_type' | 'make' | 'tag' | 'simple_fuel' | 'created_at_timestamp'
>
type TagSite = Pick<PublicSite, 'just_arrived_days' | 'electric_tag' | 'certified'> & {
  copy: Pick<PublicSite['copy'], 'sold' | 'just_arrived'>
}

export type CardTag =
  | { kind: 'sold' | 'electric' | 'reserved' | 'custom' | 'comingSoon' | 'justArrived'; text: string }
  /** A picture of the tenant's own, and the text says it in words. */
  | { kind: 'certified'; text: string; badge: string }

type Context = { vehicle: Tagged; site: TagSite; ageDays: number }
type Text = string | false | undefined
type Rule = (context: Context) => CardTag | false | undefined

const electricFuel = /electric|hybrid|phev/i
const daySeconds = 86_400

function electricText(fuel = ''): string | undefined {
  if (!electricFuel.test(fuel)) return undefined
  return /hybrid|phev/i.test(fuel) ? 'Hybrid' : 'Electric'
}

const worded =
  (kind: Exclude<CardTag['kind'], 'certified'>, textOf: (context: Context) => Text): Rule =>
  (context) => {
    const text = textOf(context)
    return text ? { kind, text } : undefined
  }

const certified: Rule = ({ vehicle, site }) =>
  vehicle.certified &&
  vehicle.car_type === 'used' &&
  site.certified?.make.toLowerCase() === vehicle.make.toLowerCase() && {
    kind: 'certified',
    text: site.certified.label,
    badge: site.certified.badge,
  }

/** VC-3, first match wins. */
const rules: readonly Rule[] = [
  worded('sold', ({ vehicle, site }) => carStatus(vehicle) === 'sold' && site.copy.sold),
  worded(
    'electric',
    ({ vehicle, site }) => site.electric_tag && isOffered(vehicle, 'electricTag') && electricText(vehicle.simple_fuel),
  ),
  worded('reserved', ({ vehicle }) => carStatus(vehicle) === 'reserved' && 'Reserved'),
  certified,
  worded('custom', ({ vehicle }) => vehicle.tag),
  worded('comingSoon', ({ vehicle }) => carStatus(vehicle) === 'coming_soon' && 'COMING SOON'),
  worded('justArrived', ({ site, ageDays }) => ageDays < site.just_arrived_days && site.copy.just_arrived),
]

/** The one tag on a vehicle's card, or none. `nowSeconds` is since 1970. */
export function cardTag(vehicle: Tagged, site: TagSite, nowSeconds: number): CardTag | undefined {
  const context = { vehicle, site, ageDays: (nowSeconds - vehicle.created_at_timestamp) / daySeconds }
  for (const rule of rules) {
    const tag = rule(context)
    if (tag) return tag
  }
  return undefined
}

/** What each of a list's vehicles is by the list's own search: a tag that says so again is left out. */
export function impliedTag({
  sortBy,
  lists: { fuel = [] },
}: Pick<SearchState, 'sortBy' | 'lists'>): CardTag['kind'] | undefined {
  if (fuel.length === 1 && electricText(fuel[0])) return 'electric'
  return sortBy === 'newest' ? 'justArrived' : undefined
}
