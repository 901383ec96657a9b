import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { HomePage } from './home-page.tsx'
import type { HomeData } from './load.ts'

/** What loads its data comes with the rows that it calls: a first view has its data. */
export const page = definePage<HomeData>({
  load: async (context, api) => (await import(/* webpackChunkName: "endpoints" */ './load.ts')).load(context, api),
  head,
  Page: HomePage,
  hits: ({ rows }) => Object.values(rows).flatMap((row) => row ?? []),
})
