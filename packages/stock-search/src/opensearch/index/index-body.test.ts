import { expect, test } from 'vitest'
import { testVehicle } from '../../testing/test-vehicle.ts'
import { writeOf } from './document.ts'
import { indexBody } from './index-body.ts'

/** `a.b` of what has `{ a: { b: … } }`. */
const paths = (fields: object, inner: (field: object) => object | undefined): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const own = typeof field === 'object' && field !== null && !Array.isArray(field) && inner(field)
    return own ? paths(own, inner).map((path) => `${name}.${path}`) : [name]
  })

test('every written field is searchable or stored unindexed', () => {
  const { hit: _hit, ...document } = writeOf({ kind: 'put', vehicle: testVehicle(), version: 1 }).document
  const { hit, ...mapped } = indexBody().mappings.properties
  expect(hit).toEqual({ type: 'object', enabled: false })
  const known = paths(mapped, (field) => ('properties' in field ? Object(field.properties) : undefined))
  expect(paths(document, (field) => field).sort()).toEqual(known.sort())
})
