import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A row of the flat feed: our own field names, with any values. */
export type FeedRow = Record<string, string | number>

const quoted = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`

/** Writes a flat CSV feed to a temporary file and returns its path. Every row has the fields of the first. */
export async function writeFeed(rows: readonly FeedRow[]): Promise<string> {
  const fields = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => fields.map((field) => quoted(row[field] ?? '')).join(','))
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'))
  const file = join(folder, 'feed.csv')
  await writeFile(file, `${[fields.join(','), ...lines].join('\n')}\n`)
  return file
}

/** Makes without recently sold demonstration vehicles, so that after an import a test finds only its own. */
const shapes = [
  { make: 'Nissan', model: 'Pulsar', body: 'Hatch', photos: 'hatch' },
  { make: 'Nissan', model: 'X-Trail', body: 'SUV', photos: 'suv' },
  { make: 'Suzuki', model: 'Vitara', body: 'SUV', photos: 'suv' },
  { make: 'LDV', model: 'T60', body: 'Ute', photos: 'ute' },
  { make: 'Skoda', model: 'Octavia', body: 'Sedan', photos: 'sedan' },
] as const

/**
 * A dealer's feed for a test: `count` used vehicles in five equal groups, Nissan Pulsars and X-Trails, Suzuki Vitaras,
 * LDV T60s and Skoda Octavias, at $20,000, $21,000, $22,000 and so on in turn. Another edition has other vehicles.
 */
export function demoFeed(edition: string, count: number): FeedRow[] {
  return Array.from({ length: count }, (_, index) => {
    const { make, model, body, photos } = shapes[index % shapes.length] as (typeof shapes)[number]
    return {
      stocknum: `${edition}${100 + index}`,
      vin: `${edition}${String(index).padStart(17 - edition.length, '0')}`,
      make,
      model,
      badge: `Edition ${edition}${index}`,
      year: 2018 + (index % 6),
      price: 20_000 + index * 1000,
      price_type: 'drive_away',
      km: 10_000 + index * 1500,
      status: 'in_stock',
      car_type: 'used',
      body,
      colour: 'Red',
      transmission: 'Automatic',
      fuel: 'Petrol',
      images: [`/media/demo/${photos}/red/front-3-4.avif`, `/media/demo/${photos}/blue/front-3-4.avif`].join('|'),
    }
  })
}
