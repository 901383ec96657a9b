import type { ListFilter } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'
import { useLoaded } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { loadEndpoints } from '../../load-endpoints.ts'
import type { Search } from '../use-search.ts'
import { FacetValues } from './facet.tsx'

export type LazyFacetValuesProps = { filter: ListFilter; search: Search }

/**
 * The values of a filter that is open, counted under all else that is chosen; those from before stay until the new ones are there.
 */
export function LazyFacetValues({ filter, search }: LazyFacetValuesProps) {
  const query = formatSearch({ ...search.state, page: 1 })
  const loaded = useLoaded(`${filter} ${query}`, async (api) => {
    const { facetValues } = await loadEndpoints()
    return api.get(facetValues, { filter }, query)
  })
  const buckets = loaded.value?.values

  if (buckets?.length === 0) return <p>None of these has one.</p>
  if (buckets) return <FacetValues filter={filter} buckets={buckets} search={search} />
  if (!loaded.error) return <p role="status">One moment …</p>
  return (
    <p>
      We could not fetch these just now.{' '}
      <Button size="small" onClick={loaded.retry}>
        Try again
      </Button>
    </p>
  )
}
