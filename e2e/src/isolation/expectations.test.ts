import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { expect, test } from 'vitest'
import { expectations } from './expectations.ts'
import { functionsOf } from './handlers.ts'

test('[TN-10] every endpoint has its expectation in the isolation matrix, and one function that answers it', () => {
  const routes = endpoints.map(routeOf)
  expect(Object.keys(expectations).sort()).toEqual(routes.sort())
  expect(routes.filter((route) => functionsOf(route).length !== 1)).toEqual([])
})
