import { definePage } from '@forecourt/shell-api'
import { loadShownColumn } from './filters/filter-column.tsx'
import { head } from './head.ts'
import type { SearchData } from './load.ts'
import { ResultsPage } from './results-page.tsx'

/** What loads its data comes with the rows that it calls: a first view has its data. */
export const page = definePage<SearchData>({
  load: async (context, api) => (await import(/* webpackChunkName: "endpoints" */ './load.ts')).load(context, api),
  head,
  Page: ResultsPage,
  ready: loadShownColumn,
  preview: (): SearchData => ({ kind: 'loading' }),
  hits: (data) => (data.kind === 'result' ? data.result.hits : []),
})
