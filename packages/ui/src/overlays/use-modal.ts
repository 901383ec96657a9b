import { type RefObject, useEffect } from 'react'

/**
 * Shows a dialog as a modal while it is open, and marks the document, so that a style sheet can keep the page behind from
 * scrolling: `[data-modal]`. A `:has()` would ask the whole document again with each of its changes.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    const { dataset } = document.documentElement
    if (!element.open) element.showModal()
    dataset.modal = ''
    return () => {
      delete dataset.modal
      element.close()
    }
  }, [dialog, isOpen])
}
