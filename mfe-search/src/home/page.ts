import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { HomePage } from './home-page.tsx'
import { load } from './load.ts'

export const page = definePage({
  load,
  head,
  Page: HomePage,
  hits: ({ rows }) => Object.values(rows).flatMap((row) => row ?? []),
})
