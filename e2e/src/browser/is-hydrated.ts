import { expect, type Page } from 'playwright/test'

/** Whether React has hydrated the page itself or, for the banner, the shell around it. */
export const isHydrated = (page: Page, area: 'main' | 'banner' = 'main'): Promise<boolean> =>
  page
    .getByRole(area)
    .locator('a')
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

/** Waits until React has hydrated, and run its effects after the first frame. */
export async function afterHydration(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))))
}
