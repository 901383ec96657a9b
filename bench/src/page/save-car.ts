import { ask } from '@forecourt/e2e/platform/ask'
import type { Platform } from '@forecourt/e2e/platform/platform'
import { readTenant } from '@forecourt/tenants'
import type { Browser, Page } from 'playwright'
import type { Bench, Goal } from '../runner/bench.ts'
import { median } from '../runner/statistics.ts'
import { inputToFrame, watchInput } from './input-to-frame.ts'
import { scriptBytesGoal } from './script-bytes.ts'
import { throttledPage } from './throttled-page.ts'
import { withPlatform } from './with-platform.ts'

const slug = 'harbourside'

const phone = '+61491570156'

/** Signs a page's browser in with the code that the platform's inbox has. The page asks, as Node does not resolve `*.localhost` everywhere. */
async function signIn(page: Page, { operatorUrl, siteUrl }: Platform): Promise<void> {
  await page.goto(`${siteUrl(slug)}/sign-in?type=watchlist`)
  const post = (path: string, data: object) =>
    page.evaluate(
      async ([to, body]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(to, { method: 'POST', headers, body })).status
      },
      [path, JSON.stringify(data)] as const,
    )
  await post('/api/verification/send', { phone_number: phone })
  const { body } = await ask(`${operatorUrl}/inbox.json`)
  const code = [...body.matchAll(/code is (\d{6})\./g)].at(-1)?.[1]
  const status = await post('/api/verification/check', { phone_number: phone, code })
  if (status !== 200) throw new Error(`Signing in answered ${status}.`)
}

/** A press of a heart on the results, signed in: until the heart is filled, or not. What is stored follows. */
const heartGoal = (browser: Browser, platform: Platform, clicks: number): Goal => ({
  kind: 'value',
  name: 'click to a filled heart, CPU × 4',
  limit: 16,
  unit: 'ms',
  async read() {
    const { page, close } = await throttledPage(browser)
    await signIn(page, platform)
    await page.goto(platform.siteUrl(slug) + readTenant(slug).paths.search, { waitUntil: 'networkidle' })
    const heart = page.getByRole('button', { name: /^Saved? / }).first()
    const times: number[] = []
    for (let click = 0; click < clicks; click++) {
      await watchInput(heart, { type: 'click', effect: '' })
      await heart.click()
      times.push(await inputToFrame(page))
    }
    await close()
    return median(times)
  },
})

export const saveCar: Bench = {
  summary: 'click on a heart until it is filled, on a processor four times slower; script bytes of the sign-in page',
  prepare: (setup) =>
    withPlatform(setup, (platform, browser) => [
      heartGoal(browser, platform, setup.sized(21, 2)),
      scriptBytesGoal(browser, {
        name: 'sign-in',
        url: `${platform.siteUrl(slug)}/sign-in?type=watchlist`,
        kind: 'a form',
      }),
    ]),
}
