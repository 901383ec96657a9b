import type { SearchState } from '@forecourt/domain/search/search-filters'
import type { SearchUpdate } from '@forecourt/domain/search/search-update'
import { formatSearch, parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { isPlainClick, useHost, usePending, useRequest } from '@forecourt/shell-api'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { applyAfterPaint, areChoicesApplied } from './after-paint.ts'
import { chooseInSheet, isSheetEntry } from './filters/filter-sheet-history.ts'

export type Search = {
  /** What has been asked for, even if its results are still on their way. */
  state: SearchState
  isPending: boolean
  href(next: SearchState): string
  /**
   * Asks for other results on this page, once the control that was used is drawn in its new state: nothing scrolls, and the browser's
   * Back takes it back. The same function for as long as the page lives.
   */
  change(update: SearchUpdate): void
  /** The same as a real link. */
  link(update: SearchUpdate, onFollow?: () => void): { href: string; onClick(event: MouseEvent): void }
  retry(): void
  /** Whether `state` is what the address says, so that controls may follow it. */
  isLatest(): boolean
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
  const { path, query } = useRequest()
  const coming = pendingQuery(usePending(), path)
  const asked = coming ?? query
  const isPending = coming !== null

  const shown = useRef(query)
  useEffect(() => {
    shown.current = query
  })

  const writer = useMemo(() => {
    /** The address is ahead of what is rendered; not once another page's is there. */
    const current = () => parseSearch(decodeURI(location.pathname) === path ? location.search : shown.current).state
    const go = (to: string) => navigate(to, { stay: true, replace: isSheetEntry() })
    const href = (next: SearchState) => searchHref(path, next)
    const change = (update: SearchUpdate) =>
      applyAfterPaint(() => {
        const to = href(update(current()))
        if (isSheetEntry()) chooseInSheet(to, go)
        else go(to)
      })
    return { current, href, change }
  }, [navigate, path])

  return useMemo(() => {
    const { state } = parseSearch(asked)
    const { current, href, change } = writer
    return {
      state,
      isPending,
      href,
      change,
      link: (update, onFollow) => ({
        href: href(update(state)),
        onClick(event) {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onFollow?.()
          change(update)
        },
      }),
      retry: () => navigate(href(state), { stay: true, replace: true }),
      isLatest: () => areChoicesApplied() && formatSearch(current()) === formatSearch(state),
    }
  }, [asked, isPending, navigate, writer])
}
