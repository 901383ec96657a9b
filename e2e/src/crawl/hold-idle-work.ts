import type { Page } from 'playwright'

/**
 * What is for an idle moment, for seconds later or for the first input never comes to a page that is opened after: a fast machine is idle
 * at once, a slow one takes seconds, and Chromium at times moves its pointer by itself after a layout.
 */
export const holdIdleWork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    Object.assign(window, {
      requestIdleCallback: () => 0,
      setTimeout: (work: () => void, ms = 0) => (ms < 4000 ? wait(work, ms) : 0),
    })
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true })
  })
