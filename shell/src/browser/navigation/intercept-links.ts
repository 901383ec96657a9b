import { onFirstInput } from '../first-input/on-first-input.ts'
import { isDocumentLoad } from './load-document.ts'
import type { Navigator } from './navigator.ts'

/** The hover time on a link before its page is prefetched. */
const hoverDelayMs = 40

/** The first view is complete, and the first tap of most shoppers is still to come. */
const preloadAfterMs = 4_000

const isStay = (info: unknown): boolean =>
  typeof info === 'object' && info !== null && 'stay' in info && info.stay === true

/** But for its fragment. */
const isHere = (url: string): boolean => url.split('#')[0] === location.href.split('#')[0]

/** A `history.replaceState` that changes only the fragment: opens or closes a dialog, not a page. */
const isOtherFragment = (url: string): boolean => url !== location.href && isHere(url)

/** Firefox restores a place before it lays out the new page, then moves it by what the page grew. Reading a length lays it out first. */
const layOut = (): number => document.documentElement.scrollHeight

/** Intercepts the navigations to pages that this document can show; the browser handles all others. */
function interceptNavigations(navigator: Navigator): void {
  navigation.addEventListener('navigate', (event) => {
    const isOurs = event.canIntercept && !event.hashChange && event.downloadRequest === null && !event.formData
    if (!isOurs || event.navigationType === 'reload' || isDocumentLoad(event.info)) return
    if (isOtherFragment(event.destination.url)) return
    const target = navigator.target(event.destination.url)
    if (!target) {
      // Back to this document's first entry, such as a 404: the browser would only change the address.
      if (event.destination.sameDocument) event.intercept({ handler: async () => location.reload() })
      return
    }
    const scroll = () => {
      if (event.signal.aborted) return
      if (event.navigationType === 'traverse') layOut()
      event.scroll()
    }
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () =>
        navigator.go(target, {
          stay: isStay(event.info),
          isReturn: event.navigationType === 'traverse',
          replaces: event.navigationType === 'replace',
          scroll,
        }),
    })
  })
}

function linkOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.dataset.dialog !== undefined || link.hasAttribute('download')) return null
  return link.href
}

/** Prefetches links: after a short hover or focus, and at once on touch or press. */
function warmOnIntent(navigator: Navigator): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Asked when it is to be prepared: the press may have opened it, and no page is prepared behind itself.
  const warm = (href: string) => {
    if (!navigation.transition && !isHere(href)) navigator.warm(href)
  }
  const at = (type: string, delayMs: number) =>
    document.addEventListener(
      type,
      (event) => {
        clearTimeout(timer)
        const href = linkOf(event)
        if (!href) return
        // The focus of a press would clear its timer.
        if (delayMs === 0) warm(href)
        else timer = setTimeout(() => warm(href), delayMs)
      },
      { passive: true, capture: true },
    )
  at('pointerover', hoverDelayMs)
  at('pointerdown', 0)
  at('touchstart', 0)
  at('focusin', hoverDelayMs)
}

/** Without the Navigation API links stay links, and the server renders. */
export function interceptLinks(navigator: Navigator): void {
  if (!('navigation' in window)) return
  interceptNavigations(navigator)
  onFirstInput(navigator.preload)
  setTimeout(navigator.preload, preloadAfterMs)
  warmOnIntent(navigator)
}
