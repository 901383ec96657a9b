import { brotliCompressSync } from 'node:zlib'
import { ask } from '@forecourt/e2e/platform/ask'
import { readTenant } from '@forecourt/tenants'
import type { Bench } from '../runner/bench.ts'
import { serveStaticCopy } from './static-copy.ts'
import { countScriptBytes, largestContentfulPaint, throttledPage } from './throttled-page.ts'

const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link\b[^>]*modulepreload[^>]*>/g, '')

/** The search page of the first dealer, cold and throttled, against its own HTML as a static file. */
export const firstView: Bench = {
  summary:
    'search page, cold and throttled: largest contentful paint over the same HTML as a static file; script bytes',
  async prepare({ say, openPlatform, openBrowser }) {
    const platform = await openPlatform()
    const browser = await openBrowser()
    const slug = 'harbourside'
    const path = readTenant(slug).paths.search
    const url = platform.siteUrl(slug) + path
    const { body: html } = await ask(url)
    const host = new URL(url).host
    const copy = await serveStaticCopy({ html, path, host, port: platform.port })
    const bare = await serveStaticCopy({ html: withoutScripts(html), path, host, port: platform.port })
    say(`${url}, ${(html.length / 1000).toFixed(0)} KB of HTML`)

    const paint = (port: number) => async () => {
      const { page, close } = await throttledPage(browser)
      const ms = await largestContentfulPaint(page, `http://${slug}.localhost:${port}${path}`)
      await close()
      return ms
    }
    const scriptKilobytes = async () => {
      const { page, session, close } = await throttledPage(browser)
      const bytes = countScriptBytes(session)
      await page.goto(url, { waitUntil: 'networkidle' })
      await close()
      return bytes() / 1000
    }
    const measured = paint(platform.port)
    return {
      goals: [
        {
          kind: 'ratio',
          name: 'LCP over the same HTML as a static file',
          limit: 1.15,
          unit: 'ms',
          rounds: 11,
          pair: { measured, baseline: paint(copy.port) },
        },
        {
          kind: 'ratio',
          name: 'LCP over that file without its scripts',
          limit: 1.15,
          unit: 'ms',
          rounds: 11,
          pair: { measured, baseline: paint(bare.port) },
        },
        {
          kind: 'value',
          name: 'HTML, Brotli',
          limit: 30,
          unit: 'KB',
          read: async () => brotliCompressSync(html).length / 1000,
        },
        { kind: 'value', name: 'JavaScript on the line', limit: 102, unit: 'KB', read: scriptKilobytes },
      ],
      async close() {
        copy.close()
        bare.close()
        await browser.close()
        await platform.close()
      },
    }
  },
}
