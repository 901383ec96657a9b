import type { Locator, Page } from 'playwright'
import { percentile } from '../search/timing.ts'
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

/** What 95 of 100 may take at most. */
export const maxTapMs: Readonly<TapTimes> = { paint: 150, effect: 600, task: 120 }

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

/** One input: an event on an element, what makes it, and where its effect is seen. */
export type Input = { target: Locator; type: string; effect: string; act(): Promise<void> }

/** Makes an input, waits for the effect, and reads what it took. */
export async function timeInput(page: Page, { target, type, effect, act }: Input): Promise<TapTimes> {
  await target.scrollIntoViewIfNeeded()
  await atRest(page)
  await page.evaluate(() => {
    window.tapPaints = []
    window.tapTasks = []
  })
  await watchInput(target, { type, effect })
  await act()
  const time = await inputToFrame(page)
  await atRest(page)
  const { paints, tasks } = await page.evaluate(() => ({ paints: window.tapPaints, tasks: window.tapTasks }))
  return { paint: Math.max(16, ...(paints ?? [])), effect: time, task: Math.max(50, ...(tasks ?? [])) }
}

export const timeTap = (page: Page, target: Locator, effect: string): Promise<TapTimes> =>
  timeInput(page, { target, type: 'click', effect, act: () => target.click() })

export const p95 = (times: readonly TapTimes[], name: keyof TapTimes): number =>
  percentile(
    times.map((time) => time[name]),
    0.95,
  )
