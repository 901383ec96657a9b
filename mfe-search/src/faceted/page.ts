import { definePage } from '@forecourt/shell-api'
import { load } from './load.ts'

/** RT-3. It only redirects: each search has one address, that of the results with its filters. */
export const page = definePage<null>({
  load,
  head: (_data, { site }) => ({ title: site.name, description: '', canonical: site.paths.search }),
  Page: () => null,
})
