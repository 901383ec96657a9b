import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collect, sourceOf } from '../testing/byte-source.ts'
import { readFeed } from './read-feed.ts'

const page = await readFile(join(import.meta.dirname, '../../../../docs/feeds.md'), 'utf8')

/** The rows of the example of a format in docs/feeds.md. */
async function exampleOf(format: 'csv' | 'json') {
  const examples = [...page.matchAll(new RegExp(`^\`\`\`${format}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text = '']) => text,
  )
  expect(examples).toHaveLength(1)
  return collect(readFeed(sourceOf(examples.join()), format))
}

const rav4 = {
  stocknum: 'H20418',
  make: 'Toyota',
  model: 'RAV4',
  badge: 'Cruiser Hybrid',
  year: 2021,
  car_type: 'used',
  status: 'in_stock',
  price: 38_990,
  price_type: 'drive_away',
  km: 28_410,
  body: 'SUV',
  dealercomments: 'One owner, full service history.',
}

test('[IN-5] the CSV example of docs/feeds.md is read without rejections and notes', async () => {
  expect(await exampleOf('csv')).toEqual([
    {
      kind: 'vehicle',
      line: 2,
      notes: [],
      vehicle: expect.objectContaining({
        ...rav4,
        features: ['Sunroof', 'Tow bar'],
        images: [1, 2].map((photo) => ({ image: { url: `https://photos.example/h20418-${photo}.jpg` } })),
      }),
    },
    {
      kind: 'vehicle',
      line: 3,
      notes: [],
      vehicle: expect.objectContaining({ stocknum: 'H20419', status: 'coming_soon', images: [] }),
    },
  ])
})

test('[IN-5] the JSON example of docs/feeds.md is read without rejections and notes', async () => {
  const [row, ...others] = await exampleOf('json')
  expect(others).toEqual([])
  expect(row).toMatchObject({
    kind: 'vehicle',
    notes: [],
    vehicle: {
      ...rav4,
      id: '0b0e4a1c-5a5e-4a6f-9a43-2f3c1d2e4f50',
      vin: 'JTMRW3FV90D012345',
      before_price: 40_990,
      engine_size_litres: 2.487,
      colour: 'Silver',
      features: ['Sunroof'],
      images: [{ image: { url: 'https://photos.example/h20418-1.jpg' }, angle: 'Front' }],
      rego_expiry: '2027-03-14',
      build_date: '2021-03',
      city: 'Brookvale',
      certified: true,
      created_at: '2026-11-01T03:04:05.000Z',
    },
  })
})
