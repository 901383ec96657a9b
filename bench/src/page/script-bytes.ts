import type { Browser } from 'playwright'
import type { Goal } from '../runner/bench.ts'
import { countScriptBytes, throttledPage } from './throttled-page.ts'

/** JavaScript that a first view of a page transfers, headers included. */
export const scriptBytesGoal = (browser: Browser, { name, url }: { name: string; url: string }): Goal => ({
  kind: 'value',
  name: `JavaScript of ${name}`,
  limit: 112,
  unit: 'KB',
  async read() {
    const { page, session, close } = await throttledPage(browser)
    const bytes = countScriptBytes(session)
    await page.goto(url, { waitUntil: 'networkidle' })
    await close()
    return bytes() / 1000
  },
})
