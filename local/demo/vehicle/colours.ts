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

const plainPaints: Record<Colour, readonly string[]> = {
  white: ['White', 'Arctic White', 'Pearl White'],
  grey: ['Graphite', 'Steel Grey', 'Storm Grey'],
  silver: ['Silver', 'Mercury Silver'],
  black: ['Ebony Black', 'Onyx', 'Midnight'],
  blue: ['Deep Ocean Blue', 'Cobalt Blue'],
  red: ['Magma Red', 'Ember Red'],
  green: ['Forest Green', 'Deep Sage'],
  orange: ['Volcanic Orange', 'Sunset Orange'],
}

export function makeColour(random: Random, model: Model): { colour: Colour; paint: string } {
  const table = works.has(model.pictures) ? workColours : model.item === 'motorcycle' ? brightColours : colours
  const colour = random.weighted(table)
  return { colour, paint: random.pick(paintsOf(model.make, colour)) }
}

const paintsOf = ({ paints }: Make, colour: Colour): readonly string[] => paints?.[colour] ?? plainPaints[colour]

const interiors = {
  plain: ['Black cloth', 'Charcoal cloth', 'Grey cloth'],
  better: ['Black cloth', 'Black leather-appointed', 'Black synthetic leather', 'Grey cloth'],
  best: ['Black leather', 'Tan leather', 'Grey leather', 'Ivory leather', 'Black nappa leather'],
}

/** What one sits on, the dearer the finer; to work one goes on cloth. */
export function makeInterior(random: Random, { pictures }: Model, priceWhenNew: number): string {
  if (works.has(pictures)) return random.pick(interiors.plain)
  return random.pick(
    priceWhenNew > 75_000 ? interiors.best : priceWhenNew > 42_000 ? interiors.better : interiors.plain,
  )
}
