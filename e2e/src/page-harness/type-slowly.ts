import type { Page } from 'playwright/test'

/**
 * Tests type faster than people, whose forms are sent as soon as they press the button. With the first input the page's clock moves on
 * by what typing takes, so that a test waits only where nothing was typed.
 */
export const typeSlowly = (page: Page) =>
  page.addInitScript(() => {
    const move = () => {
      // A test may have put a clock of its own in its place.
      const now = Date.now
      Date.now = () => now() + 3000
    }
    addEventListener('input', move, { capture: true, once: true })
  })
