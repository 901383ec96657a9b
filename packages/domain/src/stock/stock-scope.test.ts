import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, expectTypeOf, test } from 'vitest'
import { type StockScope, stockScope } from './stock-scope.ts'

const root = join(import.meta.dirname, '../../../..')
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }

/** Source files of every workspace that contain a name, except tests, of which `e2e` is one whole, and test data. */
function filesNaming(name: RegExp): string[] {
  return workspaces
    .flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/{node_modules,dist,testing}'] }),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^e2e\/|\.test\.tsx?$/.test(file) && name.test(readFileSync(join(root, file), 'utf8')))
    .sort()
}

test('[TN-7] [TN-8] [TN-10] [TN-13] [SR-9] [SR-11] [SR-12] a scope follows from the site, and no other object is one', () => {
  const site = testSite({
    dealerships: ['north'],
    car_types: ['used'],
    item_types: ['caravan'],
    minimum_age_days: 2,
    sold_window_days: 5,
    price_above_zero: true,
    collapse_sold: true,
  })
  const scope = stockScope(site)
  expect(scope).toMatchObject({
    dealerships: ['north'],
    carTypes: ['used'],
    itemTypes: ['caravan'],
    minimumAgeSeconds: 172_800,
    soldWindowSeconds: 432_000,
    isPriceAboveZero: true,
    collapsesSold: true,
  })
  // The compiler must reject these: `npm run types` fails if it accepts one.
  const widened = { ...scope, dealerships: ['north', 'south'] }
  expectTypeOf(widened).not.toExtend<StockScope>()
  expectTypeOf({ ...scope }).not.toExtend<StockScope>()
  // @ts-expect-error a scope with other dealerships is none
  const copied: StockScope = widened
  expect(copied).not.toBeInstanceOf(scope.constructor)
  expect(() => Object.assign(scope, { dealerships: ['north', 'south'] })).toThrow(TypeError)
})

test('[TN-12] hidden and invisible locations are no places of the scope', () => {
  const [north] = testSite().locations
  const at = (name: string, fields = {}) => (north ? [{ ...north, id: name, name, primary: false, ...fields }] : [])
  const locations = [...at('North'), ...at('Hidden'), ...at('Invisible', { visible: false })]
  expect(stockScope(testSite({ locations, hidden_locations: ['Hidden'] })).places.map(({ name }) => name)).toEqual([
    'North',
  ])
})

test('[TN-10] only the reader of a site’s stock and the reindex of all sites create a scope', { tags: 'long' }, () => {
  expect(filesNaming(/\bstockScope\b/)).toEqual([
    'packages/domain/src/stock/stock-scope.ts',
    'packages/stock/src/index/sample-scopes.ts',
    'packages/stock/src/site-queries/offered-vehicles.ts',
    'packages/stock/src/site-queries/search-stock.ts',
    'packages/stock/src/site-queries/vehicles/find-vehicle.ts',
    'packages/stock/src/site-queries/vehicles/find-vehicles.ts',
  ])
  expect(filesNaming(/\bStockScope\.of\b|as StockScope\b/)).toEqual(['packages/domain/src/stock/stock-scope.ts'])
})
