import { expect, type Locator, type Page } from 'playwright/test'

/** The results page as shoppers use it, on a phone and on a wide screen. */
export class ResultsPage {
  readonly page: Page
  readonly cards: Locator

  constructor(page: Page) {
    this.page = page
    // By role: the previous page, and one that is prepared, are in the document, hidden. A fragment is a place of the vehicle's page.
    this.cards = page.getByRole('main').getByRole('article').locator('a[href^="/cars/"]:not([href*="#"])')
  }

  /** The filters are beside the results, or on a phone behind a button. */
  private async filters(): Promise<Locator> {
    const button = this.page.getByRole('button', { name: /^Filters/ })
    if (!(await button.isVisible())) return this.page.getByRole('main')
    await button.click()
    return this.page.getByRole('dialog', { name: 'Filters' })
  }

  /** Chooses values of a filter and returns to the results. */
  async choose(filter: string, ...values: string[]): Promise<void> {
    const filters = await this.filters()
    const group = filters.getByRole('group', { name: filter })
    for (const value of values) {
      await group.getByRole('checkbox', { name: value }).click()
      await expect(group.getByRole('checkbox', { name: value })).toBeChecked()
    }
    const show = this.page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show / })
    if (await show.isVisible()) await show.click()
  }

  /** Waits until the results show this count. */
  async expectCount(count: number): Promise<void> {
    await expect(
      this.page
        .getByRole('main')
        .getByText(new RegExp(`^${count} `))
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  }

  titles(): Promise<string[]> {
    return this.cards.allTextContents()
  }
}
