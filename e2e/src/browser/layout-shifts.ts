import type { Page } from 'playwright'

type Shift = { value: number; sources: string[] }
declare global {
  interface Window {
    layoutShifts?: Shift[]
  }
}

type ShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources?: { node?: Node | null }[]
}

/** From the next document on, records every layout shift without recent input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    window.layoutShifts = shifts
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : 'text'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        shifts.push({ value: entry.value, sources: (entry.sources ?? []).map(({ node }) => nameOf(node)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** One line per shift: its score, and the elements. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? [])
  return shifts.map(({ value, sources }) => `layout shift of ${value.toFixed(4)}: ${sources.join(', ')}`)
}
