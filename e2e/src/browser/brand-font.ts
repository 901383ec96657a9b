import type { Page } from 'playwright'

/** Whether the page uses its first font and not a fallback: letters have that font's widths. */
export function hasItsFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [first] = getComputedStyle(document.body).fontFamily.split(',')
    const context = document.createElement('canvas').getContext('2d')
    const width = (family: string) => {
      if (context) context.font = `40px ${family}`
      return context?.measureText('Forecourt 0123456789').width
    }
    return width(`${first}, monospace`) !== width('monospace')
  })
}

/** A first visit may omit the font (`font-display: optional`); the next one has it from the cache. */
export async function openWithItsFont(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.evaluate(() => document.fonts.ready)
  if (!(await hasItsFont(page))) await page.reload()
}
