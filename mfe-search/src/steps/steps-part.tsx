import type { PartProps } from '@forecourt/contracts/parts/parts'
import { parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { useApi, useHost, useSite } from '@forecourt/shell-api'
import { ChevronLeft, ChevronRight } from '@forecourt/ui/media/icons'
import { useEffect, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import { findSteps, type Steps } from './find-steps.ts'
import { keptSearch } from './kept-search.ts'
import styles from './steps-part.module.css'

/** A part of a vehicle's page: the results that led to it, and the vehicles before and after it there, as its address keeps them. */
export function Part({ slug }: PartProps<'results-steps'>) {
  const api = useApi()
  const { reportFault } = useHost()
  const { paths } = useSite()
  const [found, setFound] = useState<Steps & { back: string }>()

  useEffect(() => {
    let isOver = false
    const query = keptSearch(location.search)
    setFound(undefined)
    if (query === undefined) return
    const { state } = parseSearch(query)
    loadEndpoints()
      .then(({ search }) => findSteps(slug, state, (asked) => api.get(search, {}, asked)))
      // Without an answer the page has what it had.
      .then((steps) => !isOver && steps && setFound({ ...steps, back: searchHref(paths.search, state) }), reportFault)
    return () => {
      isOver = true
    }
  }, [slug, api, paths.search, reportFault])

  if (!found) return null
  const { previous, next, back } = found
  return (
    <nav className={styles.steps} aria-label="Within the results">
      {previous && (
        <a className={styles.step} href={previous} rel="prev">
          <ChevronLeft size={18} aria-hidden />
          Previous
        </a>
      )}
      <a className={styles.step} href={back}>
        All results
      </a>
      {next && (
        <a className={styles.step} href={next} rel="next">
          Next
          <ChevronRight size={18} aria-hidden />
        </a>
      )}
    </nav>
  )
}
