import type { Page } from 'playwright'

/** What the shell keeps of a tab's visit (packages/shell-api/src/shopper/visit.ts) after a first page: only the second one has a popup. */
export async function hasSeenPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = 'forecourt-visit'
    if (!sessionStorage.getItem(key))
      sessionStorage.setItem(key, JSON.stringify({ visited_pages: ['/first-page'], linked_query_params: {} }))
  })
}
