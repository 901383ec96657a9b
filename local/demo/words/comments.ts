import { type Random, shuffled } from '../random.ts'
import type { Condition, DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { closings, type Kind, openings } from './openings.ts'
import { suburbs } from './places.ts'
import { type Said, sentences } from './sentences.ts'

type Described = Omit<DemoVehicle, 'comments'> & { age: number; state: string }

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const monthOf = (iso: string): string => `${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`
const thousands = (number: number): string => Math.round(number).toLocaleString('en-AU')
/** Capitals that are names stay: `LED headlights`, `ISOFIX anchors`, `Apple CarPlay`. */
const within = (words: string): string =>
  /^(?:[A-Z]{2}|Apple|Android|Bluetooth|USB|\d)/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)

const words: Record<string, string> = { caravan: 'van', motorhome: 'motorhome', motorcycle: 'bike', truck: 'truck' }

/** A model that is called by a number alone is not named without its maker. */
function nameOf(random: Random, { model, badge = '' }: Described): string {
  const full = `${model.make.make} ${model.model}`
  return /^\d+$/.test(model.model) ? full : random.pick([model.model, full, `${model.model} ${badge}`.trim()])
}

const kindOf = ({ model, condition, weeklyPrice }: Described): Kind => {
  if (weeklyPrice !== undefined) return 'subscription'
  return model.item === 'car' || condition !== 'used' ? condition : model.item
}

/** `A ASX` as `An ASX`: names that begin with a vowel, or with a letter that is spoken as one. */
const withArticles = (text: string): string =>
  text.replaceAll(/\b([Aa]) (?=[AEIO][a-z]|(?!RAV|MINI)[AEFHILMNORSX][A-Z\d-])/g, '$1n ')

/** What a sentence may name of the vehicle. */
function said(random: Random, vehicle: Described): Said {
  const { model, km = 0, built = '', regoExpiry, engine, features, condition } = vehicle
  return {
    random,
    model,
    engine,
    condition,
    noun: words[model.item] ?? (model.pictures === 'ute' ? 'ute' : model.pictures === 'van' ? 'van' : 'car'),
    name: nameOf(random, vehicle),
    place: random.pick(suburbs[vehicle.state] ?? ['town']),
    km: thousands(km),
    serviceKm: thousands(Math.max(1000, Math.floor(km / 1000) * 1000 - random.between(0, 4) * 500)),
    built: built && monthOf(built),
    rego:
      condition !== 'new' && regoExpiry && regoExpiry > vehicle.createdAt.slice(0, 10)
        ? monthOf(regoExpiry)
        : undefined,
    paint: vehicle.paint ?? 'its paint',
    interior: within(vehicle.interior ?? 'cloth'),
    has: random.some(features, 4).map(within),
    age: vehicle.age,
    isForSale: vehicle.weeklyPrice === undefined,
  }
}

const lengths: Record<Condition, readonly (readonly [sentences: number, share: number])[]> = {
  new: [
    [3, 3],
    [4, 2],
    [5, 1],
  ],
  demo: [
    [4, 3],
    [5, 2],
  ],
  used: [
    [4, 3],
    [5, 4],
    [6, 3],
    [8, 1],
  ],
}

/** What a dealer writes of a vehicle: an opening, some of what is true of it, in an order of its own, and where to go from there. */
export function makeComments(random: Random, vehicle: Described): string {
  const facts = said(random, vehicle)
  const kind = kindOf(vehicle)
  const opening = random.pick(openings[kind])(facts)
  const middle = shuffled(random, sentences)
    .filter(({ fits }) => fits(facts))
    .slice(0, random.weighted(lengths[vehicle.condition]))
    .map(({ say }) => say(facts))
  const paragraphs = [
    [opening, ...middle].join(' '),
    random.pick(closings[facts.isForSale ? 'sale' : 'subscription'])(facts),
  ]
  return withArticles(paragraphs.join(random.chance(0.4) ? '\n\n' : ' '))
}
