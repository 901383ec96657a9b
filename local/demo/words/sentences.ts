import type { Engine, WarrantyTerm } from '../facts/model.ts'
import { leisureSentences } from './leisure-sentences.ts'
import {
  atHand,
  both,
  builtAlready,
  cabbed,
  driveable,
  driven,
  isPassengerCar,
  isPast,
  type Offer,
  type Past,
  type Rule,
  type Said,
  thousands,
} from './said.ts'

/** A service's distance is a round one below what it has driven. */
const servicedAt = (km: number, less: number): string =>
  thousands(Math.max(1000, Math.floor(km / 1000) * 1000 - less * 500))

/** What somebody here has driven; what is new has delivery kilometres, what is coming none of ours. */
const drivenHere = new Set<Offer>(['demo', 'used', 'subscription'])

/** Always with a decimal: a 2.0 litre. */
const litres = (engine: Engine | undefined): string => (engine?.litres ?? 0).toFixed(1)

const termOf = ({ years }: WarrantyTerm): string => `${years}-year`
const written = ({ years, km }: Pick<WarrantyTerm, 'years' | 'km'>): string =>
  km === undefined ? `${years} years, however far you go` : `${years} years or ${thousands(km)} km`

/** What a car was used for, and by whom besides those of whom nothing was told. */
const usedFor: readonly (readonly [use: string, past: readonly Past[]])[] = [
  ['the school run', ['one owner', 'family']],
  ['one commute', ['one owner']],
  ['weekends', ['one owner', 'retired']],
  ['golf and groceries', ['one owner', 'retired']],
]
/** Nobody drives so far a year on errands. */
const isFarDriven = ({ odometer, age }: Said): boolean => odometer > age * 20_000

/** What can be said of a vehicle. A description takes a few, so each says one thing and names a figure or a fact of its own. */
export const sentences: readonly Rule[] = [
  ...leisureSentences,
  {
    of: driven,
    as: driveable,
    fits: ({ odometer, engine }) => odometer > 5000 && engine?.litres !== undefined,
    say: ({ odometer, random }) =>
      `${random.pick(['Last serviced', 'The last service was', 'Our workshop serviced it'])} at ${servicedAt(odometer, random.between(0, 4))} km${random.pick(['', ', with new oil and filters', ' and nothing was put off', ', brakes measured and noted'])}.`,
  },
  {
    of: ['car'],
    as: driveable,
    fits: ({ odometer, engine }) => odometer > 5000 && engine?.litres === undefined,
    say: ({ odometer, random }) =>
      `${random.pick(['Last serviced', 'The last service was', 'Our workshop serviced it'])} at ${servicedAt(odometer, random.between(0, 4))} km${random.pick(['', ', with brake fluid and a cabin filter', ', software brought up to date', ', brakes measured and noted'])}.`,
  },
  {
    of: ['car'],
    as: driveable,
    say: ({ random }) => {
      const [front, rear] = [random.between(4, 8), random.between(4, 8)]
      return random.pick([
        `Tyres measure ${front} mm at the front and ${rear} mm at the rear.`,
        `There is ${front} mm of tread left on the front tyres and ${rear} mm on the back.`,
        `Four ${random.pick(['matching', 'good', 'name-brand'])} tyres, ${Math.min(front, rear)} mm at worst.`,
      ])
    },
  },
  {
    as: ['used'],
    fits: ({ rego }) => rego !== undefined,
    say: ({ rego, random }) =>
      random.pick([
        `Registered until ${rego}.`,
        `Registration runs to ${rego} and stays on it.`,
        `The rego is paid up to ${rego}.`,
      ]),
  },
  {
    of: cabbed,
    as: ['used'],
    say: ({ random, noun, place }) =>
      random.pick([
        'Both keys and the owner’s handbook are in the glovebox.',
        `Log books and both keys came with the ${noun}.`,
        `The service book is stamped from ${place} to here.`,
        'Two keys, complete books and the original receipt are on file.',
      ]),
  },
  {
    fits: ({ has }) => has.length > 1,
    say: ({ has: [a = '', b = ''], random }) =>
      random.pick([
        `It comes with ${both(a, b)}.`,
        `You get ${a}, and ${b} as well.`,
        `${a.charAt(0).toUpperCase()}${both(a, b).slice(1)} are fitted.`,
      ]),
  },
  {
    fits: ({ has }) => has.length > 3,
    say: ({ has: [, , c = '', d = ''], random }) =>
      random.pick([
        `Also on board: ${both(c, d)}.`,
        `Owners like the ${c.replace(/^an? /, '')}; do not overlook the ${d.replace(/^an? /, '')}.`,
        `Add ${both(c, d)}, and little is missing.`,
      ]),
  },
  {
    of: cabbed,
    as: builtAlready,
    fits: ({ engine }) => engine?.uses !== undefined,
    say: ({ engine, random, offer }) =>
      random.pick([
        `It uses ${engine?.uses} L per 100 km on the combined cycle.`,
        `Official consumption is ${engine?.uses} L/100 km${drivenHere.has(offer) ? ', and our own drive agreed' : ''}.`,
        ...((engine?.uses ?? 0) < 7 ? [`At ${engine?.uses} L/100 km it will not live at the pump.`] : []),
      ]),
  },
  {
    of: ['car'],
    fits: ({ engine }) => engine?.fuel === 'Electric',
    say: ({ engine, random, age, offer }) =>
      random.pick([
        `The maker promises ${engine?.range} km on a charge.`,
        `A full charge is good for up to ${engine?.range} km.`,
        ...(age > 1 && drivenHere.has(offer)
          ? [`Battery health tested at ${Math.round(100 - age * 1.7 - random.next() * 2)} per cent.`]
          : []),
      ]),
  },
  {
    of: cabbed,
    fits: ({ model }) => (model.towing ?? 0) >= 2000,
    say: ({ model, random, noun }) =>
      random.pick([
        `Rated to tow ${(model.towing ?? 0).toLocaleString('en-AU')} kg with brakes.`,
        `A ${noun} that pulls ${Math.round((model.towing ?? 0) / 100) / 10} tonnes, if you need it to.`,
      ]),
  },
  {
    of: ['car'],
    as: builtAlready,
    fits: ({ engine }) => engine?.litres !== undefined,
    say: ({ engine, random, offer }) =>
      random.pick([
        `The ${litres(engine)} litre engine makes ${engine?.power} kW${drivenHere.has(offer) ? ' and was quiet from cold when we started it' : ''}.`,
        ...((engine?.power ?? 0) > 125 ? [`${engine?.power} kW from ${litres(engine)} litres is plenty.`] : []),
        `Under the bonnet is the ${litres(engine)} litre with ${engine?.power} kW.`,
      ]),
  },
  {
    of: ['car', 'truck'],
    as: atHand,
    fits: ({ engine }) => engine?.gearbox === 'Manual',
    say: ({ engine, random }) =>
      random.pick([
        `The ${engine?.gears}-speed manual shifts cleanly and the clutch bites low.`,
        `A proper ${engine?.gears}-speed manual, for those who still like one.`,
      ]),
  },
  {
    as: ['subscription'],
    say: ({ random, noun }) =>
      random.pick([
        `The excess is $${random.between(5, 12) * 100} and can be lowered.`,
        'Keep it for a month or for years; a week’s notice ends it.',
        `This ${noun} is for drivers over ${random.pick([21, 23, 25])} with a full licence.`,
        `Servicing is due in ${random.between(3, 14)},000 km and is on us.`,
      ]),
  },
  {
    of: ['car'],
    as: driveable,
    fits: ({ opening, paint }) => !opening.includes(paint),
    say: ({ paint, random, days }) =>
      random.pick([
        `The ${paint} paint has ${random.pick(['one stone chip', 'two small chips', 'a light scratch', 'a touched-up mark'])} on the ${random.pick(['bonnet', 'driver’s door', 'passenger door', 'left front corner', 'right rear corner'])}.`,
        `${paint} paint, machine polished here ${days <= 6 ? 'this week' : 'before it was listed'}.`,
        `Paint readings are even all round, so the ${paint} is as the factory left it.`,
      ]),
  },
  {
    of: ['car'],
    as: ['demo', 'used', 'subscription'],
    say: ({ interior, random }) =>
      random.pick([
        `Inside, the ${interior} has ${random.pick(['no tears', 'no stains', 'hardly a mark', 'worn very well'])}.`,
        `The ${interior} trim was detailed by hand and smells of nothing.`,
        `Nobody has smoked in it, and the ${interior} shows it.`,
      ]),
  },
  {
    of: ['car'],
    fits: ({ model }) => (model.seats ?? 0) === 7 || model.seats === 8,
    say: ({ model, random }) =>
      random.pick([
        `${model.seats} seats, and the last row folds flat.`,
        `There is room for ${model.seats}, or for five and the pram.`,
      ]),
  },
  {
    of: ['car'],
    fits: ({ model, age }) => (model.ancap ?? 5) === 5 && age < 8,
    say: ({ random }) =>
      random.pick([
        'ANCAP gave it five stars.',
        'Five ANCAP stars, with all the airbags that go with them.',
        'It carries the full five-star ANCAP rating.',
      ]),
  },
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
      const within = km === undefined ? '' : `, or until ${thousands(km)} km`
      return random.pick([
        `About ${monthsLeft} months of factory warranty remain${within}.`,
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
    say: ({ random, noun }) =>
      random.pick([
        `It passed our ${random.pick([90, 110, 120, 140])}-point inspection with ${random.pick(['a wiper blade', 'a globe', 'a cabin filter', 'one brake hose', 'nothing'])} to replace.`,
        'The PPSR check is clear: no finance owing, never written off, not stolen.',
        `This ${noun} has ${random.pick(['never been in an accident', 'no accident history that we or the register know of', 'a clear history report'])}.`,
      ]),
  },
  {
    of: ['car'],
    as: ['used'],
    fits: isPassengerCar,
    say: (said) => {
      const { random, place } = said
      const errands = usedFor.filter(([, of]) => isPast(said, ...of) && !isFarDriven(said)).map(([use]) => use)
      return random.pick([
        `Most of its distance was ${random.pick(['highway', 'country road', 'motorway'])} between ${place} and ${random.pick(['the coast', 'the city', 'the airport', 'a farm'])}.`,
        `It was garaged ${isPast(said, 'one owner') ? random.pick(['at night', 'from new', 'under cover']) : 'under cover'} in ${place}.`,
        ...(errands.length > 0 ? [`Used for ${random.pick(errands)} in ${place}.`] : []),
      ])
    },
  },
]
