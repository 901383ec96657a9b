import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importStock } from '../import/import-stock.ts'
import { sourceOf } from '../testing/byte-source.ts'
import { siteMenuOf } from './site-menu.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
  const rows = [
    'stocknum,make,model,car_type,item_type,status,price,price_type',
    'N1,Kia,Rio,used,car,sold,15000,Drive Away',
    'N2,Kia,Rio,used,car,,21000,Drive Away',
    'N4,Kia,Rio,used,car,,11,Drive Away',
    'N3,Kia,Cerato,used,car,sold,18000,Drive Away',
  ]
  await importStock({
    source: sourceOf([...rows, ''].join('\n')),
    format: 'csv',
    dealership: 'north',
    file: 'feed.csv',
    now: new Date(),
    allowShrink: false,
  })
})
afterAll(() => tables.close())

test('[NV-1] a model costs from the cheapest that can still be bought for a plausible price, and one that is sold out says no price', async () => {
  const site = testSite({ dealerships: ['north'] })
  await writeSite(site)
  const { makes } = await siteMenuOf(site)
  expect(makes).toMatchObject([{ make: 'Kia', count: 4 }])
  expect(Object.fromEntries((makes[0]?.models ?? []).map(({ model, from }) => [model, from]))).toEqual({
    Rio: '$21,000',
    Cerato: undefined,
  })
})
