import { useEffect, useState } from 'react'
import { applyChoices } from '../after-paint.ts'

const mark = '#filter-sheet'

/**
 * While the filters' sheet is open, a history entry of its own is on top: the same address with a marker, which
 * the host leaves to the browser. Back then takes that away, and nothing beneath it.
 */
export const isSheetEntry = (): boolean => location.hash === mark

const hasNavigation = (): boolean => 'navigation' in window

/** Puts the sheet's entry on top of the page's. */
function pushSheetEntry(): void {
  location.hash = mark
}

/**
 * Asks for other results from the sheet. Within the document, the choice takes its place beneath the sheet's own entry. Without the
 * Navigation API each choice is a new document, in place of the sheet's entry, with the sheet open.
 */
export function chooseInSheet(href: string, navigate: (href: string) => void): void {
  navigate(hasNavigation() ? href : href + mark)
  if (hasNavigation()) pushSheetEntry()
}

/** A document that came with the sheet open gets an entry of its own beneath it; a reload has both already. */
function splitEntry(): void {
  if (history.state === mark) return
  history.replaceState(null, '', location.pathname + location.search)
  pushSheetEntry()
  history.replaceState(mark, '')
}

export type FilterSheetState = { isOpen: boolean; open(): void; close(): void }

/** Whether the sheet is open, by its buttons and by Back and Forward; a reload keeps it. */
export function useFilterSheet(): FilterSheetState {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const follow = () => setIsOpen(isSheetEntry())
    follow()
    if (hasNavigation()) {
      const followTraversal = (event: NavigationCurrentEntryChangeEvent) => {
        if (event.navigationType === 'traverse') follow()
      }
      navigation.addEventListener('currententrychange', followTraversal, { signal: over.signal })
    } else {
      if (isSheetEntry()) splitEntry()
      addEventListener('hashchange', follow, { signal: over.signal })
    }
    return () => over.abort()
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
      // Beneath the sheet's own entry, while that is on top.
      applyChoices()
      setIsOpen(false)
      if (isSheetEntry()) history.back()
    },
  }
}
