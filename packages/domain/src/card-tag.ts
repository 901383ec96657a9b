import type { PublicSite } from '@forecourt/contracts/site'
import type { Hit } from '@forecourt/contracts/vehicle'

type Tagged = Pick<Hit, 'status' | 'reserved' | 'tag' | 'simple_fuel' | 'created_at_timestamp'>
type TagSite = { copy: Pick<PublicSite['copy'], 'sold' | 'just_arrived'>; just_arrived_days: number }

export type CardTag = {
  kind: 'sold' | 'electric' | 'reserved' | 'custom' | 'comingSoon' | 'justArrived'
  text: string
}

type Context = { vehicle: Tagged; site: TagSite; ageDays: number }
type Rule = { kind: CardTag['kind']; text(context: Context): string | false | undefined }

const electricFuel = /electric|hybrid|phev/i
const daySeconds = 86_400

function electricText(fuel = ''): string | undefined {
  if (!electricFuel.test(fuel)) return undefined
  return /hybrid|phev/i.test(fuel) ? 'Hybrid' : 'Electric'
}

/** VC-3, first match wins. The certified badge of one make is an image of the maker's and joins with it. */
const rules: readonly Rule[] = [
  { kind: 'sold', text: ({ vehicle, site }) => vehicle.status === 'sold' && site.copy.sold },
  { kind: 'electric', text: ({ vehicle }) => vehicle.status === 'in_stock' && electricText(vehicle.simple_fuel) },
  { kind: 'reserved', text: ({ vehicle }) => vehicle.reserved && 'Reserved' },
  { kind: 'custom', text: ({ vehicle }) => vehicle.tag },
  { kind: 'comingSoon', text: ({ vehicle }) => vehicle.status === 'coming_soon' && 'COMING SOON' },
  { kind: 'justArrived', text: ({ site, ageDays }) => ageDays < site.just_arrived_days && site.copy.just_arrived },
]

/** The one tag on a vehicle's card, or none. `nowSeconds` is since 1970. */
export function cardTag(vehicle: Tagged, site: TagSite, nowSeconds: number): CardTag | undefined {
  const context = { vehicle, site, ageDays: (nowSeconds - vehicle.created_at_timestamp) / daySeconds }
  for (const { kind, text: textOf } of rules) {
    const text = textOf(context)
    if (text) return { kind, text }
  }
  return undefined
}
