import { siteMenu } from '@forecourt/contracts/endpoints/content'
import { facetValues, listVehicles, search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { autogauge } from '@forecourt/contracts/endpoints/vehicle'
import { carTypes } from '@forecourt/contracts/stock/car-types'
import type { Hit, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { metaLine } from '@forecourt/domain/crawlers/meta-vehicles'
import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import { gaugeView } from '@forecourt/domain/gauge/gauge-view'
import { compareSections } from '@forecourt/domain/watchlist/compare-rows'
import type { LoadApi } from '@forecourt/shell-api'
import { load as loadContent } from '../../../../mfe-locations/src/pages/load.ts'
import { findBudget } from '../../../../mfe-search/src/budget/load.ts'
import { VehicleCard } from '../../../../mfe-search/src/card/vehicle-card.tsx'
import { pageSite, textOf } from '../render-surface.ts'
import { money } from './expected-price.ts'
import { hitsOf } from './readings.ts'
import type { Car, World } from './world.ts'

/** What is wrong on a site. */
type Check = (world: World) => Promise<string[]>

const amountOf = (world: World, { slug }: { slug: string }): number | undefined => world.find(slug)?.expected.amount

/** Hits for sale. Sold ones are among results too, and have no price any more. */
const forSale = (world: World, hits: readonly Hit[]): Hit[] => hits.filter(({ slug }) => world.find(slug))

type Averages = Pick<Vehicle, 'state' | 'state_average_market_price' | 'average_market_price'>

const averageOf = ({ state, state_average_market_price, average_market_price }: Averages): number | undefined =>
  (state === undefined ? undefined : state_average_market_price) ?? average_market_price

const describe = (hits: readonly Hit[], world: World): string =>
  hits.map((hit) => `${hit.slug} ${amountOf(world, hit)}`).join(', ')

/** Prices of the list in its order; missing ones last. */
function orderFaults(world: World, hits: readonly Hit[], isDescending: boolean): string[] {
  const last = isDescending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const amounts = hits.map((hit) => amountOf(world, hit) ?? last)
  const wrong = amounts.findIndex((amount, at) => {
    const before = amounts[at - 1] ?? amount
    return isDescending ? amount > before : amount < before
  })
  return wrong < 0 ? [] : [`out of order: ${describe(hits.slice(wrong - 1, wrong + 1), world)}`]
}

/** Without sold ones, whose runs may collapse. */
const unsold = 'status=in_stock&status=coming_soon'

const minOf = (cars: readonly Car[]): number | undefined => {
  const amounts = cars.flatMap(({ expected: { amount } }) => amount ?? [])
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}

const modelsOf = (cars: readonly Car[]): Map<string, Car[]> => {
  const models = new Map<string, Car[]>()
  for (const car of cars) {
    const key = JSON.stringify([car.vehicle.make, car.vehicle.model])
    models.set(key, [...(models.get(key) ?? []), car])
  }
  return models
}

/** The price where a whole site is asked: each is the name of a test. */
export const siteChecks: Readonly<Record<string, Check>> = {
  'the filter from a price to that price finds its vehicle, and no vehicle without one': async (world) => {
    const listed = await hitsOf(world)
    const own = world.cars.filter(({ vehicle: { slug } }) => listed.has(slug))
    const found = await Promise.all(
      own.map(async ({ vehicle: { slug }, expected: { amount } }) => {
        if (amount === undefined) return []
        const hits = await world.hits(`${unsold}&price=${amount}:${amount}&sortBy=newest`)
        const others = hits.filter((hit) => amountOf(world, hit) !== amount)
        return [
          ...(hits.some((hit) => hit.slug === slug) ? [] : [`${slug} is not found at ${amount}`]),
          ...others.map((hit) => `${hit.slug} is found at ${amount}`),
        ]
      }),
    )
    return found.flat()
  },
  'low to high, and high to low, are the order of prices, and what has none is last': async (world) => [
    ...orderFaults(world, await world.hits(`${unsold}&sortBy=price_asc`), false),
    ...orderFaults(world, await world.hits(`${unsold}&sortBy=price_desc`), true),
    ...orderFaults(
      world,
      (await world.ask(listVehicles, { query: `${unsold}&sortBy=price_asc&limit=100` })).hits,
      false,
    ),
  ],
  'the slider and its histogram span the prices, and count each': async (world) => {
    const { histograms, count } = await world.ask(search, {
      query: `${unsold}&make=${encodeURIComponent(world.cars[0]?.vehicle.make ?? '')}`,
    })
    const listed = await hitsOf(world)
    const amounts = world.cars
      .filter(({ vehicle: { slug, make } }) => listed.has(slug) && make === world.cars[0]?.vehicle.make)
      .flatMap(({ expected: { amount } }) => amount ?? [])
    const counted = histograms.price?.counts.reduce((sum, one) => sum + one, 0)
    return counted === amounts.length &&
      histograms.price?.min !== undefined &&
      histograms.price.min <= Math.min(...amounts)
      ? []
      : [
          `counts ${counted} of ${amounts.length} prices from ${Math.min(...amounts)} (${count} vehicles): ${JSON.stringify(histograms.price)}`,
        ]
  },
  'the steps of prices count what costs so much': async (world) => {
    const listed = await hitsOf(world)
    const filter = world.site.pricing === 'subscription' ? 'weekly_price_range' : 'price_range'
    const { values } = await world.ask(facetValues, { params: { filter }, query: unsold })
    const own = world.cars.filter(({ vehicle: { slug } }) => listed.has(slug))
    return values.flatMap(({ value, count }) => {
      const [from = 0, to = Number.POSITIVE_INFINITY] = value.replace('+', '').split('-').map(Number)
      const within = own.filter(({ expected: { amount = -1 } }) => amount >= from && amount < to).length
      return within === count ? [] : [`${value} counts ${count}, not ${within}`]
    })
  },
  'what is below the market, or reduced, is so by the price that it has': async (world) => {
    if (world.site.pricing === 'subscription') return []
    const listed = await hitsOf(world)
    const own = world.cars.filter(({ vehicle: { slug } }) => listed.has(slug))
    const faults = async (flag: string, isSo: (car: Car) => boolean) => {
      const hits = new Set((await world.hits(`${unsold}&${flag}=true&sortBy=newest`)).map(({ slug }) => slug))
      return own.flatMap((car) =>
        isSo(car) === hits.has(car.vehicle.slug) ? [] : [`${car.vehicle.slug} ${flag}: ${hits.has(car.vehicle.slug)}`],
      )
    }
    return [
      ...(await faults('price_dropped', ({ expected }) => expected.was !== undefined)),
      ...(await faults('below_market', ({ vehicle, expected: { amount } }) => {
        const average = averageOf(vehicle)
        return amount !== undefined && average !== undefined && average - amount > 499
      })),
    ]
  },
  'the menu says of each model its lowest price': async (world) => {
    const { makes } = await world.ask(siteMenu)
    const listed = await hitsOf(world)
    const own = world.cars.filter(({ vehicle: { slug } }) => listed.has(slug))
    const unit = world.site.pricing === 'subscription' ? '/week' : ''
    return makes.flatMap(({ make, models }) =>
      models.flatMap(({ model, from }) => {
        if (from === undefined) return []
        const lowest = minOf(own.filter(({ vehicle }) => vehicle.make === make && vehicle.model === model)) ?? 0
        return from === money(lowest) + unit ? [] : [`${make} ${model} from ${from}, not ${money(lowest)}`]
      }),
    )
  },
  'the page of a model says the lowest price of each condition': async (world) => {
    const listed = await hitsOf(world)
    const own = modelsOf(world.cars.filter(({ vehicle: { slug } }) => listed.has(slug)))
    const faults = await Promise.all(
      [...own].map(async ([key, cars]) => {
        const [make, model] = JSON.parse(key)
        const path = '/models/one'
        const page = { kind: 'model', path, title: model, description: '', blocks: [], make, model, body: 'SUV' }
        const get = (row: { path: string }, ...rest: unknown[]) =>
          row.path === '/api/content' ? page : Reflect.apply(world.api.get, undefined, [row, ...rest])
        const site = pageSite(world.site)
        const result = await loadContent({ request: { path, params: {}, query: '' }, site }, { get } as LoadApi)
        const cheapest = result.kind === 'found' ? result.data.stock?.cheapest : undefined
        return carTypes.flatMap((type) => {
          const hit = cheapest?.find(({ car_type }) => car_type === type)
          const said = hit && amountOf(world, hit)
          const lowest = minOf(cars.filter(({ vehicle }) => vehicle.car_type === type))
          return said === lowest ? [] : [`${type} ${make} ${model} from ${said}, not ${lowest}`]
        })
      }),
    )
    return faults.flat()
  },
  'similar vehicles cost about as much': async (world) => {
    const faults = await Promise.all(
      world.cars.map(async ({ vehicle: { slug }, expected: { amount } }) => {
        const { kind, hits } = await world.ask(similarVehicles, { params: { slug } })
        if (kind !== 'similar' || amount === undefined) return []
        const band = world.site.pricing === 'subscription' ? 100 : amount < 50_000 ? 20_000 : 50_000
        const far = forSale(world, hits).filter((hit) => Math.abs((amountOf(world, hit) ?? Number.NaN) - amount) > band)
        return far.length > 0 ? [`${slug} at ${amount} is like ${describe(far, world)}`] : []
      }),
    )
    return faults.flat()
  },
  'a gauge compares prices that vehicles have': async (world) => {
    if (world.site.market_value !== 'stock') return []
    const gauges = await Promise.all(
      world.cars.map(({ vehicle: { slug } }) => world.ask(autogauge, { params: { slug } })),
    )
    return gauges.flatMap(({ comparables }) =>
      comparables.flatMap(({ slug, price }) => {
        const amount = amountOf(world, { slug })
        return amount === price ? [] : [`${slug} is compared at ${price}, not ${amount}`]
      }),
    )
  },
  '[BY-6] of a price above the middle of its range no card, page, comparison, feed or data speaks of a deal': async (
    world,
  ) => {
    if (world.site.market_value !== 'stock') return []
    const hits = await hitsOf(world)
    const site = pageSite(world.site)
    const faults = await Promise.all(
      world.cars.map(async (car) => {
        const { vehicle } = car
        const { slug } = vehicle
        const gauge = await world.ask(autogauge, { params: { slug } })
        const { listing_price: price = 0, market_range_min: min = 0, market_range_max: max = 0 } = gauge
        const view = gaugeView(gauge, 'cars')
        const hit = hits.get(slug)
        const middle = Math.round((min + max) / 2)
        if (price <= middle) return view?.isAboveMiddle ? [`${slug} is called dear at ${price}, by ${middle}`] : []
        if (!hit) return []
        const page = await world.render.page('vehicle', './vehicle', { path: `/cars/${slug}`, params: { slug } })
        const said = {
          gauge: [view?.label, view?.note, gauge.description].join(' '),
          card: textOf(world.render.component(VehicleCard, { hit, nowSeconds: 0, heading: 'h2' })),
          page: textOf(page.html) + JSON.stringify(page.head),
          compare: JSON.stringify(compareSections([await world.shown(car)], { site, today: '2026-01-01' })),
          feed: metaLine(vehicle, site) ?? '',
        }
        return Object.entries(said).flatMap(([where, text]) =>
          /below (?:the )?(?:market|middle)|\b(?:good|great) deal\b/i.test(text) ? [`${slug} ${where}: ${text}`] : [],
        )
      }),
    )
    return faults.flat()
  },
  '[BY-6] what is below the market says so on its card with a link to the average on its page': async (world) => {
    const claims = [...(await hitsOf(world)).values()].map((hit) => ({
      hit,
      html: world.render.component(VehicleCard, { hit, nowSeconds: 0, heading: 'h2' }),
    }))
    const faults = await Promise.all(
      claims
        .filter(({ html }) => /below market/.test(html))
        .map(async ({ hit, html }) => {
          const { slug } = hit
          const page = await world.render.page('vehicle', './vehicle', { path: `/cars/${slug}`, params: { slug } })
          const average = money(averageOf(hit) ?? 0)
          const evidence = page.html.split('id="price-gauge"')[1] ?? ''
          return [
            ...(html.includes(`href="/cars/${slug}#price-gauge"`) ? [] : [`${slug} has no link`]),
            ...(textOf(evidence).includes(`advertised at ${average} on average`) ? [] : [`${slug} has no ${average}`]),
          ]
        }),
    )
    return faults.flat()
  },
  'a budget finds the cheapest that it can buy': async (world) => {
    if (!hasBudgets(pageSite(world.site))) return []
    const listed = await hitsOf(world)
    const { found } = await findBudget('', world.api, pageSite(world.site).finance)
    const lowest = minOf(
      world.cars.filter(({ vehicle: { slug }, expected: { amount = 0 } }) => listed.has(slug) && amount > 1000),
    )
    return found?.cheapest === lowest ? [] : [`the cheapest costs ${found?.cheapest}, not ${lowest}`]
  },
}
