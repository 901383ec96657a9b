import { searchResultSchema } from '@forecourt/contracts/search/search-result'
import { shownVehicleSchema } from '@forecourt/contracts/stock/vehicle'
import { ask } from '@forecourt/e2e/platform/ask'
import { readTenant } from '@forecourt/tenants'
import type { Bench } from '../runner/bench.ts'
import { scriptBytesGoal } from './script-bytes.ts'
import { droppedSpinFrames, fullscreenPaint } from './vehicle-figures.ts'

/** The slowest but one in twenty, in milliseconds. */
async function percentile95(url: string, asks: number): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < asks; at++) {
    const from = performance.now()
    await ask(url)
    times.push(performance.now() - from)
  }
  return times.sort((a, b) => a - b)[Math.ceil(asks * 0.95) - 1] ?? 0
}

/** The first vehicle of the site's results that has a 360 spin. */
async function vehicleWithSpin(origin: string): Promise<string> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = searchResultSchema.parse(
      JSON.parse((await ask(`${origin}/api/search${page > 1 ? `?page=${page}` : ''}`)).body),
    )
    pages = found.pages
    for (const { slug } of found.hits) {
      const { spin_images = [] } = shownVehicleSchema.parse(JSON.parse((await ask(`${origin}/api/cars/${slug}`)).body))
      if (spin_images.length > 1) return slug
    }
  }
  throw new Error('No vehicle of the site has a spin.')
}

/** The vehicle page of the first dealer: what it weighs, how it moves, and what its gauge costs. */
export const vehiclePage: Bench = {
  summary:
    'vehicle page: script bytes, frames dropped in a spin, first paint of fullscreen, gauge over similar vehicles',
  async prepare({ say, sized, openPlatform, openBrowser }) {
    const platform = await openPlatform()
    const browser = await openBrowser()
    const origin = platform.siteUrl('harbourside')
    const slug = await vehicleWithSpin(origin)
    const url = `${origin}/cars/${slug}`
    say(`${url} of ${readTenant('harbourside').name}`)
    const asks = sized(40, 2)
    return {
      goals: [
        {
          kind: 'ratio',
          name: 'p95 of the gauge over similar vehicles',
          limit: 1.5,
          unit: 'ms',
          rounds: 11,
          pair: {
            measured: () => percentile95(`${origin}/api/cars/${slug}/autogauge`, asks),
            baseline: () => percentile95(`${origin}/api/cars/${slug}/similar`, asks),
          },
        },
        scriptBytesGoal(browser, { name: 'a vehicle', url, kind: 'a vehicle' }),
        {
          kind: 'value',
          name: 'fullscreen to its first paint',
          limit: 100,
          unit: 'ms',
          read: () => fullscreenPaint(browser, url, sized(5, 1)),
        },
        {
          kind: 'value',
          name: 'frames dropped in a spin, processor × 4',
          limit: 1,
          unit: '%',
          read: () => droppedSpinFrames(browser, url),
        },
      ],
      async close() {
        await browser.close()
        await platform.close()
      },
    }
  },
}
