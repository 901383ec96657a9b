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

test('a hit says whether the vehicle has a video, of its photos or by an address', () => {
  const film = { image: { url: '/film.jpg' }, video: true }
  const url = 'https://video.example/1'
  for (const fields of [{ images: [film] }, { video_url: url }, { external_video_url: url }])
    expect(toHit(testVehicle(fields)).has_video).toBe(true)
  expect(toHit(testVehicle())).not.toHaveProperty('has_video')
})

test('[FE-2] of its lenders a hit has what estimates are made of, without their disclaimers and totals', () => {
  const lender = { interestRate: 7.49, comparisonRate: 8.32, paymentWeek: 143, financeProvider: 'provider_d' }
  const finance_lenders = { acme: { ...lender, disclaimer: 'Long words', totalPayable: 40_000 } }
  const hit = toHit(testVehicle({ finance_lenders }))
  expect(hitSchema.parse(hit)).toEqual(hit)
  expect(hit.finance_lenders).toEqual({ acme: lender })
  expect(toHit(testVehicle())).not.toHaveProperty('finance_lenders')
})

test('[FE-5] a term in months or weeks is in years on a hit', () => {
  const lender = { interestRate: 7.49, comparisonRate: 8.32 }
  const finance_lenders = { a: { ...lender, termMonths: 36 }, b: { ...lender, termWeeks: 130 } }
  expect(toHit(testVehicle({ finance_lenders })).finance_lenders).toEqual({
    a: { ...lender, termYears: 3 },
    b: { ...lender, termYears: 2.5 },
  })
})
