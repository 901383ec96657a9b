import type { Colour, Make, Model, PictureBody } from '../facts/model.ts'
import { type Random, seededRandom, seedOf } from '../random.ts'

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
/** What is bought for work is white. */
const workColours: typeof colours = [
  ['white', 68],
  ['silver', 10],
  ['grey', 8],
  ['black', 5],
  ['blue', 5],
  ['red', 4],
]
/** Buses are white by default. */
const busColours: typeof colours = [
  ['white', 85],
  ['silver', 15],
]
/** A motorcycle is anything but. */
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

function coloursOf({ pictures, item }: Model): typeof colours {
  if (pictures === 'bus') return busColours
  if (works.has(pictures)) return workColours
  return item === 'motorcycle' ? brightColours : colours
}

/** What builders of caravans, motorhomes and trucks paint with, and others without paints of their own. */
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

/** The additional percentage in the maker's own colour. */
const ownShare = 25

/** A colour that its maker sold in its year, as often as it is on the roads, and what he called it. */
export function makeColour(random: Random, model: Model, year: number): { colour: Colour; paint: string } {
  const sold = coloursOf(model).filter(([colour]) => paintsOf(model.make, colour, year).length > 0)
  const { ownColour } = model.make
  const colour = random.weighted(
    sold.map(([one, share]) => [one, one === ownColour ? share + ownShare : share] as const),
  )
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
  cloth: ['Black cloth', 'Charcoal cloth', 'Grey cloth'],
  some: ['Black leather-appointed', 'Black synthetic leather'],
  hide: ['Black leather', 'Charcoal leather', 'Black nappa leather'],
  open: ['Tan leather', 'Cognac leather', 'Saddle tan leather'],
  sport: ['Black suede-look cloth'],
  /** No animal is in a Tesla, whatever it costs. */
  Tesla: ['Black synthetic leather'],
}

/** Badges that are ordered to work with, or with cloth by most, however dear they are. */
const workBadges = /^(?:Workmate|XLT?|GXL?(?: Hybrid)?|SX|SR5?|ST|L|GLX|GLS|SL|Pro|LS-[MU]|XTR?|Trend|Ambiente)$/
/** Badges at the top of a range that is not dear, which have some hide whatever they cost. */
const topBadges =
  /Astina|Akera|Azami|Asaki|Highlander|GT-Line|Calligraphy|Limited|Titanium|Platinum|Sahara|Kakadu|Grande|Wildtrak|Exceed|\bTi\b|Elegance|Highline|Vignale|LS-T|LS-U\+|X-Terrain/

/** Badges that are raced in: bucket seats that are neither hide nor heated, whatever they cost. */
const raceBadges = /^Type R$/

/** What one sits on, by badge, so that two of one badge are alike: the dearer the finer; to work one goes on cloth. */
export function makeInterior({ pictures, make, model, series }: Model, badge: string, price: number): string {
  const pickOf = (kinds: readonly string[]): string =>
    seededRandom(seedOf('trim', make.make, model, series ?? '', badge)).pick(kinds)
  if (pictures === 'convertible') return pickOf(interiors.open)
  if (make.make === 'Tesla') return pickOf(interiors.Tesla)
  if (raceBadges.test(badge)) return pickOf(interiors.sport)
  if (works.has(pictures) || workBadges.test(badge)) return pickOf(interiors.cloth)
  if (price > 75_000) return pickOf(interiors.hide)
  return pickOf(topBadges.test(badge) || price > 50_000 ? interiors.some : interiors.cloth)
}
