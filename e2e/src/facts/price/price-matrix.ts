import type { Site } from '@forecourt/contracts/site/site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import type { StockItem } from '@forecourt/stock/table/stock-item'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { secretVariables } from '../../isolation/handlers.ts'
import { fillStock } from '../memory-stock.ts'
import { priceFaults } from './expected-price.ts'
import { priceTable } from './price-table.ts'
import { siteChecks } from './site-checks.ts'
import { type World, worldOf } from './world.ts'

const readings = Object.entries(priceTable).flatMap(([surface, reading]) =>
  typeof reading === 'string' ? [] : [[surface, reading] as const],
)

/** Of a fault that every vehicle has. */
const maxShown = 5

/** Thousands of vehicles take minutes on a machine that does other work too. */
const timeoutMs = 900_000

/** The tests of the vehicles of some sites on every surface. Their file reads the stock from memory, and has React run effects here. */
export function testPrices(sites: readonly Site[], stockOf: (dealership: string) => Promise<StockItem[]>): void {
  const worlds = new Map<string, World>()
  const silent = new Set(readings.map(([surface]) => surface))
  let tables: Awaited<ReturnType<typeof startLocalTables>>
  beforeAll(async () => {
    tables = await startLocalTables()
    for (const [name, value] of Object.entries(secretVariables())) vi.stubEnv(name, value)
    for (const site of sites) {
      await writeSite(site)
      const vehicles = await Promise.all(
        site.dealerships.map(async (dealership) => {
          const items = await stockOf(dealership)
          fillStock(dealership, items)
          return items.map(({ vehicle }) => vehicle)
        }),
      )
      worlds.set(site.slug, worldOf(site, vehicles.flat()))
    }
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await tables.close()
  })

  describe.each(sites.map(({ slug }) => slug))('each vehicle of %s', (slug) => {
    const world = (): World => worlds.get(slug) ?? expect.unreachable()

    test.each(readings)(
      'is asked at the same price by %s',
      async (surface, reading) => {
        const faults: string[] = []
        for (const car of world().asked) {
          const said = await reading(car, world())
          if (!said) continue
          silent.delete(surface)
          const { slug } = car.vehicle
          faults.push(...priceFaults(said, car.vehicle, car.expected).map((fault) => `${slug} ${fault}`))
        }
        expect(faults.slice(0, maxShown)).toEqual([])
      },
      timeoutMs,
    )

    test.each(Object.entries(siteChecks))('%s', async (_what, check) => {
      expect((await check(world())).slice(0, maxShown)).toEqual([])
    })
  })

  // A reading that finds nothing finds no fault either.
  test('each surface asks for the price of some vehicle', () => expect([...silent]).toEqual([]))
}
