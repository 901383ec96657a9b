import * as forms from '@forecourt/contracts/endpoints/forms'
import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { expect, test } from 'vitest'
import { calledEndpoints } from './called-endpoints.ts'

const rows = [vehicle, similarVehicles, forms.createLead]

test.each([
  ['let a={path:"/api/cars/{slug}"}', ['GET /api/cars/{slug}']],
  ["let a='/api/cars/{slug}/similar'", ['GET /api/cars/{slug}/similar']],
  ['f(`/api/leads`)', ['POST /api/leads']],
  ['"/api/cars/{slug}/photos" "/api/leads?x"', []],
])('a build with %s calls %j', (script, routes) => expect(calledEndpoints(['', script], rows)).toEqual(routes))
