import type { Colour, Make, Model, PictureBody } from '../facts/model.ts'
import type { Random } from '../random.ts'

/** How common each colour is on Australian roads. */
const colours: readonly (readonly [colour: Colour, share: number])[] = [
  ['white', 31],
  ['grey', 18],
  ['silver', 13],
  ['black', 13],
  ['blue', 11],
  ['red', 9],
  ['green', 3],
  ['orange', 2],
]
/** What is bought for work is white; a motorcycle is anything but. */
const workColours: typeof colours = [
  ['white', 68],
  ['silver', 10],
  ['grey', 8],
  ['black', 5],
  ['blue', 5],
  ['red', 4],
]
const brightColours: typeof colours = [
  ['black', 30],
  ['red', 18],
  ['blue', 16],
  ['grey', 12],
  ['white', 8],
  ['green', 8],
  ['orange', 6],
  ['silver', 2],
]
const works = new Set<PictureBody>(['van', 'cabChassis', 'lightTruck', 'bus', 'motorhome', 'caravan'])

/** What builders of caravans, motorhomes, motorcycles and trucks paint with. */
const plainPaints: NonNullable<Make['paints']> = {
  white: ['White', 'Arctic White', 'Pearl White'],
  grey: ['Graphite', 'Steel Grey', 'Storm Grey'],
  silver: ['Silver', 'Mercury Silver'],
  black: ['Ebony Black', 'Onyx', 'Midnight'],
  blue: ['Deep Ocean Blue', 'Cobalt Blue'],
  red: ['Magma Red', 'Ember Red'],
  green: ['Forest Green', 'Deep Sage'],
  orange: ['Volcanic Orange', 'Sunset Orange'],
}

/** A colour that its maker sold in its year, as often as it is on the roads, and what he called it. */
export function makeColour(random: Random, model: Model, year: number): { colour: Colour; paint: string } {
  const table = works.has(model.pictures) ? workColours : model.item === 'motorcycle' ? brightColours : colours
  const sold = table.filter(([colour]) => paintsOf(model.make, colour, year).length > 0)
  const colour = random.weighted(sold)
  return { colour, paint: random.pick(paintsOf(model.make, colour, year)) }
}

/** The names of a colour that a make sold in a model year; none where it did not sell it. */
export const paintsOf = ({ paints = plainPaints }: Make, colour: Colour, year: number): readonly string[] =>
  (paints[colour] ?? []).flatMap((paint) => {
    const [name, from, to = year] = typeof paint === 'string' ? [paint, year] : paint
    return from <= year && year <= to ? [name] : []
  })

/** Pictures of an interior show dark grey seats; those of a convertible tan ones. */
const interiors = {
  plain: ['Black cloth', 'Charcoal cloth', 'Grey cloth'],
  better: ['Black cloth', 'Black leather-appointed', 'Black synthetic leather', 'Charcoal cloth'],
  top: ['Black leather-appointed', 'Black synthetic leather'],
  best: ['Black leather', 'Charcoal leather', 'Black nappa leather'],
  open: ['Tan leather', 'Cognac leather', 'Saddle tan leather'],
  /** No animal is in a Tesla, whatever it costs. */
  Tesla: ['Black synthetic leather'],
}

/** Badges that are ordered to work with, however dear they are. */
const workBadges = /^(?:Workmate|XL|GXL?|SX|SR|ST|L|GLX|SL|Pro|LS-M|XT)$/
/** Badges at the top of a range that is not dear, which have some hide whatever they cost. */
const topBadges =
  /Astina|Akera|Azami|Asaki|Highlander|GT-Line|Calligraphy|Limited|Titanium|Platinum|Sahara|Kakadu|Grande|Wildtrak|Exceed|\bTi\b|Elegance|Highline|Vignale|LS-T|LS-U\+|X-Terrain/

/** What one sits on, the dearer the finer; to work one goes on cloth. */
export function makeInterior(random: Random, { pictures, make }: Model, badge: string, priceWhenNew: number): string {
  if (pictures === 'convertible') return random.pick(interiors.open)
  if (make.make === 'Tesla') return random.pick(interiors.Tesla)
  if (works.has(pictures) || workBadges.test(badge)) return random.pick(interiors.plain)
  if (priceWhenNew > 75_000) return random.pick(interiors.best)
  if (topBadges.test(badge)) return random.pick(interiors.top)
  return random.pick(priceWhenNew > 42_000 ? interiors.better : interiors.plain)
}
