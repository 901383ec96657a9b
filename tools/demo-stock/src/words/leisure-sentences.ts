import { numberText } from '@forecourt/domain/text/numbers'
import type { Random } from '../random.ts'
import { builtAlready, driven, hasPast, inYard, type Rule, type VehicleFacts } from './sentence-rule.ts'

/** The maximum laden kilograms for a car licence. */
const carLicence = 4500
/** No chain goes further, in kilometres. */
const longestChain = 22_000
const builders = (random: Random): string => random.pick(['Adelaide', 'Melbourne', 'Wingfield', 'Dandenong'])
const isBuiltAs =
  (body: string) =>
  ({ model }: VehicleFacts): boolean =>
    model.body === `Truck - ${body}`
const payload = ({ model, tare }: VehicleFacts): number => Math.floor(((model.gvm ?? tare) - tare) / 50) * 50

/** What is said of caravans, motorhomes, motorcycles and light trucks alone. */
export const leisureSentences: readonly Rule[] = [
  {
    of: ['caravan'],
    as: inYard,
    say: ({ model, tare, random }) =>
      random.pick([
        `Tare ${numberText(tare)} kg, ATM ${numberText(model.caravan?.atm ?? 0)} kg.`,
        `At ${numberText(tare)} kg on our own scales it leaves a useful load below its ${numberText(model.caravan?.atm ?? 0)} kg ATM.`,
        `Our scales say ${numberText(tare)} kg empty, so it may carry ${numberText((model.caravan?.atm ?? 0) - tare)} kg.`,
      ]),
  },
  {
    of: ['caravan'],
    as: ['used'],
    say: ({ model, random }) =>
      random.pick([
        `It sleeps ${model.caravan?.sleeps} and was pressure-tested for leaks in our shed.`,
        `Beds for ${model.caravan?.sleeps}, dry throughout, gas and electrical certificates supplied.`,
        `Sleeps ${model.caravan?.sleeps}; we ran every appliance before we listed it.`,
      ]),
  },
  {
    of: ['motorhome'],
    say: ({ model, random }) =>
      random.pick([
        `It sleeps ${model.caravan?.sleeps}, and every bed is made without moving another.`,
        `Beds for ${model.caravan?.sleeps}, gas and electrical certificates supplied.`,
        `Sleeps ${model.caravan?.sleeps}; ${(model.size[0] / 1000).toFixed(1)} m long, so measure your drive.`,
      ]),
  },
  {
    of: ['caravan', 'motorhome'],
    say: ({ random, fitted }) =>
      random.pick([
        ...(fitted.includes('Solar panels')
          ? [
              `Solar makes ${random.between(2, 6) * 100} W and the water tanks hold ${random.between(8, 26) * 10} litres.`,
            ]
          : []),
        `${random.between(8, 26) * 10} litres of fresh water and ${random.between(10, 40) * 10} Ah of battery.`,
        `Its kitchen has a ${random.between(12, 22) * 10}-litre fridge and ${random.pick(['three', 'four'])} burners.`,
      ]),
  },
  {
    of: ['caravan'],
    say: ({ model, random }) =>
      random.pick([
        `${(model.size[0] / 1000).toFixed(1)} m of body on ${model.caravan?.axle.toLowerCase().replace('tandem axle, ', 'two axles with ').replace('jtech', 'JTECH')}.`,
        `${(model.size[0] / 1000).toFixed(1)} m long inside and ${(model.size[2] / 1000).toFixed(2)} m high, so mind the carport.`,
      ]),
  },
  {
    of: ['caravan'],
    as: ['used'],
    say: ({ random, place }) =>
      random.pick([
        `Bearings and brakes were done ${random.pick(['for its last trip', 'by its last owner', 'before it was listed'])}.`,
        `One small dent in the cladding at the ${random.pick(['left rear', 'right rear', 'door side', 'front boot'])}.`,
        `It was kept under a roof in ${place} and resealed ${random.pick(['last year', 'two years ago', 'this winter'])}.`,
        `Tyres are from ${random.pick(['last year', 'two years ago', 'three years ago'])} and the spare has not touched the ground.`,
      ]),
  },
  {
    of: ['caravan'],
    as: ['used'],
    say: (said) => {
      const { random, place } = said
      return random.pick([
        'The PPSR check is clear: no finance owing, never written off, not stolen.',
        ...(hasPast(said, 'one owner')
          ? [
              `Its owners towed it to ${random.pick(['Cairns', 'Broome', 'the Flinders', 'Esperance', 'Coober Pedy'])} once, and to the coast from ${place} ever since.`,
            ]
          : []),
        'Manuals for every appliance and both sets of keys are in the drawer.',
      ])
    },
  },
  {
    of: ['caravan'],
    as: ['new'],
    say: ({ random, place, name }) =>
      random.pick([
        `We will set your hitch and brake controller up and go through every switch of the ${name} with you.`,
        `Bring the tow car from ${place} and we weigh the two together before you sign.`,
        `Pre-delivery took our workshop ${random.between(6, 11)} hours: gas, water, 12 volts and a leak test.`,
      ]),
  },
  {
    of: ['motorhome', 'truck'],
    as: ['used'],
    say: ({ random }) => {
      const [front, rear] = [random.between(5, 9), random.between(5, 9)]
      return random.pick([
        `Tyres measure ${front} mm at the front and ${rear} mm at the rear.`,
        `There is ${front} mm of tread left on the front tyres and ${rear} mm on the back.`,
      ])
    },
  },
  {
    of: ['motorhome', 'truck'],
    as: ['used'],
    say: ({ random }) =>
      `${random.pick(['One mark', 'A light scratch', 'A scuff', 'Two small marks'])} on the ${random.pick(['left rear corner', 'right rear corner', 'front bumper', 'side skirt'])}, and no others that we found.`,
  },
  {
    of: ['motorcycle'],
    as: ['used'],
    fits: ({ odometer }) => odometer > 3000,
    say: ({ odometer, random }) =>
      random.pick([
        `Chain and sprockets have ${numberText(Math.round((Math.min(odometer, longestChain) * (0.4 + random.next() * 0.6)) / 100) * 100)} km on them.`,
        `Pads at ${random.between(3, 5)} mm, fork seals dry, battery ${random.between(3, 18)} months old.`,
        'All the standard parts come in a box.',
      ]),
  },
  {
    of: ['motorcycle'],
    as: ['used'],
    say: ({ random, paint, days }) => {
      const [front, rear] = [random.between(3, 5), random.between(3, 6)]
      return random.pick([
        `Tyres measure ${front} mm at the front and ${rear} mm at the rear.`,
        `The ${paint} tank has no dents, and the bar ends have never met the road.`,
        `Polished ${days <= 6 ? 'this week' : 'before it was listed'}; the ${paint} came up like new.`,
      ])
    },
  },
  {
    of: ['motorcycle'],
    as: ['used'],
    say: ({ random }) =>
      random.pick([
        'Both keys, the book and the tool roll come with it.',
        'The PPSR check is clear: no finance owing, never written off, not stolen.',
        `It passed our ${random.pick([40, 50, 60])}-point check with ${random.pick(['a globe', 'brake fluid', 'a fork service', 'nothing'])} to do.`,
      ]),
  },
  {
    of: ['motorcycle'],
    say: ({ engine, tare, random }) =>
      random.pick([
        `${engine?.power} kW and ${tare} kg: ask anybody who has ridden one.`,
        `The ${numberText((engine?.litres ?? 0) * 1000)} cc engine makes ${engine?.power} kW.`,
        `It weighs ${tare} kg, most of it low down.`,
      ]),
  },
  {
    of: ['truck'],
    say: ({ model: { gvm = 0 }, random }) =>
      gvm <= carLicence
        ? random.pick([
            `GVM ${numberText(gvm)} kg, so a car licence is enough for it.`,
            `At ${numberText(gvm)} kg laden it is driven on a car licence.`,
          ])
        : random.pick([
            `GVM ${numberText(gvm)} kg: it takes a light rigid licence.`,
            `At ${numberText(gvm)} kg laden it is one for a light rigid licence.`,
          ]),
  },
  {
    of: ['truck'],
    say: (said) =>
      said.random.pick([
        `Payload is about ${numberText(payload(said))} kg with the body as it stands.`,
        `${(said.model.size[0] / 1000).toFixed(1)} m long, so measure the yard first.`,
        `It stands ${(said.model.size[2] / 1000).toFixed(1)} m high.`,
      ]),
  },
  {
    of: ['truck'],
    as: builtAlready,
    fits: isBuiltAs('Pantech'),
    say: ({ random }) =>
      random.pick([
        `The box was built in ${builders(random)} and is ${random.pick(['panelled in fibreglass', 'aluminium', 'lined with ply'])}.`,
        'Two barn doors at the back open flat against the sides.',
        'The box is dry inside: we shut somebody in it with a hose outside.',
      ]),
  },
  {
    of: ['truck'],
    as: builtAlready,
    fits: isBuiltAs('Curtain Sider'),
    say: ({ random }) =>
      random.pick([
        `The curtains are ${random.pick(['free of patches', 'of one age', 'bright yet and not brittle'])} and every buckle shuts.`,
        'Both sides open from end to end, so a forklift reaches the whole deck.',
        `Curtains, deck and roof are from a builder in ${builders(random)}.`,
      ]),
  },
  {
    of: ['truck'],
    as: builtAlready,
    fits: isBuiltAs('Tipper'),
    say: ({ random }) =>
      random.pick([
        `The hoist lifts to ${random.between(45, 50)} degrees and comes down level.`,
        `The steel body holds about ${random.pick(['two and a half', 'three'])} cubic metres and was built in ${builders(random)}.`,
        'Ram, hoses and pivot pins were greased and looked at under load.',
      ]),
  },
  {
    of: driven.filter((item) => item !== 'car'),
    as: ['new'],
    say: ({ model, random, place }) =>
      random.pick([
        `Registration, plates and a full ${random.pick(['tank', 'handover', 'walk-round'])} are arranged before you come.`,
        `${model.item === 'motorcycle' ? 'Ride' : 'Drive'} it first; we have sold ${random.pick(['three', 'four', 'five', 'six'])} of them around ${place}.`,
      ]),
  },
]
