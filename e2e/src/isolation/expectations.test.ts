import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { functions } from '@forecourt/functions/needs'
import { expect, test } from 'vitest'
import { byFunction, expectations } from './expectations.ts'

test('[TN-10] every endpoint has one function that answers it, and its expectation in that function’s folder', () => {
  const answered = Object.entries(functions).map(([name, { runs }]) => [name, (runs.http ?? []).map(routeOf).sort()])
  const expected = Object.entries(byFunction).map(([name, own]) => [name, Object.keys(own).sort()])
  expect(Object.fromEntries(expected)).toEqual(Object.fromEntries(answered))
  const routes = answered.flatMap(([, own]) => own)
  expect(routes.sort()).toEqual(endpoints.map(routeOf).sort())
  expect(Object.keys(expectations)).toHaveLength(routes.length)
})
