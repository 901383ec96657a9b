import type { Page } from 'playwright/test'

/** A page in a state to be photographed. `slug` is the dealer's site; absent for the platform's own pages. */
export type ScreenState = {
  name: string
  slug?: string
  url: string
  /** Brings the loaded page into its state. */
  prepare?: (page: Page) => Promise<void>
  /** What the browser keeps from before, by its key: for good, and of the visit. */
  kept?: Record<string, unknown>
  session?: Record<string, unknown>
  /** Widths at which the state exists; all when absent. */
  widths?: number[]
  /** It covers the screen: the rest of the page is left out. */
  isOverlay?: boolean
  /** Long pages with different content: the screenshot shows the whole page. */
  isWhole?: boolean
  /** Addresses that are unreachable from the beginning. */
  blocked?: string
  /** Problems that belong to the state. */
  expected?: RegExp[]
}
