import { dealerships } from '@forecourt/demo-stock/dealers/dealerships'
import { demoFeed } from '@forecourt/demo-stock/feeds/write-feed'
import { readFeed } from '@forecourt/stock/feeds/read-feed'
import { composeItem } from '@forecourt/stock/import/compose-item'
import type { StockItem } from '@forecourt/stock/table/stock-item'

async function* bytesOf(feed: Iterable<string>) {
  for (const piece of feed) yield Buffer.from(piece)
}

/** Every vehicle of a dealership's demonstration feed, as an import stores it. */
export async function demoItems(dealership: string, now: Date): Promise<StockItem[]> {
  const lot = dealerships.find(({ slug }) => slug === dealership)
  if (!lot) return []
  const items: StockItem[] = []
  for await (const row of readFeed(bytesOf(demoFeed(lot, { today: now })), lot.format))
    if (row.kind === 'vehicle')
      items.push({ ...composeItem(row.vehicle, { dealership, seen: undefined, now }), version: 1 })
  return items
}
