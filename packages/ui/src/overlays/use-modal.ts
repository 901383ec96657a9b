import { type RefObject, useLayoutEffect } from 'react'
import { keyboardHeight } from './keyboard-height.ts'

/** What gets the focus where nothing had it before, as after a reload with the dialog open; else the browser gives it back. */
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
    // Without its scroll bar the page beside the dialog would be wider, and move.
    if (!coversPage && clientWidth < innerWidth) style.scrollbarGutter = 'stable'
    if (!element.open) element.showModal()
    dataset.modal = ''
    const over = new AbortController()
    followKeyboard(element, over.signal)
    return () => {
      over.abort()
      delete dataset.modal
      style.scrollbarGutter = ''
      element.close()
      // Right after a native close the focus may still be inside.
      const { activeElement, body } = document
      if (activeElement === body || element.contains(activeElement)) findOpener?.()?.focus()
    }
  }, [dialog, isOpen])
}

/** `--keyboard` is what a keyboard covers of the dialog. */
function followKeyboard(element: HTMLElement, signal: AbortSignal): void {
  const view = window.visualViewport
  if (!view) return
  const follow = () => element.style.setProperty('--keyboard', `${keyboardHeight(innerHeight, view)}px`)
  for (const type of ['resize', 'scroll']) view.addEventListener(type, follow, { signal })
  follow()
}
