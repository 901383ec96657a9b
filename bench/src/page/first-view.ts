import { compressedBytes } from '@forecourt/e2e/crawl/document-weight'
import { pageBudgets } from '@forecourt/e2e/crawl/page-budgets'
import { ask } from '@forecourt/e2e/platform/ask'
import type { Platform } from '@forecourt/e2e/platform/platform'
import { readTenant } from '@forecourt/tenants'
import type { Bench, Goal } from '../runner/bench.ts'
import { scriptBytesGoal } from './script-bytes.ts'
import { serveStaticCopy } from './static-copy.ts'
import { largestContentfulPaint, throttledPage } from './throttled-page.ts'

const slug = 'harbourside'

const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link\b[^>]*modulepreload[^>]*>/g, '')

/** A page of each kind, by its name in a goal. */
async function pathsOf(platform: Platform): Promise<Record<string, string>> {
  const results = readTenant(slug).paths.search
  const { body } = await ask(platform.siteUrl(slug) + results)
  const vehicle = /href="(\/cars\/[^"?#]+)"/.exec(body)?.[1]
  if (!vehicle) throw new Error(`${results} shows no vehicle.`)
  return { results, home: '/', vehicle, finance: '/personalised/finance', form: '/service' }
}

/** Pages of the first dealer, cold and throttled, against their own HTML as a static file. */
export const firstView: Bench = {
  summary:
    'home, results, vehicle, finance and a form, cold and throttled: largest contentful paint over the same HTML as a static file; script bytes',
  async prepare({ say, openPlatform, openBrowser }) {
    await using opened = new AsyncDisposableStack()
    const platform = await openPlatform()
    opened.defer(platform.close)
    const browser = await openBrowser()
    opened.defer(() => browser.close())
    const origin = platform.siteUrl(slug)
    const { host } = new URL(origin)

    const paint = (port: number, path: string) => async () => {
      const { page, close } = await throttledPage(browser)
      const ms = await largestContentfulPaint(page, `http://${slug}.localhost:${port}${path}`)
      await close()
      return ms
    }
    async function paintOfCopy(html: string, path: string) {
      const copy = await serveStaticCopy({ html, path, host, port: platform.port })
      opened.defer(async () => copy.close())
      return paint(copy.port, path)
    }
    const ratio = { kind: 'ratio', limit: 1.05, unit: 'ms', rounds: 11 } as const

    const paths = await pathsOf(platform)
    const goals: Goal[] = []
    for (const [name, path] of Object.entries(paths)) {
      const { body: html } = await ask(origin + path)
      say(`${origin}${path}, ${(html.length / 1000).toFixed(0)} KB of HTML`)
      const pair = { measured: paint(platform.port, path), baseline: await paintOfCopy(html, path) }
      goals.push({ ...ratio, name: `${name}: LCP over the same HTML as a static file`, pair })
    }
    const results = paths.results ?? ''
    const { body: html } = await ask(origin + results)
    goals.push(
      {
        ...ratio,
        name: 'results: LCP over that file without its scripts',
        limit: 1.15,
        pair: {
          measured: paint(platform.port, results),
          baseline: await paintOfCopy(withoutScripts(html), results),
        },
      },
      {
        kind: 'value',
        name: 'results: HTML, Brotli',
        limit: pageBudgets.results.document / 1000,
        unit: 'KB',
        read: async () => compressedBytes(html) / 1000,
      },
      scriptBytesGoal(browser, { name: 'results', url: origin + results, kind: 'results' }),
    )
    const kept = opened.move()
    return { goals, close: () => kept.disposeAsync() }
  },
}
