import { within } from '@forecourt/e2e/browser/within'
import type { Locator, Page } from 'playwright'

declare global {
  interface Window {
    /** Milliseconds of the last input, once its effect can be painted. */
    inputToFrame?: Promise<number>
  }
}

/**
 * Notes how long the page takes from an input's own time until `effect` of an element has changed, and style and layout are done: what
 * is left is painting it. One that takes less than a frame is on screen with the next. Call it before the input, and read it after.
 */
export async function watchInput(target: Locator, { type, effect }: { type: string; effect: string }): Promise<void> {
  await target.evaluate(
    (element, [event, selector]) => {
      window.inputToFrame = new Promise((resolve) => {
        addEventListener(
          event,
          ({ timeStamp }) => {
            const changed = new MutationObserver(() => {
              changed.disconnect()
              document.body.getBoundingClientRect()
              resolve(performance.now() - timeStamp)
            })
            const shown = selector ? document.querySelector(selector) : element
            if (shown) changed.observe(shown, { attributes: true, characterData: true, childList: true, subtree: true })
          },
          { capture: true, once: true },
        )
      })
    },
    [type, effect] as const,
  )
}

export const inputToFrame = (page: Page): Promise<number> =>
  within(
    'the effect of an input',
    page.evaluate(() => window.inputToFrame ?? Promise.reject(new Error('No input was watched.'))),
  )
