import { expect, type Page } from 'playwright/test'

/** Scrolls to a part that loads when it is seen, and again where what loads above it has moved it away, until it is there. */
export async function showPart(page: Page, name: string): Promise<void> {
  const part = page.locator(`[data-part="${name}"]`)
  await expect(async () => {
    await part.scrollIntoViewIfNeeded()
    await expect(part.locator('a, button').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}
