import type { PartProps } from '@forecourt/contracts/parts/parts'
import { parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { useLoaded, useSite } from '@forecourt/shell-api'
import { ChevronLeft, ChevronRight } from '@forecourt/ui/media/icons'
import { loadEndpoints } from '../load-endpoints.ts'
import { findNeighbours } from './find-neighbours.ts'
import { keptSearch } from './kept-search.ts'
import styles from './neighbours-part.module.css'

/** A part of a vehicle's page: the results that led to it, and the vehicles before and after it there, as its address keeps them. */
export function Part({ slug }: PartProps<'results-steps'>) {
  const { paths } = useSite()
  const { value, error, isLoading } = useLoaded(slug, async (api) => {
    const query = keptSearch(location.search)
    if (query === undefined) return
    const { state } = parseSearch(query)
    const { search } = await loadEndpoints()
    const found = await findNeighbours(slug, state, (asked) => api.get(search, {}, asked))
    return found && { ...found, back: searchHref(paths.search, state) }
  })

  // Without an answer the page has what it had.
  if (isLoading || error || !value) return null
  const { previous, next, back } = value
  return (
    <nav className={styles.neighbours} aria-label="Within the results">
      {previous && (
        <a className={styles.neighbour} href={previous} rel="prev">
          <ChevronLeft size={18} aria-hidden />
          Previous
        </a>
      )}
      <a className={styles.neighbour} href={back}>
        All results
      </a>
      {next && (
        <a className={styles.neighbour} href={next} rel="next">
          Next
          <ChevronRight size={18} aria-hidden />
        </a>
      )}
    </nav>
  )
}
