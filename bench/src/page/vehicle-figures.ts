import type { Browser, Page } from 'playwright'
import { median } from '../runner/statistics.ts'

const desktop = { width: 1440, height: 900 }

async function withPage<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: desktop, locale: 'en-AU' })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    return await work(page)
  } finally {
    await page.close()
  }
}

/** From the press on a photo until the frame in which the dialog is drawn, once its code is there; milliseconds, the median of `times`. */
export const fullscreenPaint = (browser: Browser, url: string, times: number): Promise<number> =>
  withPage(browser, url, async (page) => {
    // The spin lies over the photos until they are chosen.
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Images' }).click()
    const button = page.getByRole('button', { name: 'View photos fullscreen' })
    const code = page.waitForResponse(/\/fullscreen\.\w+\.js$/)
    await button.hover()
    await (await code).finished()
    await page.evaluate(() => {
      addEventListener('click', (event) => document.documentElement.setAttribute('data-at', String(event.timeStamp)), {
        capture: true,
      })
    })
    const taken: number[] = []
    for (let time = 0; time < times; time++) {
      const shown = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (document.querySelector('dialog[open]')) requestAnimationFrame(resolve)
              else requestAnimationFrame(look)
            }
            look()
          }),
      )
      await button.click()
      taken.push((await shown) - Number(await page.locator('html').getAttribute('data-at')))
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    }
    return median(taken)
  })

/** The share of frames that took more than one and a half of a 60th of a second while a spin is dragged around; per cent. */
export const droppedSpinFrames = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, url, async (page) => {
    const stage = page.locator('canvas').first()
    await stage.waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const box = await stage.boundingBox()
    if (!box) throw new Error('The spin is not on screen.')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    const late = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const gaps: number[] = []
          let last = performance.now()
          const note = (now: number) => {
            gaps.push(now - last)
            last = now
            if (gaps.length < 300) requestAnimationFrame(note)
            else resolve((100 * gaps.filter((gap) => gap > 25).length) / gaps.length)
          }
          requestAnimationFrame(note)
        }),
    )
    for (let step = 0; step < 150; step++) await page.mouse.move(middle.x + 300 * Math.sin(step / 12), middle.y)
    await page.mouse.up()
    return late
  })
