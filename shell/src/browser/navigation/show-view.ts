import { pendingAtom, whenIdle } from '@forecourt/shell-api'
import type { createStore } from 'jotai'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { nextViewAtom, noticeAtom, pastViewAtom, type ShownView, shownViewAtom } from '../../app/view.ts'

export type Store = ReturnType<typeof createStore>

/** By then the new page is painted and its photos are requested. */
const keepPastMs = 1_000

type NewView = {
  shown: ShownView
  isNewPage: boolean
  /** Scroll position and focus stay. */
  stay: boolean
  /** It has the scroll position of an entry of the history, which needs the page's whole height. */
  isReturn?: boolean
  /** It takes the place of the page on screen, as sign-in that of a gated page: no click waits for it, and nothing goes back. */
  replaces?: boolean | undefined
}

/** Shows a prepared view synchronously: code and data are ready. */
function commit(store: Store, { shown, replaces }: NewView): void {
  const past = replaces ? null : store.get(shownViewAtom)
  flushSync(() => {
    store.set(noticeAtom, null)
    store.set(pendingAtom, null)
    store.set(shownViewAtom, shown)
    store.set(nextViewAtom, null)
    store.set(pastViewAtom, past)
  })
  setTimeout(() => startTransition(() => store.set(pastViewAtom, (now) => (now === past ? null : now))), keepPastMs)
}

/** Gives the page on screen other data, in pieces and at low priority: the shopper reads it, and the next tap comes first. */
export const refreshView = (store: Store, shown: ShownView): void =>
  startTransition(() => {
    store.set(noticeAtom, null)
    store.set(pendingAtom, null)
    store.set(shownViewAtom, shown)
    // It may have been prepared: what is next is hidden.
    store.set(nextViewAtom, null)
  })

/** A view transition delays the new page until the old one is captured: used only where that is fast. */
const canAnimate = (): boolean =>
  'startViewTransition' in document &&
  navigator.hardwareConcurrency >= 4 &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Swaps the view and then runs `after` (scroll, focus), inside a view transition between pages
 * unless reduced motion is preferred. Resolves when the new view is in the document, or coming without a wait for it.
 */
export async function showView(store: Store, view: NewView, after: () => void): Promise<void> {
  const swap = () => {
    commit(store, view)
    after()
  }
  // The page on screen with other data: its top, or the place that it keeps, is there already.
  if (!view.isNewPage && (view.stay || !view.isReturn)) {
    refreshView(store, view.shown)
    return after()
  }
  if (!view.isNewPage || !canAnimate()) return swap()
  const transition = document.startViewTransition(swap)
  // Skipped transitions reject, but the swap has happened.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  await transition.updateCallbackDone
}

/** The deadline, however busy the browser is: screen readers wait for the title. */
const idleByMs = 100
/** Later, a shopper reads what is at the top. */
const thereByMs = 1_000

/** Invisible work must not delay a page's first frame, nor the one that shows it. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => whenIdle(work, idleByMs))
}

/** Resolves once the change has been painted, or in a hidden tab after a timeout. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, idleByMs)
  })

/** Resolves once the page has the element, which may be in a part that renders after the rest, or when it is late. */
export async function untilThere(id: string): Promise<void> {
  const latest = performance.now() + thereByMs
  while (!document.getElementById(id) && performance.now() < latest) await afterPaint()
}

/** Announces the title of the new content and focuses its top, unless the focus has moved from `focused` to a field since. */
export function announcePage(title: string, focused: Element | null): void {
  const { activeElement } = document
  // The browser drops the focus of what is hidden.
  if (activeElement === focused || activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = title
}

export function closeMenu(): void {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
}
