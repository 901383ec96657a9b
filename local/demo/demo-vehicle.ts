import type { Engine, Model } from './models.ts'
import { type Colour, colours, type Photo, photosOf } from './photos.ts'
import type { Random } from './random.ts'
import { comments, features } from './words.ts'

/** A vehicle of the demonstration, before it is written in a feed's format. Moments are ISO 8601. */
export type DemoVehicle = {
  stocknum: string
  vin: string
  plate: string | undefined
  regoExpiry: string | undefined
  model: Model
  badge: string | undefined
  engine: Engine
  year: number
  built: string
  condition: 'new' | 'demo' | 'used'
  status: 'in_stock' | 'sold' | 'coming_soon'
  soldAt: string | undefined
  reserved: boolean
  certified: boolean
  preorder: boolean
  tag: string | undefined
  price: number | undefined
  beforePrice: number | undefined
  priceType: 'drive_away' | 'excl_govt_charges'
  km: number
  colour: Colour
  paint: string
  interior: string
  comments: string | undefined
  features: string[]
  photos: Photo[]
  createdAt: string
}

export type Lot = {
  random: Random
  today: Date
  /** The letter that the dealer's stock numbers begin with. */
  letter: string
  plateOf(random: Random): string
}

const dayMs = 86_400_000
export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)
const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

const paints: Record<Colour, readonly string[]> = {
  white: ['Glacier White', 'Clear White', 'Snow Pearl'],
  grey: ['Graphite', 'Steel Grey', 'Storm Grey'],
  silver: ['Silver Sky', 'Silky Silver', 'Mercury Silver'],
  black: ['Aurora Black', 'Ebony Black', 'Onyx'],
  blue: ['Gravity Blue', 'Deep Ocean Blue', 'Cobalt Blue'],
  red: ['Soul Red', 'Magma Red', 'Ember Red'],
  green: ['Forest Green', 'Deep Sage'],
  orange: ['Volcanic Orange', 'Sunset Orange'],
}

const vinLetters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const vin = (random: Random): string => Array.from({ length: 17 }, () => random.pick(vinLetters)).join('')

/** One vehicle as such a dealer might have it: its age decides its distance, and both its price. */
export function demoVehicle(lot: Lot, model: Model, condition: DemoVehicle['condition'], number: number): DemoVehicle {
  const { random, today } = lot
  const thisYear = today.getUTCFullYear()
  const [badge, priceNew, engine = model.engine] = random.pick(model.badges)
  const year = condition === 'used' ? random.between(Math.max(model.since, thisYear - 8), thisYear - 1) : thisYear
  const age = thisYear - year + 0.4
  const km = {
    new: random.between(4, 30),
    demo: random.between(1200, 7800),
    used: Math.round(age * random.between(8500, 17_500)),
  }
  const colour = random.weighted(colours)
  return {
    stocknum: `${lot.letter}${20_000 + number}`,
    vin: vin(random),
    plate: condition === 'new' ? undefined : lot.plateOf(random),
    regoExpiry: condition === 'new' ? undefined : isoDay(daysFrom(today, random.between(14, 360))),
    model,
    badge,
    engine,
    year,
    built: `${condition === 'used' ? year : thisYear}-${String(random.between(1, 9)).padStart(2, '0')}`,
    condition,
    status: 'in_stock',
    soldAt: undefined,
    reserved: false,
    certified: false,
    preorder: false,
    tag: undefined,
    price: priceOf(priceNew, { condition, age, km: km[condition] }),
    beforePrice: undefined,
    priceType: condition === 'used' && random.chance(0.2) ? 'excl_govt_charges' : 'drive_away',
    km: km[condition],
    colour,
    paint: random.pick(paints[colour]),
    interior: random.pick(['Black cloth', 'Black leather', 'Grey cloth', 'Beige leather']),
    comments: comments(random, condition),
    features: features(random, engine, priceNew),
    photos: photosOf(model.photos, colour),
    createdAt: daysFrom(today, -random.between(16, 120)).toISOString(),
  }
}

/** A car loses a tenth as it leaves, an eighth of the rest each year, and something for more than 13,000 km a year. */
function priceOf(
  priceNew: number,
  { condition, age, km }: { condition: DemoVehicle['condition']; age: number; km: number },
): number {
  if (condition === 'new') return priceNew
  const aged = condition === 'demo' ? priceNew * 0.94 : priceNew * 0.9 * 0.885 ** age
  const driven = aged * (1 - Math.max(-0.06, Math.min(0.15, (km - age * 13_000) / 400_000)))
  return Math.max(4, Math.round(driven / 1000)) * 1000 - 10
}
