import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { ApiError, type LoadApi } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { exampleSite, exampleVehicle } from '../testing/examples.ts'
import { load } from './load.ts'

const context = {
  request: { path: '/cars/x', params: { slug: exampleVehicle.slug }, query: '' },
  site: exampleSite,
}
const apiThat = (get: (row: unknown, params: unknown) => unknown) => ({ get }) as LoadApi
const failing = (error: Error) =>
  apiThat(() => {
    throw error
  })

test('the vehicle of the slug is found, with the moment and the day it was looked at', async () => {
  const asked: unknown[] = []
  const api = apiThat(async (row, params) => {
    asked.push(row, params)
    return exampleVehicle
  })
  const result = await load(context, api)
  expect(asked).toEqual([vehicle, { slug: exampleVehicle.slug }])
  expect(result).toMatchObject({ kind: 'found', data: { vehicle: exampleVehicle } })
  expect(result.kind === 'found' && result.data.today).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(result.kind === 'found' && result.data.nowSeconds).toBeCloseTo(Date.now() / 1000, -2)
})

test('[RT-4] an address in capitals leads to the vehicle’s own for good', async () => {
  const shouted = { ...context, request: { ...context.request, params: { slug: exampleVehicle.slug.toUpperCase() } } }
  const api = apiThat(async (_, params) => {
    expect(params).toEqual({ slug: exampleVehicle.slug })
    return exampleVehicle
  })
  expect(await load(shouted, api)).toEqual({ kind: 'redirect', to: `/cars/${exampleVehicle.slug}`, permanent: true })
})

test.each(['not_found', 'bad_request'] as const)('a slug that is %s has no page', async (code) => {
  expect(await load(context, failing(new ApiError(code, 'No.')))).toEqual({ kind: 'notFound', what: 'vehicle' })
})

test('any other failure is the fault of the page, not an unknown address', async () => {
  const error = new ApiError('unavailable', 'Not now.')
  await expect(load(context, failing(error))).rejects.toBe(error)
})

test.each([
  ['in stock', { status: 'in_stock' }, false],
  ['sold just now', { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) }, false],
  ['sold long ago', { status: 'sold', sold_date_timestamp: 1_600_000_000 }, true],
])('a vehicle that is %s is gone for good: %s', async (_, changes, gone) => {
  const api = apiThat(async () => ({ ...exampleVehicle, ...changes }))
  expect(await load(context, api)).toMatchObject({ kind: 'found', gone })
})
