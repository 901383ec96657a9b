import { expect, test } from 'vitest'
import { silhouetteName } from './silhouettes.ts'

test.each([
  ['SUV', 'suv'],
  ['Hatch', 'hatch'],
  ['Hatchback', 'hatch'],
  ['Ute', 'ute'],
  ['Dual Cab Utility', 'ute'],
  ['Cab Chassis', 'cabChassis'],
  ['People Mover', 'peopleMover'],
  ['Light Truck', 'lightTruck'],
  ['Caravan', 'caravan'],
  ['Van', 'van'],
  ['Motorhome', 'motorhome'],
  ['Bus', 'bus'],
  ['Coupe', 'coupe'],
  [undefined, 'unknown'],
  ['Hovercraft', 'unknown'],
])('the body "%s" is drawn as %s', (body, name) => {
  expect(silhouetteName(body)).toBe(name)
})
