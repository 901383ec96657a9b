import type { Browser } from 'playwright'
import { inputToFrame, watchInput } from '../page/input-to-frame.ts'
import { scriptBytesGoal } from '../page/script-bytes.ts'
import { throttledPage } from '../page/throttled-page.ts'
import { withPlatform } from '../page/with-platform.ts'
import type { Bench, Goal } from '../runner/bench.ts'
import { median } from '../runner/statistics.ts'
import { teaserGoals } from './teasers.ts'

const slug = 'harbourside'

/** A step of the slider: until the repayment is another. */
const calculatorGoal = (browser: Browser, url: string, steps: number): Goal => ({
  kind: 'value',
  name: 'step of the calculator’s slider to the repayment, CPU × 4',
  limit: 16,
  unit: 'ms',
  async read() {
    const { page, close } = await throttledPage(browser)
    await page.goto(url, { waitUntil: 'networkidle' })
    const slider = page.getByRole('slider', { name: 'Amount to finance' })
    const times: number[] = []
    for (let step = 0; step < steps; step++) {
      await watchInput(slider, { type: 'input', effect: 'aside [role="status"]' })
      await slider.press('ArrowRight')
      times.push(await inputToFrame(page))
    }
    await close()
    return median(times)
  },
})

export const financeBench: Bench = {
  summary: 'the calculator’s answer and the finance page’s scripts; search with teasers over without',
  parts: {
    pages: (setup) =>
      withPlatform(setup, (platform, browser) => {
        const site = platform.siteUrl(slug)
        return [
          calculatorGoal(browser, `${site}/finance-calculator`, setup.sized(21, 2)),
          scriptBytesGoal(browser, { name: 'finance', url: `${site}/personalised/finance`, kind: 'finance' }),
        ]
      }),
    teasers: teaserGoals,
  },
}
