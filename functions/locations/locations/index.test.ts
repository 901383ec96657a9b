import { nearestLocality, suggestLocalities } from '@forecourt/contracts/endpoints/localities'
import {
  findLocation,
  findOffer,
  listLocations,
  listOffers,
  listReviews,
} from '@forecourt/contracts/endpoints/locations'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const [north] = testSite().locations
if (!north) throw new Error('The test site has a location.')
const offer = (id: string, fields = {}) => ({ id, name: id, description: id, ...fields })

withLocalTables()
beforeAll(async () => {
  const hidden = { ...north, id: 'hidden', slug: 'hidden', primary: false }
  const offers = [offer('always'), offer('over', { ends: '2020-01-01' }), offer('later', { starts: '2999-01-01' })]
  await writeSite(testSite({ locations: [north, hidden], hidden_locations: ['hidden'], offers }))
})

type Row = { path: string }
async function ask(row: Row, params: Record<string, string> = {}, query = '') {
  const event = httpEvent({ path: row.path, route: row.path, params, query, tenant: 'northgate' })
  const { statusCode, headers, body = '' } = await handler(event, lambdaContext())
  return { status: statusCode, cache: headers?.['cache-control'], body: JSON.parse(body) }
}

test('[LO-7] [TN-12] the shown locations are listed and found, shared for a moment', async () => {
  const { status, cache, body } = await ask(listLocations)
  expect([status, cache]).toEqual([200, expect.stringMatching(/^public/)])
  expect(listLocations.response.parse(body).locations.map(({ id }) => id)).toEqual([north.id])
  expect((await ask(findLocation, { slug: north.slug })).body.location.id).toBe(north.id)
  expect((await ask(findLocation, { slug: 'hidden' })).status).toBe(404)
  expect((await ask(findLocation, { slug: 'No Slug' })).status).toBe(400)
})

test('[LO-5] a postcode brings its area', async () => {
  expect((await ask(listLocations, {}, 'postcode=2000')).body.area).toMatchObject({ postcode: '2000' })
})

test('[OF-3] offers are those of today, listed and found', async () => {
  expect((await ask(listOffers)).body.offers.map(({ id }: { id: string }) => id)).toEqual(['always'])
  expect((await ask(findOffer, { id: 'always' })).status).toBe(200)
  for (const id of ['over', 'later', 'nothing']) expect((await ask(findOffer, { id })).status).toBe(404)
})

test('[RV-1] without reviews there are none to answer, of a hidden location neither', async () => {
  expect((await ask(listReviews)).body).toEqual({})
  expect((await ask(listReviews, {}, 'location=hidden')).body).toEqual({})
})

test('a suburb that is being typed may become these', async () => {
  const brookvale = { name: 'Brookvale', state: 'NSW', postcode: '2100' }
  const { status, cache, body } = await ask(suggestLocalities, {}, 'text=brookvale')
  expect([status, cache, body]).toEqual([
    200,
    expect.stringMatching(/^public/),
    { localities: [brookvale], meant: brookvale },
  ])
  // Tasmania's is a town; the site's yard is in Penrith.
  expect((await ask(suggestLocalities, {}, 'text=oatlands')).body.localities[0]).toMatchObject({ postcode: '2117' })
  expect((await ask(suggestLocalities, {}, 'text=paramata')).body.meant).toMatchObject({ name: 'Parramatta' })
  expect((await ask(suggestLocalities, {}, 'text=nowhereville')).body).toEqual({ localities: [] })
  expect((await ask(suggestLocalities, {}, `text=${'a'.repeat(61)}`)).status).toBe(400)
  expect((await ask(suggestLocalities)).status).toBe(400)
})

test('[LO-5] the suburb nearest to a rounded position', async () => {
  const found = await ask(nearestLocality, { lat: '-27.5', long: '153.0' })
  expect([found.status, found.body]).toEqual([200, expect.objectContaining({ state: 'QLD' })])
  expect((await ask(nearestLocality, { lat: '-27.51234', long: '153.0' })).status).toBe(400)
})
