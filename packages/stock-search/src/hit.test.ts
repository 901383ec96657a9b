import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import { expect, test } from 'vitest'
import { toHit } from './hit.ts'
import { testVehicle } from './testing/test-vehicle.ts'

test('a hit has the card’s fields of the vehicle: no text, no features, at most five photos and the number of all', () => {
  const image = (name: string, video?: boolean) => ({ image: { url: `/${name}.avif` }, ...(video && { video }) })
  const images = [image('film', true), ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => image(name))]
  const hit = toHit(testVehicle({ images, dealercomments: 'Long words', features: ['Bluetooth'], km: undefined }))
  expect(hitSchema.parse(hit)).toEqual(hit)
  expect(hit.images.map(({ image }) => image.url)).toEqual(['/a.avif', '/b.avif', '/c.avif', '/d.avif', '/e.avif'])
  expect(hit).toMatchObject({ photos_count: 6, make: 'Toyota' })
  for (const key of ['dealercomments', 'features', 'km']) expect(hit).not.toHaveProperty(key)
})
