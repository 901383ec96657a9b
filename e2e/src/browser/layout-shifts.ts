import type { Page } from 'playwright'
import { isKept } from './kept-contexts.ts'

type Shift = { value: number; sources: string[] }
declare global {
  interface Window {
    layoutShifts?: Shift[]
  }
}

type ShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources?: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** From the next document on, records every layout shift without recent input: of a first visit, where most come from. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  if (isKept(page.context())) throw new Error('Open the page with isFirstVisit: true to record its layout shifts.')
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    window.layoutShifts = shifts
    const nameOf = (node: Node | null | undefined) => {
      if (!(node instanceof Element)) return 'text'
      const area = node.closest('header, main, footer')?.tagName.toLowerCase()
      return `${area ? `${area} ` : ''}${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
    }
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        const sources = (entry.sources ?? []).map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
        )
        shifts.push({ value: entry.value, sources })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** One line per shift: its score, and the elements with their place and size in CSS pixels. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? [])
  return shifts.map(({ value, sources }) => `layout shift of ${value.toFixed(4)}: ${sources.join(', ')}`)
}
