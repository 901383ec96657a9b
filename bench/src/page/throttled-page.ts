import type { Browser, CDPSession, Page } from 'playwright'

/** A slow phone on a slow line: 1.6 Mbps, 150 ms, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Where only the processor is slow. */
export const fastLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** A page of a fresh context with an empty cache, throttled. Close its context afterwards. */
export async function throttledPage(browser: Browser, viewport = { width: 390, height: 844 }) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'en-AU' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, session, close: () => context.close() }
}

/** Adds up what scripts really cost on the line, headers included; read it when the page is at rest. Bytes. */
export function countScriptBytes(session: CDPSession): () => number {
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** Milliseconds from the start of the navigation to the largest contentful paint, once the page is at rest. */
export async function largestContentfulPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => {
          const last = entries.getEntries().at(-1)
          if (last) resolve(last.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
