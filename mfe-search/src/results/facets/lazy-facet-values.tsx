import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import type { ListFilter } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'
import { useApi, useHost } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import type { Search } from '../use-search.ts'
import { FacetValues } from './facet.tsx'

export type LazyFacetValuesProps = { filter: ListFilter; search: Search }

/**
 * The values of a filter that is open, counted under all else that is chosen; those from before stay until the new ones are there.
 */
export function LazyFacetValues({ filter, search }: LazyFacetValuesProps) {
  const api = useApi()
  const { reportFault } = useHost()
  const [buckets, setBuckets] = useState<FacetBucket[]>()
  const [failures, setFailures] = useState(0)
  const [isFailed, setIsFailed] = useState(false)
  const query = formatSearch({ ...search.state, page: 1 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each search and attempt, whatever else renders
  useEffect(() => {
    let isOver = false
    const loading = loadEndpoints().then(({ facetValues }) => api.get(facetValues, { filter }, query))
    loading.then(
      ({ values }) => {
        if (isOver) return
        setBuckets(values)
        setIsFailed(false)
      },
      (error: unknown) => {
        reportFault(error)
        if (!isOver) setIsFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [filter, query, failures])

  if (buckets?.length === 0) return <p>None of these has one.</p>
  if (buckets) return <FacetValues filter={filter} buckets={buckets} search={search} />
  if (!isFailed) return <p role="status">One moment …</p>
  return (
    <p>
      We could not fetch these just now.{' '}
      <Button size="small" onClick={() => setFailures(failures + 1)}>
        Try again
      </Button>
    </p>
  )
}
