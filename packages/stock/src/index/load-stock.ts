import { createEmbeddedSearch, type EmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import type { StockChange } from '@forecourt/stock-search/port'
import type { StockItem } from '../table/stock-item.ts'
import { readDealership } from '../table/stock-table.ts'

/** The stock of some dealerships on its way into an engine of its own. Between two turns nothing of it is under way. */
export type StockLoad = {
  readonly engine: EmbeddedSearch
  /** How many were read so far. */
  vehicles: number
  /** Reads the next page of each dealership; true once there is no more. */
  loadNextPages(): Promise<boolean>
}

/** Begins to read; nothing is asked of the table before the first turn. */
export function startLoading(dealerships: readonly string[]): StockLoad {
  let left = dealerships.map((dealership) => readDealership(dealership))
  const reading: StockLoad = {
    engine: createEmbeddedSearch(),
    vehicles: 0,
    async loadNextPages() {
      const unread = await Promise.all(
        left.map(async (pages) => {
          const { done, value: items = [] } = await pages.next()
          reading.vehicles += items.length
          await reading.engine.apply(items.map(toStockChange))
          return done ? [] : [pages]
        }),
      )
      left = unread.flat()
      return left.length === 0
    },
  }
  return reading
}

/** A withdrawn vehicle is listed nowhere, so the index need not hold it; its version still outranks older news. */
export function toStockChange({ dealership_slug: dealership, id, status, version, vehicle }: StockItem): StockChange {
  return status === 'withdrawn' ? { kind: 'remove', dealership, id, version } : { kind: 'put', vehicle, version }
}
