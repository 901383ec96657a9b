import type { FeedFormat } from '@forecourt/contracts/stock/import-report'
import type { Dealership } from '../dealers/dealership.ts'
import { makeStock, type StockOptions } from '../make-stock.ts'
import { carsalesRow } from './carsales-feed.ts'
import { csvHead, csvRow } from './csv-feed.ts'

/** The name of a dealership's feed file: its format is in the extension. */
export const feedFile = ({ slug, format }: Dealership): string => `${slug}.${format}`

const formats: Record<FeedFormat, (dealership: Dealership, options: StockOptions) => Generator<string>> = {
  *csv(dealership, options) {
    yield csvHead
    for (const vehicle of makeStock(dealership, options)) yield csvRow(vehicle, dealership)
  },
  *json(dealership, options) {
    let separator = '[\n'
    for (const vehicle of makeStock(dealership, options)) {
      yield `${separator}${carsalesRow(vehicle, dealership)}`
      separator = ',\n'
    }
    yield separator === ',\n' ? '\n]\n' : '[]\n'
  },
}

/** A dealership's feed in its format, piece by piece. */
export const demoFeed = (dealership: Dealership, options: StockOptions): Generator<string> =>
  formats[dealership.format](dealership, options)
