import { createHash } from 'node:crypto'
import puppeteer, { type Browser, type BrowserContext, type Frame, type Page } from 'puppeteer-core'
import { browserFlags } from '../../src/browser/browser-flags.ts'
import { ask } from '../../src/platform/ask.ts'
import type { Driver, Engine, Point, VisitOptions } from '../driver/driver.ts'

type Name = 'chromium' | 'firefox'

/** 0 is dark, 1 is light: BiDi has no command for the colour scheme. */
const colourScheme = 'layout.css.prefers-color-scheme.content-override'

const stepMs = 16

/** Chromium by its own protocol, Firefox by WebDriver BiDi. A browser is kept for each way it is started. */
export function puppeteerEngine(name: Name, executablePath: string): Engine {
  const browsers = new Map<boolean, Promise<Browser>>()

  function launch(isDark: boolean): Promise<Browser> {
    if (name === 'firefox')
      return puppeteer.launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: { [colourScheme]: isDark ? 0 : 1, 'dom.w3c_touch_events.enabled': 1 },
      })
    return puppeteer.launch({ executablePath, headless: 'shell', args: browserFlags })
  }

  return {
    async open(options) {
      const isDark = name === 'firefox' && options.isDark === true
      const started = browsers.get(isDark) ?? launch(isDark)
      browsers.set(isDark, started)
      const context = await (await started).createBrowserContext()
      return drive(name, context, options)
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}

async function drive(name: Name, context: BrowserContext, options: VisitOptions): Promise<Driver> {
  const page = await context.newPage()
  await page.setViewport(options.size)
  if (name === 'chromium') {
    if (options.isDark) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
    if (options.before) await page.evaluateOnNewDocument(options.before)
    if (options.rewrite) await rewriteDocuments(page, options.rewrite)
  }
  const problems = watch(page)
  async function inFrame(selector: string): Promise<Frame> {
    const element = await page.$(selector)
    const frame = await element?.contentFrame()
    if (!frame) throw new Error(`there is no frame ${selector} yet`)
    return frame
  }
  return {
    engine: name,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 0 })),
    // Firefox does not say when a traversal within the document has ended. One to another document would end the evaluation with an error.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded', timeout: 0 })),
    // By BiDi, `page.url()` does not follow a traversal within the document.
    url: () => page.evaluate(() => location.href),
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => unknown, ...args) as never,
    install: async (script) => void (await page.evaluate(script)),
    evaluateInFrame: async (frame, run, ...args) =>
      (await inFrame(frame)).evaluate(run as (...args: unknown[]) => unknown, ...args) as never,
    installInFrame: async (frame, script) => void (await (await inFrame(frame)).evaluate(script)),
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag([start, ...rest]) {
      if (!start) return
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      for (const { x, y } of rest) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    // Firefox scrolls nothing for a driver's finger.
    swipe: async (path) => name === 'chromium' && (await swipe(page, path)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    problems: async () => problems,
    close: () => context.close(),
  }
}

const preloadedSheet = /(<link rel="preload" as="style" href="[^"]*") integrity="[^"]*"/g

/** Also all sheets, whose hashes are then not asked for. A document's policy has the hashes of the styles as they were. */
async function rewriteDocuments(page: Page, rewrite: (text: string) => string): Promise<void> {
  await page.setBypassCSP(true)
  await page.evaluateOnNewDocument(() => Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { set() {} }))
  await page.setRequestInterception(true)
  page.on('request', async (request) => {
    const isDocument = request.resourceType() === 'document'
    if (!isDocument && !new URL(request.url()).pathname.endsWith('.css')) return request.continue()
    const { status, headers, body } = await ask(request.url())
    await request.respond({
      status,
      contentType: String(headers['content-type']),
      headers: { location: headers.location ?? '' },
      body: rewrite(body.replaceAll(preloadedSheet, '$1')),
    })
  })
}

async function swipe(page: Page, [start, ...rest]: readonly Point[]): Promise<boolean> {
  if (!start) return false
  const finger = await page.touchscreen.touchStart(start.x, start.y)
  for (const { x, y } of rest) {
    await finger.move(x, y)
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), stepMs)
  }
  await finger.end()
  return true
}

/** Firefox says so of each script whose load ends because its document is left: the hash of nothing. */
const hashOfNothing = createHash('sha384').update('').digest('base64')

/** Chromium's console repeats a response, without saying what was asked. */
const repeatedAnswer = 'Failed to load resource: the server responded with a status of'

function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type()) && !message.text().startsWith(repeatedAnswer))
      problems.push(`console ${message.type()}: ${message.text()} ${message.location().url ?? ''} (on ${page.url()})`)
  })
  page.on('pageerror', (error) => {
    if (!String(error).includes(hashOfNothing)) problems.push(`uncaught: ${error} (on ${page.url()})`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${response.url()}`)
  })
  return problems
}
