import type { Locator, Page } from 'playwright'
import { inputToFrame, watchInput } from './input-to-frame.ts'

/** Milliseconds of one tap. */
export type TapTimes = {
  /** Until the next paint, in the steps of event timing. */
  paint: number
  /** Until the effect is in the document, and laid out. */
  effect: number
  /** The longest task until then: 50 where none was longer. */
  task: number
}

declare global {
  interface Window {
    tapPaints?: number[]
    tapTasks?: number[]
  }
}

/** From here on the page notes how long inputs wait for a paint (rounded to 8 ms, nothing below 16), and its long tasks. */
export const watchTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.tapPaints = []
    window.tapTasks = []
    const slowEvents = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.tapPaints?.push(entry.duration)
    }).observe(slowEvents)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tapTasks?.push(duration)
    }).observe({ type: 'longtask' })
  })

const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) {
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
  })

/** Taps once, waits for the effect, and reads what it took. */
export async function timeTap(page: Page, target: Locator, effect: string): Promise<TapTimes> {
  await target.scrollIntoViewIfNeeded()
  await atRest(page)
  await page.evaluate(() => {
    window.tapPaints = []
    window.tapTasks = []
  })
  await watchInput(target, { type: 'click', effect })
  await target.click()
  const time = await inputToFrame(page)
  await atRest(page)
  const { paints, tasks } = await page.evaluate(() => ({ paints: window.tapPaints, tasks: window.tapTasks }))
  return { paint: Math.max(16, ...(paints ?? [])), effect: time, task: Math.max(50, ...(tasks ?? [])) }
}
