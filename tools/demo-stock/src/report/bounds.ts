import type { Dealership } from '../dealers/dealership.ts'
import { lotSize } from '../make-stock.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { expected, type Range } from './expected.ts'
import { isPriced } from './measures.ts'

type Stock = readonly DemoVehicle[]
type Is = (vehicle: DemoVehicle) => boolean

/** A share or a middle of a dealership's stock that stays within bounds, so that it is believable whatever the seed. */
type Bound = {
  name: string
  /** Undefined where there is nothing to measure, which is out of bounds. */
  of(stock: Stock): number | undefined
  range: Range
  /** In its unit. */
  write(value: number): string
}

/** A stock's value compared with a bound. */
export type Verdict = Pick<Bound, 'name' | 'range' | 'write'> & { value: number | undefined; isWithin: boolean }

const percent = (value: number): string => `${Math.round(value * 100)}%`
const whole = (value: number): string => String(Math.round(value))

/** The minimum number of vehicles to check: half of the dealership's stock. */
export const enoughToJudge = (dealership: Dealership): number => Math.ceil(lotSize(dealership) / 2)

/** The values of a stock within and out of bounds; too few vehicles are not checked. */
export function judge(dealership: Dealership, stock: Stock): Verdict[] {
  if (stock.length < enoughToJudge(dealership)) return []
  return boundsOf(dealership).map(({ of, ...bound }) => {
    const value = of(stock)
    const [least, most] = bound.range
    return { ...bound, value, isWithin: value !== undefined && value >= least && value <= most }
  })
}

const share = (name: string, range: Range, has: Is, among: Is = () => true): Bound => ({
  name: `share ${name}`,
  of(stock) {
    const those = stock.filter(among)
    return those.length > 0 ? those.filter(has).length / those.length : undefined
  },
  range,
  write: percent,
})

/** The middle of what used vehicles of a kind have; there is no bound where no range is expected. */
const middle = (name: string, item: string, range: Range | undefined, value: Measured): Bound[] =>
  range
    ? [
        {
          name: `median ${name} of a used ${item}`,
          of: (stock) => median(used(stock, item).map(value(stock))),
          range,
          write: whole,
        },
      ]
    : []
type Measured = (stock: Stock) => (vehicle: DemoVehicle) => number | undefined

const used = (stock: Stock, item: string) =>
  stock.filter(({ condition, model }) => condition === 'used' && model.item === item)

function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b)
  return known[Math.floor(known.length / 2)]
}

/** Of any number of values: more than a function takes arguments. */
const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), 0)

const isCar: Is = ({ model }) => model.item === 'car'

/** What every dealership has alike. */
const common: readonly Bound[] = [
  share('in stock', [0.86, 0.99], ({ status }) => status === 'in_stock'),
  share('without photos', [0, 0.08], ({ photos }) => photos.length === 0),
  {
    name: 'share listed in the last eight days',
    of: (stock) => stock.filter(({ createdAt }) => createdAt > since(stock, 8)).length / stock.length,
    range: [0.03, 0.27],
    write: percent,
  },
]

function boundsOf({ slug, fastSellers }: Dealership): Bound[] {
  const own = expected[slug]
  if (!own)
    throw new Error(
      `What ${slug} should be like is not written: add its row to tools/demo-stock/src/report/expected.ts.`,
    )
  const { ownMakes, isNew, electric, used: kinds } = own
  return [
    ...Object.entries(kinds).flatMap(([item, { price, week, km, age }]) => [
      ...middle('price', item, price, () => (one) => (isPriced(one) ? one.price : undefined)),
      ...middle('weekly price', item, week, () => (one) => one.weeklyPrice),
      ...middle('kilometres', item, km, () => (one) => one.km),
      ...middle('age in years', item, age, (stock) => {
        const newest = most(stock.map(({ year = 0 }) => year))
        return ({ year }) => year && newest - year
      }),
    ]),
    share(`of ${fastSellers.join(', ')}`, ownMakes, (one) => fastSellers.includes(one.model.make.make)),
    share('that is new', isNew, ({ condition }) => condition === 'new'),
    ...(electric
      ? [
          share(
            'of cars that are electric or hybrid',
            electric,
            ({ engine }) => /electric/i.test(engine?.fuel ?? ''),
            isCar,
          ),
          share('of cars that are white', [0.2, 0.5], ({ colour }) => colour === 'white', isCar),
        ]
      : []),
    ...common,
  ]
}

/** `days` before the newest listing. */
function since(stock: Stock, days: number): string {
  const newest = most(stock.map(({ createdAt }) => Date.parse(createdAt)))
  return new Date(newest - days * 86_400_000).toISOString()
}
