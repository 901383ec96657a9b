import type { Dealership } from '@forecourt/demo-stock/dealers/dealership'
import { dealerships } from '@forecourt/demo-stock/dealers/dealerships'
import { demoFeed, feedFile } from '@forecourt/demo-stock/feeds/write-feed'
import { lotSize } from '@forecourt/demo-stock/make-stock'
import { newestFeed } from '@forecourt/stock/import/import-records'
import { importStock } from '@forecourt/stock/import/import-stock'
import { readTenants } from '@forecourt/tenants'

/**
 * Imports the demonstration feeds of those dealerships of the sites without a complete import: a start that was
 * stopped leaves a partial import, which the next one completes.
 */
export async function seedDemoStock(
  say: (step: string) => void,
  lots: readonly Dealership[] = dealerships,
): Promise<void> {
  const shown = new Set(readTenants().sites.flatMap((site) => site.dealerships))
  const own = lots.filter(({ slug }) => shown.has(slug))
  for (const [at, dealership] of own.entries()) {
    if (await newestFeed(dealership.slug)) continue
    say(`Importing ${lotSize(dealership)} vehicles for ${dealership.slug} (${at + 1} of ${own.length})`)
    await importDemoStock(dealership, new Date(), say)
  }
}

/** Imports a dealership's demonstration stock through the importer of all feeds. */
export function importDemoStock(
  dealership: Dealership,
  now: Date,
  onWait?: (message: string) => void,
): ReturnType<typeof importStock> {
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
    onWait,
  })
}
