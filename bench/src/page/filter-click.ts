import { readTenant } from '@forecourt/tenants'
import type { Browser } from 'playwright'
import type { Bench, Goal } from '../runner/bench.ts'
import { openBareCopy, openFilters, type TapPage, type View } from './tap-pages.ts'
import { maxTapMs, p95, type TapTimes, timeTap, watchTaps } from './tap-times.ts'
import { withPlatform } from './with-platform.ts'

const dealers = ['harbourside', 'meridian']
const views: readonly View[] = ['phone', 'desktop']

type Taps = { own: TapTimes[]; bare: TapTimes[] }

/** On and off again, so that every search has another count than the one before. */
async function tapBox({ page, boxes, count }: TapPage, tap: number, values: readonly string[]): Promise<TapTimes> {
  const value = values[Math.floor(tap / 2) % values.length] ?? ''
  return timeTap(page, boxes.and(page.locator(`input[value=${JSON.stringify(value)}]`)), count)
}

/** The same taps on the page and on its bare copy, in an order that turns round each time. */
async function measureTaps(browser: Browser, url: string, view: View, taps: number): Promise<Taps> {
  const own = await openFilters(browser, url, view)
  const values = await own.boxes.evaluateAll((all) => all.slice(0, 4).map((box) => box.getAttribute('value') ?? ''))
  const bare = await openBareCopy(browser, own, view)
  const times: Taps = { own: [], bare: [] }
  for (const { page } of [own, bare]) await watchTaps(page)
  for (let tap = 0; tap < taps; tap++) {
    const sides = [['own', own] as const, ['bare', bare] as const]
    for (const [side, page] of tap % 2 ? sides.toReversed() : sides) times[side].push(await tapBox(page, tap, values))
  }
  await own.close()
  await bare.close()
  return times
}

type Options = { url: string; name: string; view: View; taps: number }

function tapGoals(browser: Browser, { url, name, view, taps }: Options): Goal[] {
  let measured: Promise<Taps> | undefined
  const read = (of: (taps: Taps) => number) => async () => {
    measured ??= measureTaps(browser, url, view, taps)
    return of(await measured)
  }
  const goal = (what: string, limit: number, unit: string, of: (taps: Taps) => number): Goal => ({
    kind: 'value',
    name: `${name}, ${view}: ${what}`,
    limit,
    unit,
    read: read(of),
  })
  return [
    goal('p95 to the next paint', maxTapMs.paint, 'ms', ({ own }) => p95(own, 'paint')),
    goal('over a bare checkbox', 2, '×', ({ own, bare }) => p95(own, 'paint') / p95(bare, 'paint')),
    goal('p95 to the results', maxTapMs.effect, 'ms', ({ own }) => p95(own, 'effect')),
    goal('p95 of the longest task', maxTapMs.task, 'ms', ({ own }) => p95(own, 'task')),
  ]
}

export const filterClick: Bench = {
  summary: 'forty taps on filters, CPU × 4, on a phone and beside the results: next paint, results, longest task',
  prepare: (setup) =>
    withPlatform(setup, (platform, browser) =>
      dealers.flatMap((slug) =>
        views.flatMap((view) =>
          tapGoals(browser, {
            url: platform.siteUrl(slug) + readTenant(slug).paths.search,
            name: slug,
            view,
            taps: setup.sized(40, 2),
          }),
        ),
      ),
    ),
}
