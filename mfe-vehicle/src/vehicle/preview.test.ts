import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { expect, test } from 'vitest'
import { exampleSite, exampleVehicle } from '../testing/examples.ts'
import { preview } from './preview.ts'

const { slug } = exampleVehicle
const hit: Hit = { ...exampleVehicle, price: 46_990, images: [{ image: { url: '/front.avif' } }], photos_count: 12 }
const context = { request: { path: `/cars/${slug}`, params: { slug }, query: '' }, site: exampleSite }

test('a vehicle that the page before showed is there with what its card knew', () => {
  const other = { ...hit, slug: 'another' }
  expect(preview([other, hit], context)).toMatchObject({
    vehicle: { slug, price: 46_990, images: [{ image: { url: '/front.avif' } }] },
    preview: { photosCount: 12 },
  })
})

test.each([
  ['of another vehicle', { ...hit, slug: 'another' }],
  ['of one that is gone', { ...hit, status: 'sold' }],
])('a card %s makes no preview', (_, known) => {
  expect(preview([known], context)).toBeNull()
})
