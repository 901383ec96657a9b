import { type RefObject, useLayoutEffect } from 'react'
import { keyboardHeight } from './keyboard-height.ts'

/** What gets the focus where nothing had it before, as after a reload with the dialog open. */
export type FindOpener = () => HTMLElement | null | undefined

/**
 * Shows a dialog as a modal while it is open, and marks the document, so that a style sheet can keep the page behind from
 * scrolling: `[data-modal]`. A `:has()` would ask the whole document again with each of its changes.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  { findOpener, coversPage }: { findOpener?: FindOpener | undefined; coversPage?: boolean } = {},
): void {
  // Not a passive effect: a dialog that leaves the document before it is closed takes the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opener is looked for once it is closed
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const { dataset, style, clientWidth } = document.documentElement
    const { activeElement: before } = document
    // Without its scroll bar the page beside the dialog would be wider, and move.
    if (!coversPage && clientWidth < innerWidth) style.scrollbarGutter = 'stable'
    const over = new AbortController()
    if (coversPage || !('popover' in element)) {
      if (!element.open) element.showModal()
    } else openThenModal(element, over.signal)
    dataset.modal = ''
    followKeyboard(element, over.signal)
    return () => {
      over.abort()
      delete dataset.modal
      style.scrollbarGutter = ''
      element.close()
      // Right after a native close the focus may still be inside.
      const { activeElement, body } = document
      if (activeElement !== body && !element.contains(activeElement)) return
      const opener = findOpener?.() ?? before
      if (opener instanceof HTMLElement && opener !== body) opener.focus()
    }
  }, [dialog, isOpen])
}

/**
 * The dialog comes first, and the page behind becomes inert two frames later: a browser styles each of its elements anew for that, which
 * may take longer than all else that opens a dialog. Until then it is a popover, and closed by Escape as a modal is.
 */
function openThenModal(element: HTMLDialogElement, over: AbortSignal): void {
  if (element.open) return
  const opening = new AbortController()
  const { signal } = opening
  over.addEventListener('abort', () => opening.abort())
  element.popover = 'manual'
  element.showPopover()
  signal.addEventListener('abort', () => {
    element.hidePopover()
    element.popover = null
  })
  const turnModal = () => {
    if (signal.aborted) return
    opening.abort()
    element.showModal()
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    turnModal()
    element.close()
  }
  addEventListener('keydown', closeByKey, { signal })
  requestAnimationFrame(() => requestAnimationFrame(turnModal))
}

/** `--keyboard` is what a keyboard covers of the dialog. */
function followKeyboard(element: HTMLElement, signal: AbortSignal): void {
  const view = window.visualViewport
  if (!view) return
  const follow = () => element.style.setProperty('--keyboard', `${keyboardHeight(innerHeight, view)}px`)
  for (const type of ['resize', 'scroll']) view.addEventListener(type, follow, { signal })
  follow()
}
