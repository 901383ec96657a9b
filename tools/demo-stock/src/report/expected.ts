import type { ItemType } from '../facts/model.ts'

export type Range = readonly [min: number, max: number]

/** Where the middle of its used vehicles of a kind lies: dollars, dollars a week, kilometres, years. */
type Used = { price?: Range; week?: Range; km?: Range; age: Range }

/** What a dealership's stock is like; each is a share of all it has, the electric and hybrid of its cars. */
type Expected = { ownMakes: Range; isNew: Range; electric?: Range; used: Partial<Record<ItemType, Used>> }

/** The last day on which a stock is judged: used cars are more often electric with every year. */
export const judgedUntil = new Date('2028-11-30T00:00:00Z')

/** What makes a dealership itself, so that the stock of none passes for another's. Wide enough for half a lot and other seeds. */
export const expected: Record<string, Expected> = {
  'harbourside-brookvale': {
    ownMakes: [0.22, 0.42],
    isNew: [0, 0],
    electric: [0.03, 0.22],
    used: { car: { price: [24_000, 34_000], km: [55_000, 100_000], age: [4, 6] } },
  },
  'northgate-aspley': {
    ownMakes: [0.72, 0.88],
    isNew: [0.36, 0.54],
    electric: [0.12, 0.28],
    used: { car: { price: [20_000, 34_000], km: [50_000, 100_000], age: [3, 8] } },
  },
  'meridian-parramatta': {
    ownMakes: [0.52, 0.7],
    isNew: [0.18, 0.34],
    electric: [0.05, 0.27],
    used: { car: { price: [24_000, 35_000], km: [42_000, 84_000], age: [3, 5] } },
  },
  'meridian-geelong': {
    ownMakes: [0.46, 0.66],
    isNew: [0.19, 0.36],
    electric: [0.07, 0.29],
    used: { car: { price: [27_000, 38_000], km: [43_000, 86_000], age: [3, 5] } },
  },
  'meridian-southport': {
    ownMakes: [0.33, 0.54],
    isNew: [0.12, 0.29],
    electric: [0.1, 0.31],
    used: { car: { price: [39_000, 56_000], km: [40_000, 76_000], age: [3, 5] } },
  },
  'meridian-cannington': {
    ownMakes: [0.42, 0.6],
    isNew: [0.2, 0.36],
    electric: [0.24, 0.5],
    used: { car: { price: [21_000, 32_000], km: [45_000, 90_000], age: [3, 5] } },
  },
  'drivewise-richmond': {
    ownMakes: [0.07, 0.34],
    isNew: [0, 0],
    electric: [0.12, 0.46],
    used: { car: { week: [215, 275], km: [31_000, 68_000], age: [2, 4] } },
  },
  'openroad-gepps-cross': {
    ownMakes: [0.22, 0.46],
    isNew: [0.3, 0.48],
    used: {
      caravan: { price: [34_000, 62_000], age: [4, 11] },
      motorhome: { price: [95_000, 145_000], km: [34_000, 130_000], age: [4, 10] },
      motorcycle: { price: [4000, 12_500], km: [20_000, 45_000], age: [5, 10] },
      truck: { price: [30_000, 57_000], km: [95_000, 240_000], age: [5, 10] },
    },
  },
}
