import { type RefObject, useEffect } from 'react'

/** Keeps filters and order at hand while a shopper scrolls up. Its code comes with the first scroll; without it they stay above the results. */
export function useStickyTools(tools: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const over = new AbortController()
    const begin = () =>
      void import(/* webpackChunkName: "sticky-tools" */ './sticky-tools.ts').then(
        ({ followScroll }) => tools.current && followScroll(tools.current, over.signal),
        () => {},
      )
    addEventListener('scroll', begin, { once: true, passive: true, signal: over.signal })
    return () => over.abort()
  }, [tools])
}
