import { isPlainClick, useSite } from '@forecourt/shell-api'
import { IconLink } from '@forecourt/ui/controls/icon-button'
import { ArrowLeft } from '@forecourt/ui/media/icons'
import type { MouseEvent } from 'react'
import styles from './back-link.module.css'

/** Whether the page before this one, in this tab, was a page of results of this site. */
function cameFromResults(paths: readonly (string | undefined)[]): boolean {
  const history = window.navigation
  const entries = history?.entries() ?? []
  const before = history?.currentEntry ? entries[history.currentEntry.index - 1]?.url : document.referrer
  if (!before || !URL.canParse(before)) return false
  const { origin, pathname } = new URL(before)
  const bare = (path: string) => path.replace(/\/$/, '')
  return origin === location.origin && paths.some((path) => path && bare(pathname) === bare(path))
}

/**
 * On phones, where there are no breadcrumbs. A real link to all results; for who came from results it goes back to them,
 * with their filters and their place on the page.
 */
export function BackLink() {
  const { search, breadcrumbs } = useSite().paths

  function goBack(event: MouseEvent) {
    if (!isPlainClick(event) || !cameFromResults([search, breadcrumbs])) return
    event.preventDefault()
    history.back()
  }

  return (
    <IconLink
      href={search}
      className={styles.link}
      label="Back to results"
      icon={<ArrowLeft size={20} aria-hidden />}
      look="floating"
      onClick={goBack}
    />
  )
}
