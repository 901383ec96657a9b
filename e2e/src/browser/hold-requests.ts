import type { Page } from 'playwright/test'

/** Delays what a page asks of these addresses until the function that it gives is called. A route from before still answers them. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
