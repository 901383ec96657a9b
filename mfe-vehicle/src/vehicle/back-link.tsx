import { isPlainClick, useSite } from '@forecourt/shell-api'
import { ArrowLeft } from '@forecourt/ui/icons'
import type { MouseEvent } from 'react'
import styles from './back-link.module.css'

/** Whether the page before this one, in this tab, was a page of results of this site. */
function cameFromResults(searchPath: string): boolean {
  const history = window.navigation
  const entries = history?.entries() ?? []
  const before = history?.currentEntry ? entries[history.currentEntry.index - 1]?.url : document.referrer
  if (!before || !URL.canParse(before)) return false
  const { origin, pathname } = new URL(before)
  const bare = (path: string) => path.replace(/\/$/, '')
  return origin === location.origin && bare(pathname) === bare(searchPath)
}

/**
 * On phones, where there are no breadcrumbs. A real link to all results; for who came from results it goes back to them,
 * with their filters and their place on the page.
 */
export function BackLink() {
  const searchPath = useSite().paths.search

  function goBack(event: MouseEvent) {
    if (!isPlainClick(event) || !cameFromResults(searchPath)) return
    event.preventDefault()
    history.back()
  }

  return (
    <a href={searchPath} className={styles.link} aria-label="Back to results" onClick={goBack}>
      <ArrowLeft size={20} aria-hidden />
    </a>
  )
}
