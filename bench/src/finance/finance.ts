import { join } from 'node:path'
import { cachedFunctionBundles } from '@forecourt/infra/bundling/bundle-functions'
import type { Browser } from 'playwright'
import { startFirstReplies } from '../functions/first-reply.ts'
import { buildUnbundled } from '../functions/unbundled-function.ts'
import { inputToFrame, watchInput } from '../page/input-to-frame.ts'
import { scriptBytesGoal } from '../page/script-bytes.ts'
import { throttledPage } from '../page/throttled-page.ts'
import { withPlatform } from '../page/with-platform.ts'
import type { Bench, Goal, Measured } from '../runner/bench.ts'
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

async function coldStartGoals(): Promise<Measured> {
  const bundled = join(cachedFunctionBundles(), 'quote', 'index.mjs')
  const unbundled = await buildUnbundled('quote')
  const { firstReplyMs, emptyProcessMs, close } = await startFirstReplies('quote')
  const measured = () => firstReplyMs(bundled)
  const common = { kind: 'ratio', unit: 'ms', rounds: 31 } as const
  return {
    goals: [
      { ...common, name: 'first quote over node -e 0', limit: 3, pair: { measured, baseline: emptyProcessMs } },
      {
        ...{ ...common, name: 'first quote over one with an unbundled SDK', limit: 0.5 },
        pair: { measured, baseline: () => firstReplyMs(unbundled) },
      },
    ],
    close,
  }
}

export const financeBench: Bench = {
  summary:
    'the calculator’s answer and the finance page’s scripts; a quote’s cold start; search with teasers over without',
  parts: {
    pages: (setup) =>
      withPlatform(setup, (platform, browser) => {
        const site = platform.siteUrl(slug)
        return [
          calculatorGoal(browser, `${site}/finance-calculator`, setup.sized(21, 2)),
          scriptBytesGoal(browser, { name: 'the finance page', url: `${site}/personalised/finance` }),
        ]
      }),
    quote: coldStartGoals,
    teasers: teaserGoals,
  },
}
