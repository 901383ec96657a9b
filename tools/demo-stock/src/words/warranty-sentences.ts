import { numberText } from '@forecourt/domain/text/numbers'
import type { WarrantyTerm } from '../facts/model.ts'
import { cabbed, hasPast, isPassengerCar, oneOf, type Past, type Rule, type VehicleFacts } from './sentence-rule.ts'

const termOf = ({ years }: WarrantyTerm): string => `${years}-year`
const written = ({ years, km }: Pick<WarrantyTerm, 'years' | 'km'>): string =>
  km === undefined ? `${years} years, however far you go` : `${years} years or ${numberText(km)} km`

/** What a car was used for, and by which pasts besides an unknown one. */
const usedFor: readonly (readonly [use: string, past: readonly Past[]])[] = [
  ['the school run', ['one owner', 'family']],
  ['one commute', ['one owner']],
  ['weekends', ['one owner', 'retired']],
  ['golf and groceries', ['one owner', 'retired']],
]
/** More kilometres a year than errands explain. */
const isFarDriven = ({ odometer, age }: VehicleFacts): boolean => odometer > age * 20_000

/** Sentences on a vehicle’s warranty, finish and past. */
export const warrantySentences: readonly Rule[] = [
  {
    as: ['new'],
    say: ({ model, random, warranty, warranty: { ifServiced } }) =>
      random.pick([
        `The ${termOf(warranty)} factory warranty ${random.pick(['starts on the day you collect it', 'is yours from the first day', 'applies in full'])}.`,
        `${model.make.make}’s own warranty covers it: ${written(warranty)}.`,
        ...(ifServiced
          ? [
              `The ${termOf(warranty)} factory warranty grows to ${written(ifServiced)} with every service at a ${model.make.make} dealer.`,
            ]
          : []),
      ]),
  },
  {
    as: ['demo'],
    say: ({ warranty, random }) =>
      random.pick([
        `Its ${termOf(warranty)} factory warranty began when we registered it, and the rest is yours.`,
        `The balance of the ${termOf(warranty)} factory warranty, counted from our registration, goes with it.`,
      ]),
  },
  {
    as: ['used'],
    fits: ({ monthsLeft }) => monthsLeft >= 6,
    say: ({ model, monthsLeft, random, warranty: { km } }) => {
      const within = km === undefined ? '' : `, or until ${numberText(km)} km`
      return random.pick([
        `About ${monthsLeft} months of factory warranty remain${within}.`,
        `It has ${monthsLeft} months of factory cover to run${within}.`,
        `Still covered by ${model.make.make} for another ${monthsLeft} months or so${within}.`,
      ])
    },
  },
  {
    of: ['car'],
    as: ['new', 'preorder', 'demo', 'coming'],
    fits: ({ opening, paint }) => !opening.includes(paint),
    say: ({ paint, interior, random }) =>
      random.pick([
        `Finished in ${paint} with ${interior} inside.`,
        `The colour is ${paint}; the seats are ${interior}.`,
        `${paint} outside, ${interior} inside.`,
      ]),
  },
  {
    of: cabbed,
    as: ['used'],
    say: (said) => {
      const { random, noun } = said
      const replaced = random.pick(['a wiper blade', 'a globe', 'a cabin filter', 'one brake hose', 'nothing'])
      return oneOf(
        said,
        [
          `This ${noun} has ${random.pick(['no accident on its record', 'no accident history that we or the register know of', 'a clear history report'])}.`,
          'Its PPSR certificate is clear.',
        ],
        {
          harbourside: [
            'The PPSR check is clear: no finance owing, never written off, not stolen.',
            `On the hoist it wanted ${replaced}.`,
          ],
          northgate: [
            `It passed our ${random.pick([110, 120])}-point inspection with ${replaced} to replace.`,
            `Workshop report: ${replaced} to replace.`,
          ],
          meridian: [
            'A PPSR certificate comes with it: no encumbrance, no write-off.',
            `The group’s ${random.pick([90, 140])}-point inspection found ${replaced} to replace.`,
            'A clear title is guaranteed in writing.',
          ],
          openroad: [`Our mechanic asked for ${replaced} and signed it off.`],
        },
      )
    },
  },
  {
    of: ['car'],
    as: ['used'],
    fits: isPassengerCar,
    say: (said) => {
      const { random, place } = said
      const errands = usedFor.filter(([, of]) => hasPast(said, ...of) && !isFarDriven(said)).map(([use]) => use)
      return random.pick([
        `Most of its distance was ${random.pick(['highway', 'country road', 'motorway'])} between ${place} and ${random.pick(['the coast', 'the city', 'the airport', 'a farm'])}.`,
        `It was garaged ${hasPast(said, 'one owner') ? random.pick(['at night', 'from new', 'under cover']) : 'under cover'} in ${place}.`,
        `A driveway in ${place} was its last address.`,
        `It came to us from ${place}.`,
        ...(errands.length > 0 ? [`Used for ${random.pick(errands)} in ${place}.`] : []),
      ])
    },
  },
]
