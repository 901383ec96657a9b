import { type RefObject, useLayoutEffect } from 'react'

/**
 * Only one element may have a name for a transition. The gallery is marked `data-named` while its page is on screen, as React hides a
 * page's effects with it, unless the focus has come to a card's link: then that card's photo is the one that moves. A rule with
 * `:has(:focus)` would style the whole page anew at every press.
 */
export function useOneName(gallery: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const name = (isNamed: boolean) => gallery.current?.toggleAttribute('data-named', isNamed)
    const follow = () => name(!document.activeElement?.matches('[data-part] a'))
    // Until the browser drops the focus of the page before, it may be on the card that led here.
    name(true)
    document.addEventListener('focusin', follow)
    return () => {
      name(false)
      document.removeEventListener('focusin', follow)
    }
  }, [gallery])
}
