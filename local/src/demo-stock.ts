import { importStock } from '@forecourt/stock/import-stock'
import { streamDealership } from '@forecourt/stock/stock-table'
import { demoFeeds } from '../demo/make-stock.ts'

/** Imports the demonstration feeds of dealerships that have no stock yet. */
export async function seedDemoStock(say: (step: string) => void): Promise<void> {
  const now = new Date()
  for (const { dealership, file, format, text } of demoFeeds({ today: now })) {
    if (await hasStock(dealership)) continue
    const source = (async function* () {
      yield Buffer.from(text)
    })()
    const { created } = await importStock({ source, format, dealership, file, now, allowShrink: false })
    say(`Imported ${created} demonstration vehicles for ${dealership}`)
  }
}

async function hasStock(dealership: string): Promise<boolean> {
  for await (const _ of streamDealership(dealership)) return true
  return false
}
