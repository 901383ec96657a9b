import { monthName } from '@forecourt/domain/text/date'
import { numberText } from '@forecourt/domain/text/numbers'
import type { Voice } from '../dealers/dealership.ts'
import { isOrdinary } from '../equipment/equipment.ts'
import { monthsLeft, warrantyOf } from '../facts/warranty.ts'
import { type Random, shuffled } from '../random.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { closings } from './closings.ts'
import { openings } from './openings.ts'
import { appliesTo, type Offer, type Rule, type VehicleFacts } from './sentence-rule.ts'
import { sentences } from './sentences.ts'
import { suburbs } from './suburbs.ts'

/** When and where it is described. */
type Occasion = { today: Date; state: string; voice: Voice }

const monthOf = (iso: string): string => `${monthName(Number(iso.slice(5, 7)))} ${iso.slice(0, 4)}`
const dayMs = 86_400_000
const yearMs = 365.25 * dayMs
/** Years since the middle of the month that it was built in. */
const ageOf = (built: string, today: Date): number => (today.getTime() - Date.parse(`${built}-15`)) / yearMs

/** Capitals that are names stay: `LED headlights`, `ISOFIX anchors`, `Apple CarPlay`. */
const within = (words: string): string =>
  /^(?:[A-Z]{2}|Apple|Android|Bluetooth|USB|\d)/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)

/** What there is one of on a vehicle. */
const single =
  /(?:camera|display|tailgate|lock|cable|cooktop|fridge|awning|tank|wheel|conditioner|toilet|shower|antenna|machine|heater|inverter|guard|step|rack|clutch|headlight|socket|tidy|shifter|controller|liner|pad|kit|lead|radio|beacon|body|brake|light|seat|lift)$/
const withArticle = (words: string): string =>
  single.test(words) ? `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}` : words

const nouns: Record<string, string> = { caravan: 'van', motorhome: 'motorhome', motorcycle: 'bike', truck: 'truck' }
const carNouns: Record<string, string> = { ute: 'ute', cabChassis: 'ute', van: 'van', bus: 'bus' }

/** A model that is called by a number alone is not named without its maker. */
function nameOf(random: Random, { model, badge = '' }: DemoVehicle): string {
  // An MG3 is no MG MG3.
  const full = model.model.startsWith(model.make.make) ? model.model : `${model.make.make} ${model.model}`
  return /^\d+$/.test(model.model) ? full : random.pick([model.model, full, `${model.model} ${badge}`.trim()])
}

/** `A ASX` as `An ASX`: names that begin with a vowel, or with a letter that is spoken as one. */
const withArticles = (text: string): string =>
  text.replaceAll(/\b([Aa]) (?=8|1[18]\b|[AEIO][a-z]|i\d|(?!RAV|MINI)[AEFHILMNORSX][A-Z\d-])/g, '$1n ')

/** What has yet to come is described as that, whatever else it is. */
function offerOf({ preorder, status, weeklyPrice, condition }: DemoVehicle): Offer {
  if (preorder) return 'preorder'
  if (status !== 'in_stock' && status !== 'sold') return 'coming'
  return weeklyPrice === undefined ? condition : 'subscription'
}

/** What a sentence may name of the vehicle. */
function said(random: Random, vehicle: DemoVehicle, { today, state, voice }: Occasion): VehicleFacts {
  const { model, km = 0, built = '', regoExpiry, engine } = vehicle
  const age = ageOf(built, today)
  const worthTelling = vehicle.features.filter((name) => !isOrdinary(name, model.item, vehicle.year ?? 0))
  const things = shuffled(random, worthTelling).map((name) => withArticle(within(name)))
  return {
    random,
    voice,
    model,
    engine,
    offer: offerOf(vehicle),
    noun: nouns[model.item] ?? carNouns[model.pictures] ?? 'car',
    name: nameOf(random, vehicle),
    place: random.pick(suburbs[state] ?? ['town']),
    km: numberText(km),
    odometer: km,
    built: monthOf(built),
    rego: regoExpiry && monthOf(regoExpiry),
    paint: vehicle.paint ?? 'its paint',
    interior: within(vehicle.interior ?? 'cloth').replace('-appointed', ''),
    lead: things.slice(0, 2),
    has: things.slice(2, 6),
    fitted: vehicle.features,
    age,
    tare: vehicle.tare,
    days: Math.floor((today.getTime() - Date.parse(vehicle.createdAt)) / dayMs),
    photos: vehicle.photos.length,
    past: undefined,
    opening: '',
    warranty: warrantyOf(model.make, built),
    monthsLeft: monthsLeft(model.make, { built, age, km }),
  }
}

const lengths: Record<Offer, readonly (readonly [sentences: number, share: number])[]> = {
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
  preorder: [
    [2, 1],
    [3, 1],
  ],
  coming: [
    [2, 2],
    [3, 3],
    [4, 1],
  ],
  subscription: [
    [4, 3],
    [5, 4],
    [6, 3],
  ],
}

/** The paragraphs of a description: an opening, some sentences that fit the vehicle in random order, and an ending. */
function write(facts: VehicleFacts, count: number) {
  const { random } = facts
  const { past, say } = random.pick(openings.filter((rule) => appliesTo(rule, facts)))
  const opening = say(facts)
  const known = { ...facts, past, opening }
  const trueOf = (rules: readonly Rule[]): Rule[] =>
    shuffled(
      random,
      rules.filter((rule) => appliesTo(rule, known)),
    )
  const written = [opening]
  /** The first sentences that do not repeat the place, up to the maximum. */
  const add = (rules: readonly Rule[], max: number): string[] => {
    const from = written.length
    for (const rule of rules) {
      if (written.length === from + max) break
      const sentence = rule.say(known)
      if (!sentence.includes(facts.place) || !written.some((one) => one.includes(facts.place))) written.push(sentence)
    }
    return written.slice(from)
  }
  return { opening, middle: add(trueOf(sentences), count), closing: add(trueOf(closings), 1).join('') }
}

/** What a dealer writes of a vehicle. */
export function makeComments(random: Random, vehicle: DemoVehicle, occasion: Occasion): string {
  const facts = said(random, vehicle, occasion)
  const { opening, middle, closing } = write(facts, random.weighted(lengths[facts.offer]))
  const paragraphs = [[opening, ...middle].join(' '), closing]
  return withArticles(paragraphs.join(random.chance(0.4) ? '\n\n' : ' '))
}

const sentencesInAParagraph = 4

/** Everything that there is to say of a vehicle, for a dealer who leaves nothing out. */
export function makeLongComments(random: Random, vehicle: DemoVehicle, occasion: Occasion): string {
  const { opening, middle, closing } = write(said(random, vehicle, occasion), sentences.length)
  const fitted = `Fitted, from front to back: ${vehicle.features.map(within).join(', ')}.`
  const all = [opening, ...middle, fitted]
  const paragraphs = Array.from({ length: Math.ceil(all.length / sentencesInAParagraph) }, (_, index) =>
    all.slice(index * sentencesInAParagraph, (index + 1) * sentencesInAParagraph).join(' '),
  )
  return withArticles([...paragraphs, closing].join('\n\n'))
}
