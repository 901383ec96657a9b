import type { SearchResult } from '@forecourt/contracts/search-result'
import type { SearchState } from '@forecourt/domain/search-fields'
import { pageOf } from '@forecourt/domain/search-page'
import type { StockScope } from '@forecourt/domain/stock-scope'
import type { StockSearch } from '../port.ts'
import { facets, histograms } from './facets.ts'
import { listedRows } from './listed-rows.ts'
import { rowsOfPage } from './page.ts'
import { select } from './selection.ts'
import type { StockTable } from './stock-table.ts'
import { VersionedStock } from './versioned-stock.ts'

/** The search engine that lives in the process: columns and bitmaps in memory, empty until changes are applied. */
export function createEmbeddedSearch(): StockSearch {
  const stock = new VersionedStock()
  return {
    search: async (scope, state, now = Date.now() / 1000) => answer(stock.table, { scope, state, now }),
    apply: async (changes) => stock.apply(changes),
  }
}

function answer(table: StockTable, question: { scope: StockScope; state: SearchState; now: number }): SearchResult {
  const { scope, state, now } = question
  const started = performance.now()
  const selection = select(table, listedRows(table, scope, now), state)
  const count = selection.all.rows.length
  const { page, pages } = pageOf(state.page, count)
  const hits = rowsOfPage(table.inOrder(state.sortBy), selection.all.bitmap, page).map((row) => table.hit(row))
  return {
    hits,
    count,
    page,
    pages,
    facets: facets(table, selection),
    histograms: histograms(table, selection),
    ms: Math.round((performance.now() - started) * 1000) / 1000,
  }
}
