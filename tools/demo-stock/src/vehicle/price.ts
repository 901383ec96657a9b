import type { Engine, ItemType, Model } from '../facts/model.ts'
import type { Random } from '../random.ts'
import { usualKm } from './wear.ts'

/** New prices grow by this a year; the tables hold those of the last year in which a badge was new. */
const yearlyRise = 0.028

/** Drive away, when it was new. */
export function newPrice(priceAtEnd: number, lastYear: number, year: number): number {
  if (year >= lastYear) return priceAtEnd
  return Math.round((priceAtEnd * (1 - yearlyRise) ** (lastYear - year)) / 10) * 10
}

/** The share of its worth that a vehicle of average demand loses in each year. */
const yearlyLoss: Record<ItemType, number> = {
  car: 0.066,
  caravan: 0.058,
  motorhome: 0.05,
  motorcycle: 0.056,
  truck: 0.062,
}
const leftAfterSale = 0.93
const kmForAllWorth = 330_000
/** However far it has driven, it runs. */
const minKmFactor = 0.45

/** However sought after the model is with an engine: what has a battery alone falls faster. */
const maxElectricDemand = 0.66

type Used = { age: number; km: number | undefined; engine?: Engine | undefined }

/** What it is worth: less for every year and for kilometres beyond the usual, and slower where it is sought after. */
export function marketValue(model: Model, priceWhenNew: number, { age, km, engine }: Used): number {
  const sought = model.demand ?? 1
  const demand = engine?.fuel === 'Electric' ? Math.min(sought, maxElectricDemand) : sought
  const loss = yearlyLoss[model.item] / demand ** 1.5
  const aged = priceWhenNew * leftAfterSale * Math.exp(-loss * age)
  const excess = km === undefined ? 0 : (km - usualKm(model, age)) / kmForAllWorth
  return aged * Math.min(1.09, Math.max(minKmFactor, 1 - excess))
}

/** The minimum price of a running vehicle. */
const lowest: Record<ItemType, number> = {
  car: 3990,
  caravan: 8990,
  motorhome: 39_990,
  motorcycle: 2490,
  truck: 17_990,
}

type Worth = { value: number; priceWhenNew: number }
/** However sought after it is, what was driven costs less than it did new. */
const maxShareOfNew = 0.96

/** The price on the windscreen: what it is worth, as this dealer feels today, with the ending that he likes. */
export function askingPrice(random: Random, { item }: Model, worth: Worth, endings: readonly number[]): number {
  const felt = worth.value * (1 + random.normal() * 0.045)
  const ending = random.pick(endings)
  const step = ending >= 100 ? 1000 : 100
  const most = Math.floor((worth.priceWhenNew * maxShareOfNew - ending) / step) * step + ending
  return Math.min(most, Math.max(lowest[item], Math.round((felt - ending) / step) * step + ending))
}

/** A subscription's price a week, with registration, insurance and servicing in it. */
export const weeklyPrice = (price: number): number => Math.round((95 + price * 0.0049) / 5) * 5 - 1
