import type { Voice } from '../dealers/dealership.ts'
import type { Engine, ItemType, Model, PictureBody, WarrantyTerm } from '../facts/model.ts'
import type { Random } from '../random.ts'
import type { Condition } from '../vehicle/demo-vehicle.ts'

/** As what a vehicle is offered. */
export type Offer = Condition | 'coming' | 'preorder' | 'subscription'

/** The past that the opening mentions: later sentences must not contradict it. */
export type Past = 'one owner' | 'several owners' | 'leased' | 'family' | 'retired' | 'toured'

/** What a sentence may name of a vehicle, in words that are ready to use. */
export type VehicleFacts = {
  random: Random
  voice: Voice
  model: Model
  engine: Engine | undefined
  offer: Offer
  noun: string
  name: string
  place: string
  km: string
  /** Kilometres, as a number. */
  odometer: number
  built: string
  rego: string | undefined
  paint: string
  interior: string
  /** Two things that it has, to begin with, and some others. */
  lead: readonly string[]
  has: readonly string[]
  /** All that it has, as its equipment is named. */
  fitted: readonly string[]
  age: number
  tare: number
  /** Days since it was listed. */
  days: number
  photos: number
  /** What its opening said of who had it, if it did. */
  past: Past | undefined
  /** The sentence that it opens with, once there is one. */
  opening: string
  /** Its maker's warranty, and the months that are left of it. */
  warranty: WarrantyTerm
  monthsLeft: number
}

/** Something to say, and of what it is true: which kinds of vehicle, offered as what, and what else must hold. */
export type Rule = {
  /** Every kind without it. */
  of?: readonly ItemType[]
  /** Every offer without it. */
  as?: readonly Offer[]
  /** Every dealer without it. */
  by?: readonly Voice[]
  fits?(said: VehicleFacts): boolean
  /** Of an opening: whom it says it comes from. */
  past?: Past
  say(said: VehicleFacts): string
}

/** Whether a rule may be used of a vehicle. */
export const appliesTo = ({ of, as, by, fits }: Rule, said: VehicleFacts): boolean =>
  (of?.includes(said.model.item) ?? true) &&
  (as?.includes(said.offer) ?? true) &&
  (by?.includes(said.voice) ?? true) &&
  (fits?.(said) ?? true)

/** One of the ways to say a thing: those that anybody has, and those of the dealer's own. */
export const oneOf = (
  { random, voice }: VehicleFacts,
  shared: readonly string[],
  own: { readonly [V in Voice]?: readonly string[] } = {},
): string => random.pick([...shared, ...(own[voice] ?? [])])

/** Two things as one: `a and b`, unless one is two already. */
export const both = (a = '', b = ''): string => `${a} ${/ and /.test(a + b) ? 'plus' : 'and'} ${b}`

/** What has an engine, and of that what has a cab. */
export const driven: readonly ItemType[] = ['car', 'motorhome', 'motorcycle', 'truck']
export const cabbed: readonly ItemType[] = ['car', 'motorhome', 'truck']
/** Vehicles in the yard, which can be started and weighed. */
export const inYard: readonly Offer[] = ['new', 'demo', 'used', 'subscription']
/** What is in the yard or on its way to it. */
export const builtAlready: readonly Offer[] = [...inYard, 'coming']
/** Vehicles with a previous driver, for sale or for subscription. */
export const driveable: readonly Offer[] = ['used', 'subscription']

/** Whether it was listed within these days. */
export const listedWithin =
  (days: number) =>
  (said: VehicleFacts): boolean =>
    said.days <= days
/** Whether its past is one of these, or untold. */
export const hasPast = ({ past }: VehicleFacts, ...pasts: Past[]): boolean => past === undefined || pasts.includes(past)

export const leads = (said: VehicleFacts): boolean => said.lead.length > 1
const forWork = new Set<PictureBody>(['van', 'cabChassis', 'bus'])
export const isPassengerCar = ({ model }: VehicleFacts): boolean => !forWork.has(model.pictures)
