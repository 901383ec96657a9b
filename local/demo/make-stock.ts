import { carsalesFeed } from './carsales-feed.ts'
import { csvFeed } from './csv-feed.ts'
import { type DemoVehicle, daysFrom, demoVehicle, type Lot } from './demo-vehicle.ts'
import { isuzuModels, kiaModels, type Model, usedModels } from './models.ts'
import { type Random, seededRandom } from './random.ts'
import { longComments } from './words.ts'

/** A feed of a demonstration dealer, as a file would hold it. */
export type DemoFeed = { dealership: string; file: string; format: 'csv' | 'json'; text: string }

type Condition = DemoVehicle['condition']
type Change = (vehicle: DemoVehicle, today: Date) => Partial<DemoVehicle>

const raised: Change = ({ price = 0 }) => ({ beforePrice: price + 1500 })
const fresh =
  (days: number): Change =>
  (_, today) => ({ createdAt: daysFrom(today, -days).toISOString() })
const noPhotos: Change = () => ({ photos: [] })

/** What a lot has a few of, by the place of the vehicle in it. Every state that a page must cope with is among them. */
const special: Record<number, Change> = {
  1: fresh(1),
  3: (_, today) => ({ status: 'sold', soldAt: today.toISOString() }),
  5: fresh(3),
  7: () => ({ reserved: true }),
  9: raised,
  11: () => ({ status: 'coming_soon' }),
  13: fresh(6),
  15: () => ({ price: undefined }),
  17: noPhotos,
  20: raised,
  23: ({ photos }) => ({ photos: photos.slice(0, 1) }),
  26: () => ({ tag: 'Test Drive Only' }),
  29: ({ badge }) => ({
    badge: `${badge} Black Edition Premium Pack with Tow Bar and Alloy Tray`,
    comments: longComments,
  }),
  32: () => ({
    badge: undefined,
    comments: undefined,
    features: [],
    plate: undefined,
    regoExpiry: undefined,
    photos: [],
  }),
  35: () => ({ certified: true }),
  38: raised,
  41: (_, today) => ({ status: 'sold', soldAt: daysFrom(today, -1).toISOString() }),
  44: noPhotos,
  47: ({ condition }) => (condition === 'new' ? { preorder: true, price: undefined } : { reserved: true }),
  50: (_, today) => ({ status: 'sold', soldAt: daysFrom(today, -30).toISOString() }),
  53: ({ photos }) => ({ photos: photos.slice(0, 1) }),
  56: () => ({ status: 'coming_soon', photos: [] }),
}

function stock(lot: Lot, kinds: readonly (readonly [Model, Condition])[]): DemoVehicle[] {
  return kinds.map(([model, condition], index) => {
    const vehicle = demoVehicle(lot, model, condition, index + 101)
    return { ...vehicle, ...special[index]?.(vehicle, lot.today) }
  })
}

/** Each model in turn, so that even a small lot has some of each. */
const inTurn = (models: readonly Model[], count: number, condition: Condition): [Model, Condition][] =>
  Array.from({ length: count }, (_, index) => [models[index % models.length] as Model, condition])

const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ']
const letterRun = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pick(letters)).join('')
const digits = (random: Random, count: number): string =>
  String(random.between(0, 10 ** count - 1)).padStart(count, '0')

function shuffled<T>(random: Random, values: T[]): T[] {
  return values
    .map((value) => ({ value, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

/**
 * The feeds of the first two demonstration dealers: used cars in Sydney as CSV, and new, demonstrator and used vehicles in
 * Brisbane as the carsales DTO. The same for a seed and a day.
 */
export function demoFeeds({ seed = 20_261_121, today }: { seed?: number; today: Date }): DemoFeed[] {
  const sydney = seededRandom(seed)
  const brisbane = seededRandom(seed + 1)
  const harbourside = stock(
    {
      random: sydney,
      today,
      letter: 'H',
      plateOf: (random) => `${letterRun(random, 3)}${digits(random, 2)}${letterRun(random, 1)}`,
    },
    shuffled(sydney, inTurn(usedModels, 60, 'used')),
  )
  const ours = [...kiaModels, ...isuzuModels]
  const northgate = stock(
    {
      random: brisbane,
      today,
      letter: 'N',
      plateOf: (random) => `${digits(random, 3)}${letterRun(random, 2)}${digits(random, 1)}`,
    },
    shuffled(brisbane, [
      ...inTurn(ours, 36, 'new'),
      ...inTurn(ours, 14, 'demo'),
      ...inTurn(ours, 20, 'used'),
      ...inTurn(usedModels, 12, 'used'),
    ]),
  )
  return [
    {
      dealership: 'harbourside-brookvale',
      file: 'demo.csv',
      format: 'csv',
      text: csvFeed(harbourside, { city: 'Brookvale', state: 'NSW' }),
    },
    {
      dealership: 'northgate-aspley',
      file: 'demo.json',
      format: 'json',
      text: carsalesFeed(northgate, {
        name: 'Northgate Aspley',
        street: '1420 Gympie Road',
        city: 'Aspley',
        state: 'QLD',
        postcode: '4034',
      }),
    },
  ]
}
