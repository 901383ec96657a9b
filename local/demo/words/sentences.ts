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
  oneOf,
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

/** Words as they begin a sentence. */
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

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
    say: (said) => {
      const { random } = said
      const [front, rear] = [random.between(4, 8), random.between(4, 8)]
      return oneOf(
        said,
        [
          `Tyres measure ${front} mm at the front and ${rear} mm at the rear.`,
          `Four ${random.pick(['matching', 'good', 'name-brand'])} tyres, ${Math.min(front, rear)} mm at worst.`,
        ],
        {
          harbourside: [
            `We put a gauge on the tyres: ${front} mm in front, ${rear} mm behind.`,
            `The tyres have some way to go, at ${front} and ${rear} mm.`,
          ],
          northgate: [
            `Tread was ${front} mm front and ${rear} mm rear at our check.`,
            `Our technicians wrote down ${front} mm for the front tyres and ${rear} mm for the rear.`,
          ],
          meridian: [
            `There is ${front} mm of tread left on the front tyres and ${rear} mm on the back.`,
            `Tread depth is ${front} mm on the front axle and ${rear} mm on the rear.`,
            `Front tyres ${front} mm, rear tyres ${rear} mm, rotated before sale.`,
          ],
          drivewise: [`Its tyres have ${Math.min(front, rear)} mm or more, and we replace them when they are due.`],
        },
      )
    },
  },
  {
    as: ['used'],
    fits: ({ rego }) => rego !== undefined,
    say: (said) =>
      oneOf(said, [`Registered until ${said.rego}.`, `Registration runs to ${said.rego}.`], {
        harbourside: [`The rego is paid up to ${said.rego}.`, `Rego to ${said.rego}, which stays with it.`],
        northgate: [`Sold with registration to ${said.rego}.`, `Rego: ${said.rego}.`],
        meridian: [
          `Current registration expires in ${said.rego}.`,
          `It is registered, with the balance to ${said.rego} included.`,
          `You will not see a registration bill before ${said.rego}.`,
        ],
        openroad: [`Rego is good until ${said.rego}, so the first trip need not wait.`],
      }),
  },
  {
    of: cabbed,
    as: ['used'],
    say: (said) =>
      oneOf(
        said,
        [
          `Log books and both keys came with the ${said.noun}.`,
          `The service book is stamped from ${said.place} to here.`,
        ],
        {
          harbourside: [
            'Both keys and the owner’s handbook are in the glovebox.',
            'Two keys, and a book with a stamp wherever there should be one.',
          ],
          northgate: ['Two keys and full log books.', 'Every log book entry was checked against the odometer.'],
          meridian: [
            'Two keys, complete books and the original receipt are on file.',
            'Service history is complete and may be read at our desk.',
            `The history of this ${said.noun} is documented, and two keys are supplied.`,
          ],
          openroad: ['Two keys and a folder of every receipt are in the cab.'],
        },
      ),
  },
  {
    fits: ({ has }) => has.length > 1,
    say: (said) => {
      const [a = '', b = ''] = said.has
      return oneOf(said, [`It comes with ${both(a, b)}.`, `It has ${both(a, b)}.`], {
        harbourside: [`You get ${a}, and ${b} as well.`, `With ${both(a, b)} it is no bare one.`],
        northgate: [`Equipped with ${both(a, b)}.`, `Fitted: ${both(a, b)}.`],
        meridian: [
          `${a.charAt(0).toUpperCase()}${both(a, b).slice(1)} are fitted.`,
          `Its equipment includes ${both(a, b)}.`,
          `Among its features are ${both(a, b)}.`,
        ],
        drivewise: [`You have ${both(a, b)} for as long as you keep it.`],
        openroad: [`${capital(both(a, b))} come with it.`],
      })
    },
  },
  {
    fits: ({ has }) => has.length > 3,
    say: (said) => {
      const [, , c = '', d = ''] = said.has
      return oneOf(said, [`Also on board: ${both(c, d)}.`, `It has ${both(c, d)} besides.`], {
        harbourside: [`Add ${both(c, d)}, and little is missing.`, `What else? ${capital(both(c, d))}.`],
        northgate: [`Plus ${both(c, d)}.`, `${capital(both(c, d))} complete the list.`],
        meridian: [
          `${capital(both(c, d))} are on the list as well.`,
          `You will also find ${both(c, d)}.`,
          `Further equipment: ${both(c, d)}.`,
        ],
        drivewise: [`${capital(both(c, d))} cost no more a week.`],
        openroad: [`Worth having too: ${both(c, d)}.`],
      })
    },
  },
  {
    of: cabbed,
    as: builtAlready,
    fits: ({ engine }) => engine?.uses !== undefined,
    say: (said) => {
      const uses = said.engine?.uses ?? 0
      const isThrifty = uses < 7
      return oneOf(
        said,
        [
          `Consumption: ${uses} L/100 km, combined.`,
          `Combined, it uses ${uses} L/100 km.`,
          `${uses} L/100 km is its combined figure.`,
        ],
        {
          harbourside: [
            `The sticker says ${uses} L/100 km.`,
            ...(isThrifty ? [`At ${uses} L/100 km it will not live at the pump.`] : []),
          ],
          northgate: [`Rated at ${uses} L/100 km.`, `The maker quotes ${uses} L/100 km combined.`],
          meridian: [
            `Official consumption is ${uses} L/100 km.`,
            `Its combined figure is ${uses} litres per 100 km.`,
            `By the standard test it needs ${uses} L for 100 km.`,
          ],
          drivewise: [
            `Fuel is yours to buy: ${uses} L per 100 km by the test.`,
            `The test says ${uses} L for each 100 km.`,
          ],
          openroad: [`Reckon on ${uses} L/100 km or more with a load.`],
        },
      )
    },
  },
  {
    of: ['car'],
    fits: ({ engine }) => engine?.fuel === 'Electric',
    say: ({ engine, random, age, offer }) =>
      random.pick([
        `The maker promises ${engine?.range} km on a charge.`,
        `Rated range is ${engine?.range} km.`,
        `It was tested at ${engine?.range} km between charges.`,
        `A full charge is good for up to ${engine?.range} km.`,
        ...(age > 1 && drivenHere.has(offer)
          ? [`Battery health tested at ${Math.round(100 - age * 1.7 - random.next() * 2)} per cent.`]
          : []),
      ]),
  },
  {
    of: cabbed,
    fits: ({ model }) => (model.towing ?? 0) >= 2000,
    say: (said) => {
      const kg = thousands(said.model.towing ?? 0)
      return oneOf(said, [`Rated to tow ${kg} kg with brakes.`, `Braked towing limit: ${kg} kg.`], {
        harbourside: [`It will take a boat of up to ${kg} kg to the ramp.`],
        northgate: [`Tows ${kg} kg braked.`, `Its braked towing capacity of ${kg} kg is from the maker’s own table.`],
        meridian: [`Maximum braked towing is ${kg} kg.`, `It may draw ${kg} kg behind it, with trailer brakes.`],
        openroad: [`It pulls ${kg} kg; bring your trailer and we will check the ball weight.`],
      })
    },
  },
  {
    of: ['car'],
    as: builtAlready,
    fits: ({ engine }) => engine?.litres !== undefined,
    say: (said) => {
      const { engine, offer } = said
      const size = litres(engine)
      return oneOf(
        said,
        [
          `The ${size} litre engine makes ${engine?.power} kW.`,
          `Output is ${engine?.power} kW from ${size} litres.`,
          `Engine: ${size} litres, ${engine?.power} kW.`,
        ],
        {
          harbourside: [
            `Under the bonnet is the ${size} litre with ${engine?.power} kW.`,
            ...(drivenHere.has(offer) ? [`The ${size} litre was quiet from cold when we started it.`] : []),
          ],
          northgate: [
            `This is the ${size} litre, good for ${engine?.power} kW.`,
            ...((engine?.power ?? 0) > 125 ? [`${engine?.power} kW from ${size} litres is plenty.`] : []),
          ],
          meridian: [
            `Power is ${engine?.power} kW from a ${size} litre engine.`,
            `A ${size} litre engine of ${engine?.power} kW drives it.`,
            `The engine is the ${size} litre, rated at ${engine?.power} kW.`,
          ],
        },
      )
    },
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
    say: (said) => {
      const { paint, random, days } = said
      const mark = random.pick(['one stone chip', 'two small chips', 'a light scratch', 'a touched-up mark'])
      const at = random.pick(['bonnet', 'driver’s door', 'passenger door', 'left front corner', 'right rear corner'])
      const polished = days <= 6 ? 'this week' : 'before it was listed'
      return oneOf(said, [`The ${paint} paint has ${mark} on the ${at}.`], {
        harbourside: [
          `We found ${mark} in the ${paint}, on the ${at}, and left it to be seen.`,
          `The ${paint} was polished here ${polished}, by hand.`,
        ],
        northgate: [
          `${paint} paint, machine polished here ${polished}.`,
          `Our detailers touched the ${paint} up on the ${at}.`,
        ],
        meridian: [
          `Paint readings are even all round, so the ${paint} is as the factory left it.`,
          `Its ${paint} finish shows ${mark} at the ${at}.`,
          `The ${paint} was corrected and sealed ${polished}.`,
          `Condition report, outside: ${mark}, ${at}, ${paint} otherwise even.`,
        ],
        drivewise: [`Its ${paint} has ${mark} on the ${at}, written down so that nobody bills you for it.`],
      })
    },
  },
  {
    of: ['car'],
    as: ['demo', 'used', 'subscription'],
    say: (said) => {
      const { interior, random } = said
      return oneOf(
        said,
        [
          `Inside, the ${interior} ${random.pick(['has no tears', 'has no stains', 'has hardly a mark', 'is clean and dry'])}.`,
          `The ${interior} has worn well.`,
        ],
        {
          harbourside: [
            `Nobody has smoked in it, and the ${interior} shows it.`,
            `The ${interior} looks like its kilometres, no more.`,
          ],
          northgate: [
            `The ${interior} was shampooed by our detailers.`,
            `Mats out, seats forward: the ${interior} was cleaned to the floor.`,
          ],
          meridian: [
            `The ${interior} trim was detailed by hand.`,
            `Its ${interior} trim presents very well.`,
            `Seats in ${interior} are free of wear at the bolsters.`,
          ],
          drivewise: [`The ${interior} is cleaned between one subscriber and the next.`],
        },
      )
    },
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
    say: (said) =>
      oneOf(said, ['ANCAP gave it five stars.', 'It has five ANCAP stars.'], {
        harbourside: [
          'Five ANCAP stars, if you are buying for the family.',
          'It was crash tested, and has all five stars.',
        ],
        northgate: ['It carries the full five-star ANCAP rating.', 'ANCAP: five stars.'],
        meridian: [
          'Its ANCAP rating is five stars.',
          'A five-star ANCAP result applies to it.',
          'ANCAP awarded this model its five stars.',
        ],
        drivewise: ['Five ANCAP stars, with all the airbags that go with them.'],
      }),
  },
  {
    of: cabbed,
    as: builtAlready,
    fits: ({ engine }) => engine?.gears !== undefined && engine.gears > 3 && engine.gearbox !== 'Manual',
    say: (said) => {
      const gears = said.engine?.gears ?? 0
      return oneOf(said, [`It has ${gears} speeds and shifts itself.`, `The automatic has ${gears} gears.`], {
        harbourside: [`${gears} gears, and it picks the right one.`],
        northgate: [`Driven by a ${gears}-speed automatic.`, `Gearbox: automatic, ${gears} speeds.`],
        meridian: [
          `Power goes through a ${gears}-speed automatic.`,
          `Its transmission is an automatic of ${gears} speeds.`,
          `A ${gears}-speed automatic transmission is fitted.`,
        ],
      })
    },
  },
  {
    of: ['car'],
    say: (said) => {
      const [length, width, height] = said.model.size.map((mm) => (mm / 1000).toFixed(2))
      return oneOf(
        said,
        [
          `It is ${length} m long and ${width} m wide.`,
          `Length ${length} m, width ${width} m.`,
          `${length} m from bumper to bumper.`,
        ],
        {
          harbourside: [
            ...(said.model.size[0] < 4700 ? [`At ${length} m it fits most carports on the beaches.`] : []),
            `Measure your garage: ${length} m by ${width} m, and ${height} m high.`,
          ],
          northgate: [`Outside it measures ${length} by ${width} m.`, `${length} m long, ${height} m high.`],
          meridian: [
            `Its length is ${length} m and its height ${height} m.`,
            `It takes up ${length} m of a parking space, and ${width} m across.`,
            `Dimensions: ${length} m long, ${width} m wide, ${height} m high.`,
          ],
          drivewise: [`You need ${length} m of kerb to park it.`, `It is ${height} m high; most car parks allow 2.1.`],
        },
      )
    },
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
      const errands = usedFor.filter(([, of]) => isPast(said, ...of) && !isFarDriven(said)).map(([use]) => use)
      return random.pick([
        `Most of its distance was ${random.pick(['highway', 'country road', 'motorway'])} between ${place} and ${random.pick(['the coast', 'the city', 'the airport', 'a farm'])}.`,
        `It was garaged ${isPast(said, 'one owner') ? random.pick(['at night', 'from new', 'under cover']) : 'under cover'} in ${place}.`,
        `A driveway in ${place} was its last address.`,
        `It came to us from ${place}.`,
        ...(errands.length > 0 ? [`Used for ${random.pick(errands)} in ${place}.`] : []),
      ])
    },
  },
]
