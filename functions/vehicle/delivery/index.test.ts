import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { localityOf } from '@forecourt/localities/localities'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

withLocalTables()
beforeAll(async () => {
  const delivery_areas = [{ name: 'Newcastle', postcodes: ['2289-2310'], price: 420 }]
  await writeSite(testSite({ delivery_areas, capabilities: { delivery: true } }))
  await writeSite(testSite({ slug: 'harbourside', delivery_areas }))
  const dealership_capabilities = { 'meridian-west': { delivery: true } }
  const dealerships = ['meridian', 'meridian-west']
  await writeSite(testSite({ slug: 'meridian', delivery_areas, dealerships, dealership_capabilities }))
})

async function ask(postcode: string, tenant = 'northgate') {
  const { status, body } = await askHandler(handler, {
    route: '/api/delivery/{postcode}',
    params: { postcode },
    tenant,
  })
  return { status, body }
}

test('[DL-1] a postcode of the dealer’s table has a price and a region', async () => {
  expect(await ask('2300')).toEqual({ status: 200, body: { outcome: 'priced', price: 420, name: 'Newcastle' } })
})

test('[DL-1] a postcode that the table does not have is a normal answer', async () => {
  expect(await ask('6000')).toEqual({ status: 200, body: { outcome: 'unknown_location' } })
})

test('[DL-1] a number within the table that is no postcode has no price', async () => {
  expect(localityOf('2301')).toBeUndefined()
  expect((await ask('2301')).body).toEqual({ outcome: 'unknown_location' })
})

test.each([
  // It does not deliver.
  ['2300', 'harbourside', 404],
  // One of its dealerships delivers.
  ['2300', 'meridian', 200],
  ['23', 'northgate', 400],
])('[DL-1] %s on %s is answered %i', async (postcode, tenant, status) =>
  expect((await ask(postcode, tenant)).status).toBe(status),
)
