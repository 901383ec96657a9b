import type { PictureBody } from '../facts/model.ts'
import { type Random, seededRandom, seedOf } from '../random.ts'
import { accessories, canHave, equipment, priceThreshold } from './equipment.ts'
import type { Equipment, EquipmentContext } from './equipment-context.ts'

/** Models of one price differ in what they come with: one has a thing for so much less or more than another. */
const spread = { least: 0.85, most: 1.15 }

/** A model's price for an item, relative to others: the same for all its badges and years. */
function priceFactor({ model: { make, model, series = '' } }: EquipmentContext, name: string): number {
  const share = seededRandom(seedOf('equipment', make.make, model, series, name)).next()
  return spread.least + share * (spread.most - spread.least)
}

/** The first badge of a range comes with less than its price says, the last with more. */
const place = { first: 0.9, last: 1.3 }
/** Of what is bought to work with, so much of the price is chassis and not comfort. */
const works = new Set<PictureBody>(['ute', 'cabChassis', 'van', 'bus'])
const worksShare = 0.82

function placeOf({ model, badge }: EquipmentContext): number {
  const prices = model.grades.map(([, price]) => price)
  const own = model.grades.find(([name]) => name === badge)?.[1]
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const share = own === undefined || most === least ? 0.5 : (own - least) / (most - least)
  return place.first + share * (place.last - place.first)
}

/** What every vehicle of a badge and year came with: a dearer badge of the same year has no less, but for what it never had. */
function factoryFeatures(fitted: EquipmentContext, priceWhenNew: number): string[] {
  const worth = (priceWhenNew / 1000) * placeOf(fitted) * (works.has(fitted.model.pictures) ? worksShare : 1)
  const isFitted = (one: Equipment): boolean =>
    canHave(one, fitted) && worth >= priceThreshold(one, fitted.year) * priceFactor(fitted, one.name)
  const came = equipment[fitted.model.item].filter(isFitted)
  return came.filter(({ needs }) => !needs || came.some(({ name }) => name === needs)).map(({ name }) => name)
}

/** What a vehicle has: all that its badge came with, and an accessory or two that another of its badge may be without. */
export function makeFeatures(random: Random, fitted: EquipmentContext, priceWhenNew: number): string[] {
  const added = accessories[fitted.model.item].filter((one) => canHave(one, fitted)).map(({ name }) => name)
  return [...factoryFeatures(fitted, priceWhenNew), ...random.some(added, random.between(0, 2))]
}
