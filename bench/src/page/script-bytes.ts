import { holdIdleWork } from '@forecourt/e2e/crawl/hold-idle-work'
import { type PageKind, pageBudgets } from '@forecourt/e2e/crawl/page-budgets'
import type { Browser } from 'playwright'
import type { Goal } from '../runner/bench.ts'
import { countScriptBytes, throttledPage } from './throttled-page.ts'

type Measured = { name: string; url: string; kind: PageKind }

/** JavaScript that the first view of a page of a kind transfers, headers included, within that kind's budget. */
export const scriptBytesGoal = (browser: Browser, { name, url, kind }: Measured): Goal => ({
  kind: 'value',
  name: `${name}: JavaScript of the first view`,
  limit: pageBudgets[kind].scripts / 1000,
  unit: 'KB',
  async read() {
    const { page, session, close } = await throttledPage(browser)
    const bytes = countScriptBytes(session)
    await holdIdleWork(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await close()
    return bytes() / 1000
  },
})
