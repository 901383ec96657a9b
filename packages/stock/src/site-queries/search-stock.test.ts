import type { Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { beforeAll, expect, test } from 'vitest'
import { importStock } from '../import/import-stock.ts'
import { getVehicle } from '../table/stock-table.ts'
import { sourceOf } from '../testing/byte-source.ts'
import { searchStock } from './search-stock.ts'
import { findVehicle } from './vehicles/find-vehicle.ts'

withLocalTables()
beforeAll(async () => {
  const header = 'stocknum,make,model,car_type,item_type,status,show_on_dealer_website'
  const rows = {
    north: [
      'N1,Kia,Rio,used,car,,',
      'N2,Kia,Rio,new,car,,',
      'N3,Jayco,Swan,used,caravan,,',
      'N4,Kia,Rio,used,car,,false',
      'N5,Kia,Rio,used,car,withdrawn,',
    ],
    south: ['S1,Kia,Rio,used,car,,'],
  }
  for (const [dealership, lines] of Object.entries(rows))
    await importStock({
      source: sourceOf([header, ...lines, ''].join('\n')),
      format: 'csv',
      dealership,
      file: 'feed.csv',
      now: new Date(),
      allowShrink: false,
    })
})

const site = (changes: Partial<Site> = {}): Site => testSite({ dealerships: ['north'], ...changes })

const slugOf = async (dealership: string, id: string): Promise<string> => (await getVehicle(dealership, id))?.slug ?? ''

test.each([
  ['one of its own', site(), 'north', 'N1', true],
  ['one of another dealership', site(), 'south', 'S1', false],
  ['one of a group that shows both', site({ dealerships: ['north', 'south'] }), 'south', 'S1', true],
  ['a new one, where only used ones are sold', site({ car_types: ['used'] }), 'north', 'N2', false],
  ['a caravan, where cars are sold', site(), 'north', 'N3', false],
  ['a caravan, where caravans are sold too', site({ item_types: ['car', 'caravan'] }), 'north', 'N3', true],
  ['one that is not shown on the website', site(), 'north', 'N4', false],
  ['one that was withdrawn', site(), 'north', 'N5', true],
] as const)('[TN-10] by its address a site finds %s', async (...[, of, dealership, id, isFound]) => {
  const answer = findVehicle(of, await slugOf(dealership, id))
  if (isFound) expect(await answer).toMatchObject({ id })
  else await expect(answer).rejects.toMatchObject({ code: 'not_found' })
})

test('no vehicle at an unknown address', async () => {
  await expect(findVehicle(site(), 'nothing-here')).rejects.toMatchObject({
    code: 'not_found',
    message: 'No vehicle of this site has this address.',
  })
})

test('[TN-10] a search finds only what the site shows, for any query', async () => {
  const { hits } = await searchStock(site(), 'dealership_slug=south&show_on_dealer_website=false')
  expect(hits.map(({ id }) => id).sort()).toEqual(['N1', 'N2'])
  expect((await searchStock(site({ dealerships: ['south'] }), '')).count).toBe(1)
})

test('a query that would have to be corrected is rejected, with the allowed values', async () => {
  await expect(searchStock(site(), 'page=-1')).rejects.toMatchObject({
    code: 'bad_request',
    message: expect.stringContaining('page is "-1"'),
  })
})
