import { expect, type Page } from 'playwright/test'
import { ResultsPage } from './results-page.ts'

/** The messages of a browser and the shell about a fault that a test causes; at most one warning of ours. */
export const problemsOfFaults = [
  /Failed to load resource/,
  /^answer (404|503)/,
  /^request failed/,
  /Part of the page failed/,
  /valid digest/,
]

/** The fallback in a page's area while its remote is broken. */
export const failed = (page: Page) => page.getByRole('heading', { name: 'This part of the page did not load' })
export const tryAgain = (page: Page) => page.getByText('Try again', { exact: true }).filter({ visible: true })
export const notice = (page: Page) => page.getByText('its buttons are not ready yet')

/** The menu leads to the results, whatever the page's own area shows. */
export async function followTheMenu(page: Page, resultsPath: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: /^(Stock|Cars)$/ }).click()
  await menu.locator(`a[href="${resultsPath}"]`).filter({ visible: true }).first().click()
  await expect(page).toHaveURL((url) => url.pathname === resultsPath)
  await expect(failed(page)).toBeHidden()
  await expect(new ResultsPage(page).cards.first()).toBeVisible()
}

/** Header and footer are there, whatever the page's own area shows. */
export async function expectHeaderAndFooter(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /home/ })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
