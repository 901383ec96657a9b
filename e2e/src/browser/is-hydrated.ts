import { expect, type Locator, type Page } from 'playwright/test'

/** Whether React has hydrated an element: those of a lazy part come later than the page around it. */
export const isElementHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))

/** Whether React has hydrated the page itself or, for the banner, the shell around it. */
export const isHydrated = (page: Page, area: 'main' | 'banner' = 'main'): Promise<boolean> =>
  isElementHydrated(page.getByRole(area).locator('a, button, input').first())

/** Waits until React has hydrated, and run its effects after the first frame. */
export async function afterHydration(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))))
}
