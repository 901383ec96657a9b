import type { Batch, Dealership } from '../dealers/dealership.ts'
import { addedBy } from '../equipment/equipment.ts'
import { makeFeatures } from '../equipment/features.ts'
import type { Engine, Grade, ItemType, Model } from '../facts/model.ts'
import { kitShown, photosOf } from '../photos/photo-library.ts'
import type { Random } from '../random.ts'
import { makeComments } from '../words/comments.ts'
import { makeColour, makeInterior } from './colours.ts'
import { makeDates, makeRegoExpiry } from './dates.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { ownKit } from './own-kit.ts'
import { makePlate } from './plate.ts'
import { askingPrice, marketValue, newPrice, weeklyPrice } from './price.ts'
import { makeVin } from './vin.ts'
import { makeKm } from './wear.ts'

export type Chosen = { model: Model; grade: Grade; year: number }
type Context = { random: Random; dealership: Dealership; batch: Batch; today: Date; number: number }

/** One vehicle as such a dealer might have it: its age decides its distance, and both its price. */
export function makeVehicle({ model, grade, year }: Chosen, context: Context): DemoVehicle {
  const { random, dealership, batch, today, number } = context
  const { condition } = batch
  const [badge, , engine] = grade
  const vin = makeVin(random, model.make.wmi, year)
  const { age, ...dates } = makeDates(random, year, condition, today)
  const km = makeKm(random, model, age, batch)
  const paint = makeColour(random, model, year)
  const priceWhenNew = newPrice(grade[1], lastYear(model, grade, today), year)
  const photos = photosOf(model.pictures, paint.colour, vin, ownKit(model, engine))
  const interior = model.item === 'car' ? makeInterior(model, badge, grade[1]) : undefined
  const vehicle: DemoVehicle = {
    stocknum: `${dealership.letter}${10_000 + number}`,
    vin,
    model,
    ...(model.series && { series: model.series }),
    ...(badge && { badge }),
    ...(engine && { engine }),
    year,
    ...dates,
    condition,
    status: 'in_stock',
    ...(km !== undefined && { km }),
    tare: makeTare(random, model),
    ...paint,
    ...(interior && { interior }),
    ...registration(context, model, year),
    features: [
      ...makeFeatures(random, { model, badge, engine, year, interior }, priceWhenNew),
      ...(addedBy[kitShown(photos)] ?? []),
    ],
    photos,
    ...(isCertified(context, model, { age, km }) && { certified: true }),
    ...prices(context, model, { priceWhenNew, age, km, engine }),
  }
  return { ...vehicle, comments: makeComments(random, vehicle, { today, ...dealership }) }
}

function isCertified({ batch, dealership }: Context, { make }: Model, { age, km }: Pick<Worth, 'age' | 'km'>): boolean {
  const { certifies } = dealership
  if (certifies?.make !== make.make || batch.condition !== 'used' || km === undefined) return false
  return age <= certifies.maxYears && km <= certifies.maxKm
}

const lastYear = (model: Model, [, , , years = model.years]: Grade, today: Date): number =>
  Math.min(years[1] ?? model.years[1] ?? today.getUTCFullYear(), today.getUTCFullYear())

const builtByHand = new Set<ItemType>(['caravan', 'motorhome', 'truck'])

/** What is built by hand and ordered with options weighs what the scale says, up to 4% more than the brochure. */
const makeTare = (random: Random, { item, tare }: Model): number =>
  builtByHand.has(item) ? tare + random.between(0, Math.floor(tare * 0.008)) * 5 : tare

function registration(
  { random, batch, dealership, today }: Context,
  { item }: Model,
  year: number,
): Partial<DemoVehicle> {
  if (batch.condition === 'new') return {}
  return {
    plate: makePlate(random, dealership.state, { item, year }),
    regoExpiry: makeRegoExpiry(random, today),
  }
}

/** Stamp duty, registration and delivery, as a share of a price. */
const charges = 0.04

type Worth = { priceWhenNew: number; age: number; km: number | undefined; engine: Engine | undefined }

function prices({ random, batch, dealership }: Context, model: Model, worth: Worth): Partial<DemoVehicle> {
  const { endings, isSubscription, withoutCharges } = dealership
  const { priceWhenNew } = worth
  const value = {
    new: () => priceWhenNew,
    demo: () => priceWhenNew * (0.89 + random.next() * 0.06),
    used: () => marketValue(model, priceWhenNew, worth),
  }[batch.condition]()
  const asked = batch.condition === 'new' ? priceWhenNew : askingPrice(random, model, { value, priceWhenNew }, endings)
  if (isSubscription) return { weeklyPrice: weeklyPrice(asked) }
  const excludes = random.chance(withoutCharges)
  const around = (spread: number) => Math.round((value * (1 + random.normal() * spread)) / 50) * 50
  return {
    price: excludes ? Math.round((asked * (1 - charges)) / 10) * 10 : asked,
    priceType: excludes ? 'excl_govt_charges' : 'drive_away',
    ...(batch.condition === 'used' && { market: { state: around(0.03), national: around(0.03) } }),
    // A demonstrator has the price that it had when it was new beside it, half of the time.
    ...(batch.condition === 'demo' && random.chance(0.5) && priceWhenNew > asked && { beforePrice: priceWhenNew }),
  }
}
