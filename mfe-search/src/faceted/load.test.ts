import type { LoadEndpoint } from '@forecourt/contracts/endpoints/endpoint'
import { testSite } from '@forecourt/contracts/testing/test-site'
import type { LoadApi, PageContext } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { load } from './load.ts'

const bucket = (value: string) => ({ value, count: 1 })
/** As the search answers: the models of a make only where it is chosen. */
const get = async (_row: LoadEndpoint, _params: unknown, query = '') => ({
  facets: {
    make: [bucket('Toyota')],
    body: [bucket('SUV')],
    ...(query.includes('make=') && { model: [bucket('Corolla')] }),
  },
})

function loadAt(facets: string, query = '') {
  const request = { path: `/search/${facets}`, params: { facets }, query }
  const context: PageContext = { request, site: testSite() }
  return load(context, { get: get as unknown as LoadApi['get'] })
}
const { search } = testSite().paths

test.each([
  ['', '', search],
  ['toyota', '', `${search}?make=Toyota`],
  ['toyota/corolla', 'sortBy=newest', `${search}?make=Toyota&model=Corolla&sortBy=newest`],
  ['suv', 'price=:30000', `${search}?body=SUV&price=:30000`],
  ['used-cars', '', `${search}?car_type=used`],
])('[RT-3] /search/%s?%s leads to %s', async (facets, query, to) => {
  expect(await loadAt(facets, query)).toEqual({ kind: 'redirect', to, permanent: true })
})

test.each(['lada', 'toyota/hilux', 'suv/corolla', 'toyota/corolla/gx'])(
  '[RT-3] /search/%s is no page',
  async (facets) => {
    expect(await loadAt(facets)).toEqual({ kind: 'notFound' })
  },
)
