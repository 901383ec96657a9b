import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { load } from './load.ts'
import { ResultsPage } from './results-page.tsx'

export const page = definePage({
  load,
  head,
  Page: ResultsPage,
  hits: (data) => (data.kind === 'result' ? data.result.hits : []),
})
