import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { beforeAll, expect, test } from 'vitest'
import { importStock } from '../import/import-stock.ts'
import { sourceOf } from '../testing/byte-source.ts'
import { siteMenuOf } from './site-menu.ts'

withLocalTables()
beforeAll(async () => {
  const rows = [
    'stocknum,make,model,car_type,item_type,status,price,price_type',
    'N1,Kia,Rio,used,car,sold,15000,Drive Away',
    'N2,Kia,Rio,used,car,,21000,Drive Away',
    'N4,Kia,Rio,used,car,,11,Drive Away',
    'N3,Kia,Cerato,used,car,sold,18000,Drive Away',
    ...Array.from({ length: 120 }, (_, index) => `M${index},Mazda,2,used,car,,20000,Drive Away`),
    ...Array.from({ length: 12 }, (_, index) => `X${index},Make ${index},One,used,car,,20000,Drive Away`),
    'M900,Mazda,BT-50,new,car,,60000,Drive Away',
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

test('[NV-1] a model costs from the cheapest that can still be bought for a plausible price, and one that is sold out says no price', async () => {
  const site = testSite({ dealerships: ['north'] })
  await writeSite(site)
  const { makes, moreMakes } = await siteMenuOf(site)
  // Twelve have a panel of their models.
  expect(makes.length).toBe(12)
  expect(moreMakes.map(({ count }) => count)).toEqual([1, 1])
  const prices = makes.slice(0, 2).map(({ make, models }) => [make, models.map(({ model, from }) => [model, from])])
  expect(prices).toEqual([
    // The BT-50 is dearer than all that a make is looked through for.
    [
      'Mazda',
      [
        ['2', '$20,000'],
        ['BT-50', '$60,000'],
      ],
    ],
    [
      'Kia',
      [
        ['Rio', '$21,000'],
        ['Cerato', undefined],
      ],
    ],
  ])
})
