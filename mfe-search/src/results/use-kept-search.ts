import { formatSearch, parseSearch } from '@forecourt/domain/search/search-url'
import { type RefObject, useEffect } from 'react'
import { vehicleHref } from '../neighbours/kept-search.ts'

/** Before a link is followed, warmed, copied or opened in a tab of its own. */
const approaches = ['pointerover', 'focusin', 'touchstart', 'click'] as const

/**
 * A card's link keeps the search once a shopper goes near it, so that the vehicle's page has the ones before and after it. A document
 * holds none of these addresses, as each would be a page of its own to a crawler.
 */
export function useKeptSearch(results: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const over = new AbortController()
    function keepSearch({ target }: Event) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('article a[href^="/cars/"]')
      const [, slug] = (link && /^\/cars\/([^/?]+)/.exec(link.pathname)) || []
      if (link && slug) link.href = vehicleHref(slug, formatSearch(parseSearch(location.search).state)) + link.hash
    }
    for (const type of approaches)
      results.current?.addEventListener(type, keepSearch, { capture: true, passive: true, signal: over.signal })
    return () => over.abort()
  }, [results])
}
