import { numberText } from '@forecourt/domain/text/numbers'
import type { Engine } from '../facts/model.ts'
import { both, builtAlready, cabbed, inYard, type Offer, oneOf, type Rule, type VehicleFacts } from './sentence-rule.ts'

/** Vehicles that the dealer has driven: not new ones, which have delivery kilometres, nor those to come. */
const drivenHere = new Set<Offer>(['demo', 'used', 'subscription'])

/** Words as they begin a sentence. */
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Always with a decimal: a 2.0 litre. */
const litres = (engine: Engine | undefined): string => (engine?.litres ?? 0).toFixed(1)

/** Two things that it comes with. */
const equipped = (said: VehicleFacts): string => {
  const [a = '', b = ''] = said.has
  return oneOf(said, [`It comes with ${both(a, b)}.`, `It has ${both(a, b)}.`], {
    harbourside: [`You get ${a}, and ${b} as well.`, `With ${both(a, b)} it is no bare one.`],
    northgate: [`Equipped with ${both(a, b)}.`, `Fitted: ${both(a, b)}.`],
    meridian: [
      `${capital(both(a, b))} are fitted.`,
      `Its equipment includes ${both(a, b)}.`,
      `Among its features are ${both(a, b)}.`,
    ],
    drivewise: [`You have ${both(a, b)} for as long as you keep it.`],
    openroad: [`${capital(both(a, b))} come with it.`],
  })
}

/** Two more, which only follow the first two. */
const alsoEquipped = (said: VehicleFacts): string => {
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
}

/** Sentences with figures: equipment, consumption, towing and power. */
export const specificationSentences: readonly Rule[] = [
  {
    fits: ({ has }) => has.length > 1,
    say: (said) =>
      said.has.length > 3 && said.random.chance(0.5) ? `${equipped(said)} ${alsoEquipped(said)}` : equipped(said),
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
      const kg = numberText(said.model.towing ?? 0)
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
    as: inYard,
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
]
