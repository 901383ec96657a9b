import { useEffect, useState } from 'react'

const mark = '#filter-sheet'

/**
 * While the filters' sheet is open, a history entry of its own is on top: the same address with a marker, which
 * the host leaves to the browser. Back then takes that away, and nothing beneath it.
 */
export const isSheetEntry = (): boolean => location.hash === mark

/** Without the Navigation API every choice is a new document, which has no sheet open. */
export function pushSheetEntry(): void {
  if ('navigation' in window) location.hash = mark
}

/** Whether the sheet is open, by its buttons and by Back and Forward; a reload keeps it. */
export function useFilterSheet(): { isOpen: boolean; open(): void; close(): void } {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!('navigation' in window)) return
    const follow = () => setIsOpen(isSheetEntry())
    const followTraversal = (event: NavigationCurrentEntryChangeEvent) => {
      if (event.navigationType === 'traverse') follow()
    }
    follow()
    navigation.addEventListener('currententrychange', followTraversal)
    return () => navigation.removeEventListener('currententrychange', followTraversal)
  }, [])
  return {
    isOpen,
    open() {
      pushSheetEntry()
      setIsOpen(true)
    },
    close() {
      // The dialog fires its close event for this too.
      if (!isOpen) return
      setIsOpen(false)
      if (isSheetEntry()) history.back()
    },
  }
}
