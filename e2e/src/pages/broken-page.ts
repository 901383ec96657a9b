import { expect, type Page } from 'playwright/test'
import { ResultsPage } from './results-page.ts'

/** The problems where a remote's code does not come, and what the shell reports of it. */
export function problemsOfCode(remote: string) {
  const file = `\\S+/remotes/${remote}/\\S+`
  return {
    missing: new RegExp(`^answer 404: ${file}$`),
    changed: new RegExp(`Failed to find a valid digest in the 'integrity' attribute for resource '${file}'`),
    unreachable: new RegExp(`^request failed: ${file} net::ERR_FAILED$`),
    reported: new RegExp(`Part of the page failed\\. .*/remotes/${remote}/`),
  }
}

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
