import { type RefObject, useEffect } from 'react'

/**
 * The photo of a card that is being opened has the stage's name for a transition, and only one may: while the link of a card has the
 * focus, the gallery is marked `data-nameless`. A rule with `:has(:focus)` would style the whole page anew at every press.
 */
export function useOneName(gallery: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('startViewTransition' in document)) return
    const follow = ({ type, target }: FocusEvent) => {
      const isCard = type === 'focusin' && target instanceof Element && target.matches('[data-part] a')
      gallery.current?.toggleAttribute('data-nameless', isCard)
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [gallery])
}
