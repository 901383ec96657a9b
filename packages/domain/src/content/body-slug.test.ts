import { expect, test } from 'vitest'
import { bodySlug } from './body-slug.ts'

test.each([
  ['SUV', 'suv'],
  ['People Mover', 'people-mover'],
  ['Cab & Chassis', 'cab-chassis'],
])('[RT-18] the body type %s is %s in an address', (body, slug) => {
  expect(bodySlug(body)).toBe(slug)
})
