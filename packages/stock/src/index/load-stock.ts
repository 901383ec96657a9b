import { createEmbeddedSearch, type EmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import type { StockChange } from '@forecourt/stock-search/port'
import type { StockItem } from '../table/stock-item.ts'
import { readDealership } from '../table/stock-table.ts'

/** Loads the stock of some dealerships into a new engine, in steps. Nothing is pending between two steps. */
export type StockLoad = {
  readonly engine: EmbeddedSearch
  /** The number of vehicles read so far. */
  vehicles: number
  /** Reads the next page of each dealership; true at the end. */
  loadNextPages(): Promise<boolean>
}

/** Creates the loader; it reads nothing before the first step. */
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

/** Withdrawn vehicles are never listed, so the index omits them; their versions still outrank older changes. */
export function toStockChange({ dealership_slug: dealership, id, status, version, vehicle }: StockItem): StockChange {
  return status === 'withdrawn' ? { kind: 'remove', dealership, id, version } : { kind: 'put', vehicle, version }
}
