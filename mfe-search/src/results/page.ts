import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { load, type SearchData } from './load.ts'
import { ResultsPage } from './results-page.tsx'

export const page = definePage({
  load,
  head,
  Page: ResultsPage,
  preview: (): SearchData => ({ kind: 'loading' }),
  hits: (data) => (data.kind === 'result' ? data.result.hits : []),
})
