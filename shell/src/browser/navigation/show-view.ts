import { pendingAtom } from '@forecourt/shell-api'
import type { createStore } from 'jotai'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { nextViewAtom, noticeAtom, pastViewAtom, type ShownView, shownViewAtom } from '../../app/view.ts'

export type Store = ReturnType<typeof createStore>

/** By then the new page has been painted and its photos have been asked for. */
const keepPastMs = 1_000

/** Puts a prepared view on screen, at once: code and data are there, so React has nothing to wait for. */
function commit(store: Store, shown: ShownView): void {
  const past = store.get(shownViewAtom)
  flushSync(() => {
    store.set(noticeAtom, null)
    store.set(pendingAtom, null)
    store.set(shownViewAtom, shown)
    store.set(nextViewAtom, null)
    store.set(pastViewAtom, past)
  })
  setTimeout(() => startTransition(() => store.set(pastViewAtom, (now) => (now === past ? null : now))), keepPastMs)
}

/** The whole of a page whose preview is on screen; the shopper reads it already, so nothing is held up for this. */
export const replacePreview = (store: Store, shown: ShownView): void =>
  startTransition(() => {
    store.set(shownViewAtom, shown)
  })

/** A transition holds the new page back until the old one is captured: worth it only where that takes a blink. */
const canAnimate = (): boolean =>
  'startViewTransition' in document &&
  navigator.hardwareConcurrency >= 4 &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Swaps the view and then runs `after` (scroll, focus), inside a view transition where one page takes another's place
 * and the shopper has not asked for less motion. Resolves when the new view is in the document.
 */
export async function showView(
  store: Store,
  { shown, isNewPage }: { shown: ShownView; isNewPage: boolean },
  after: () => void,
): Promise<void> {
  const swap = () => {
    commit(store, shown)
    after()
  }
  if (!isNewPage || !canAnimate()) return swap()
  const transition = document.startViewTransition(swap)
  // Skipped transitions reject; the swap itself happened all the same.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  await transition.updateCallbackDone
}

/** The deadline, however busy the browser is: screen readers wait for the title. */
const idleByMs = 100

/** Invisible work must not delay a page's first frame, nor the one that shows it. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: idleByMs }) : setTimeout(work),
  )
}

/** Resolves once the change has been painted, or in a hidden tab after a timeout. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, idleByMs)
  })

/** Focus goes to the top of the new content, and its title is said. */
export function announcePage(title: string): void {
  document.getElementById('content')?.focus({ preventScroll: true })
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = title
}

export function closeMenu(): void {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
}
