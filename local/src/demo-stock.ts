import { importStock } from '@forecourt/stock/import-stock'
import { streamDealership } from '@forecourt/stock/stock-table'
import { readTenants } from '@forecourt/tenants'
import type { Dealership } from '../demo/dealers/dealership.ts'
import { dealerships } from '../demo/dealers/dealerships.ts'
import { demoFeed, feedFile } from '../demo/feeds/write-feed.ts'
import { lotSize } from '../demo/make-stock.ts'

/** Imports the demonstration feeds of those dealerships of the sites that have no stock yet. */
export async function seedDemoStock(say: (step: string) => void): Promise<void> {
  const shown = new Set(readTenants().sites.flatMap((site) => site.dealerships))
  for (const dealership of dealerships) {
    if (!shown.has(dealership.slug) || (await hasStock(dealership.slug))) continue
    say(`Importing ${lotSize(dealership)} demonstration vehicles for ${dealership.slug}`)
    const startedAt = performance.now()
    const { created } = await importDemoStock(dealership, new Date())
    say(`Imported ${created} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
}

/** A dealership's demonstration stock, through the importer that every feed takes. */
export function importDemoStock(dealership: Dealership, now: Date): ReturnType<typeof importStock> {
  async function* source() {
    for (const piece of demoFeed(dealership, { today: now })) yield Buffer.from(piece)
  }
  const { slug, format } = dealership
  return importStock({
    source: source(),
    format,
    dealership: slug,
    file: feedFile(dealership),
    now,
    allowShrink: false,
  })
}

async function hasStock(dealership: string): Promise<boolean> {
  for await (const _ of streamDealership(dealership)) return true
  return false
}
