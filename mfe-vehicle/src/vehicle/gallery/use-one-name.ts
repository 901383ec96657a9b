import { type RefObject, useLayoutEffect } from 'react'

/**
 * Only one element may have a name for a transition. The gallery is marked `data-named` while its page is on screen, as React hides a
 * page's effects with it, unless the focus is on a card's link: then that card's photo is the one that moves. A rule with
 * `:has(:focus)` would style the whole page anew at every press.
 */
export function useOneName(gallery: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!('startViewTransition' in document)) return
    const name = (isNamed: boolean) => gallery.current?.toggleAttribute('data-named', isNamed)
    const follow = ({ type, target }: FocusEvent) =>
      name(!(type === 'focusin' && target instanceof Element && target.matches('[data-part] a')))
    name(true)
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    return () => {
      name(false)
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [gallery])
}
