import type { ItemType } from '../facts/model.ts'
import type { Condition } from '../vehicle/demo-vehicle.ts'

/** How old a part of the stock is: years before the present one, each with its share. */
export type Ages = readonly (readonly [years: number, share: number])[]

/** A part of a dealer's stock that is bought in one way. */
export type Batch = {
  condition: Condition
  count: number
  /** The makes it is of; every make without it. */
  makes?: readonly string[]
  items?: readonly ItemType[]
  ages?: Ages
  /** Vehicles of one badge that were bought as one: alike but for the paint, and in what they have driven. */
  sameAs?: { make: string; model: string; badge: string }
}

/** The voice of a dealer's texts: the yards of a group share one. */
export type Voice = 'harbourside' | 'northgate' | 'meridian' | 'drivewise' | 'openroad'

export type Dealership = {
  slug: string
  /** As its own site calls the place. */
  name: string
  format: 'csv' | 'json'
  /** What its stock numbers begin with. */
  letter: string
  voice: Voice
  street: string
  city: string
  state: string
  postcode: string
  latitude: number
  longitude: number
  /** The last figures of its prices. */
  endings: readonly number[]
  /** A price a week in place of one to buy for. */
  isSubscription?: boolean
  /** The share of its prices that exclude government charges. */
  withoutCharges: number
  /** What it sells fastest, so what it sold lately is of these. */
  fastSellers: readonly string[]
  /** Its own programme: used vehicles of this make are certified while they are this young and little driven. */
  certifies?: { make: string; maxYears: number; maxKm: number }
  batches: readonly Batch[]
}
