import { readTenant } from '@forecourt/tenants'
import type { Page } from 'playwright'
import type { Bench } from '../runner/bench.ts'
import { median } from '../runner/statistics.ts'
import { dwellMs, reach } from './reach.ts'

declare global {
  interface Window {
    /** Milliseconds from the click until the dialog's first field takes typing. */
    dialogUsable?: Promise<number>
  }
}

/** Notes the end of the first frame in which React has hydrated the dialog's first text field, and nothing covers it. */
function watchDialog(): void {
  window.dialogUsable = new Promise((resolve) => {
    const isUsable = (field: Element): boolean => {
      const { left, top, width, height } = field.getBoundingClientRect()
      const isOnTop = document.elementFromPoint(left + width / 2, top + height / 2) === field
      return isOnTop && Object.keys(field).some((key) => key.startsWith('__reactProps'))
    }
    const look = (clickedAt: number) => {
      const field = document.querySelector('dialog:is([open], :popover-open) input:not([type=hidden])')
      if (field && isUsable(field)) requestAnimationFrame((shownAt) => resolve(shownAt - clickedAt))
      else requestAnimationFrame(() => look(clickedAt))
    }
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
  })
}

async function openedMs(page: Page, address: string): Promise<number> {
  await page.addInitScript(watchDialog)
  await page.goto(address, { waitUntil: 'networkidle' })
  const enquire = page.getByRole('link', { name: 'Enquire about this car' }).filter({ visible: true }).first()
  await reach(page, enquire)
  await page.waitForTimeout(dwellMs)
  await enquire.click()
  return page.evaluate(async () => (await window.dialogUsable) ?? Number.POSITIVE_INFINITY)
}

/** Hover on Enquire, then click, until the dialog's first field can be used. */
export const openEnquiry: Bench = {
  summary: 'click on Enquire, after the pointer has rested on it, until its dialog can be used',
  async prepare({ say, sized, openPlatform, openBrowser }) {
    const platform = await openPlatform()
    const browser = await openBrowser()
    const slug = 'harbourside'
    const probe = await browser.newPage()
    await probe.goto(platform.siteUrl(slug) + readTenant(slug).paths.search)
    const path = (await probe.locator('main a[href^="/cars/"]').first().getAttribute('href')) ?? ''
    await probe.close()
    return {
      goals: [
        {
          ...{ kind: 'value', name: 'click until usable, median', limit: 100, unit: 'ms' },
          async read() {
            const rounds = sized(15, 1)
            const times: number[] = []
            for (let round = 0; round < rounds; round++) {
              const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
              times.push(await openedMs(await context.newPage(), platform.siteUrl(slug) + path))
              await context.close()
            }
            say(`${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms`)
            return median(times)
          },
        },
      ],
      async close() {
        await browser.close()
        await platform.close()
      },
    }
  },
}
