import type { SearchState } from '@forecourt/domain/search/search-filters'
import { parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { isPlainClick, useHost, usePending, useRequest } from '@forecourt/shell-api'
import type { MouseEvent } from 'react'
import { chooseInSheet, isSheetEntry } from './filters/filter-sheet-history.ts'

export type Search = {
  /** What has been asked for, even if its results are still on their way. */
  state: SearchState
  isPending: boolean
  href(next: SearchState): string
  /** Asks for other results on this page: nothing scrolls, and the browser's Back takes it back. */
  change(next: SearchState): void
  /** The same as a real link. */
  link(next: SearchState, onFollow?: () => void): { href: string; onClick(event: MouseEvent): void }
  retry(): void
}

/** The query of an address that is on its way, if it is another search on this page. */
function pendingQuery(pending: string | null, path: string): string | null {
  if (pending === null) return null
  // Only to read an address without a host; nothing is asked of it.
  const url = new URL(pending, 'https://site.invalid')
  return decodeURI(url.pathname) === path ? url.search.slice(1) : null
}

/** The search is the address (SR-2): controls read it from there and write it there. */
export function useSearch(): Search {
  const { navigate } = useHost()
  const request = useRequest()
  const coming = pendingQuery(usePending(), request.path)
  const { state } = parseSearch(coming ?? request.query)

  const href = (next: SearchState) => searchHref(request.path, next)
  const change = (next: SearchState) => {
    const go = (to: string) => navigate(to, { stay: true, replace: isSheetEntry() })
    if (isSheetEntry()) chooseInSheet(href(next), go)
    else go(href(next))
  }
  return {
    state,
    isPending: coming !== null,
    href,
    change,
    link: (next, onFollow) => ({
      href: href(next),
      onClick(event) {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onFollow?.()
        change(next)
      },
    }),
    retry: () => navigate(href(state), { stay: true, replace: true }),
  }
}
