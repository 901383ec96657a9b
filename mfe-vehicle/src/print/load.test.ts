import type { LoadApi } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { exampleSite, exampleVehicle } from '../testing/examples.ts'
import { load } from './load.ts'

const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400

test.each([
  [{}, false],
  [{ status: 'sold', sold_date_timestamp: daysAgo(1) }, false],
  [{ status: 'sold', sold_date_timestamp: daysAgo(100) }, true],
])('[RT-9] of a vehicle with %j the page for paper is gone with its own page: %s', async (changes, gone) => {
  const vehicle = { ...exampleVehicle, ...changes }
  const request = { path: '/print', params: {}, query: `car_id=${vehicle.slug}` }
  const api = { get: async () => vehicle } as unknown as LoadApi
  expect(await load({ request, site: exampleSite }, api)).toMatchObject({ kind: 'found', gone, data: { vehicle } })
})
