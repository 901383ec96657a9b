import { readTenant } from '@forecourt/tenants'
import type { Browser, Page } from 'playwright'
import type { Bench, Goal } from '../runner/bench.ts'
import { percentile } from '../search/timing.ts'
import { inputToFrame, watchInput } from './input-to-frame.ts'
import { throttledPage } from './throttled-page.ts'
import { withPlatform } from './with-platform.ts'

const slug = 'harbourside'
const desktop = { width: 1440, height: 900 }
const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

type Times = { control: number; results: number }

/** The longest delay of a click's events until the next paint; the API rounds to 8 ms and leaves out what is below 16. */
const paintedClicks = (page: Page) =>
  page.evaluate(() => {
    const slowEvents = { type: 'event', durationThreshold: 16 }
    const byClick = new Map<number, number>()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId = 0, duration } = entry
        if (interactionId) byClick.set(interactionId, Math.max(duration, byClick.get(interactionId) ?? 0))
      }
      document.documentElement.dataset.clicks = [...byClick.values()].join()
    }).observe(slowEvents)
  })

/** 95th percentiles of the milliseconds from a click on a filter to the next paint, and to the count of the new results. */
async function measureClicks(browser: Browser, url: string, clicks: number): Promise<Times> {
  const { page, session, close } = await throttledPage(browser, desktop)
  await page.goto(url, { waitUntil: 'networkidle' })
  // Only the processor stays slow.
  await session.send('Network.emulateNetworkConditions', fastLine)
  await paintedClicks(page)
  const boxes = page.getByRole('group', { name: 'Make' }).getByRole('checkbox', { disabled: false })
  const values = await boxes.evaluateAll((all) => all.slice(0, 4).map((box) => box.getAttribute('value') ?? ''))
  const results: number[] = []
  // On and off again, so that every search has another count than the one before.
  for (let click = 0; click < clicks; click++) {
    const value = values[Math.floor(click / 2) % values.length] ?? ''
    const box = page.getByRole('group', { name: 'Make' }).locator(`input[value=${JSON.stringify(value)}]`)
    await watchInput(box, { type: 'click', effect: 'main p[role="status"]' })
    await box.click()
    results.push(await inputToFrame(page))
    await page.waitForLoadState('networkidle')
  }
  const painted = (await page.locator('html').getAttribute('data-clicks')) ?? ''
  await close()
  const slow = painted.split(',').filter(Boolean).map(Number)
  const control = [...slow, ...Array.from({ length: Math.max(0, clicks - slow.length) }, () => 16)]
  return { control: percentile(control, 0.95), results: percentile(results, 0.95) }
}

function clickGoals(browser: Browser, url: string, clicks: number): Goal[] {
  let measured: Promise<Times> | undefined
  const read = (name: keyof Times) => async () => {
    measured ??= measureClicks(browser, url, clicks)
    return (await measured)[name]
  }
  return [
    { kind: 'value', name: 'p95 from click to the next paint, CPU × 4', limit: 100, unit: 'ms', read: read('control') },
    { kind: 'value', name: 'p95 from click to the results, CPU × 4', limit: 200, unit: 'ms', read: read('results') },
  ]
}

export const filterClick: Bench = {
  summary: 'forty clicks on filters on a processor four times slower: until the next paint, and until the new results',
  prepare: (setup) =>
    withPlatform(setup, (platform, browser) =>
      clickGoals(browser, platform.siteUrl(slug) + readTenant(slug).paths.search, setup.sized(40, 2)),
    ),
}
