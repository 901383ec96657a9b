import { showPending } from '../navigation/pending-indicator.ts'

/** Buttons that need code. Without it popovers open, and forms submit but for those of `dialog`, which have no address. */
const needCode = '#content :is(button[type="button"]:not([popovertarget]), form[method="dialog"] button)'
const retryMs = 100

/**
 * The server's controls are usable before the page's code. A choice made by then waits for the code:
 * it shows like a slow load. React reads it when it hydrates.
 */
export function keepEarlyChoices(code: Promise<unknown>): void {
  const ready = new AbortController()
  let done = () => {}
  document.addEventListener(
    'change',
    () => {
      done = showPending()
    },
    // React stops such events at the root until the page has hydrated.
    { capture: true, signal: ready.signal },
  )
  const end = () => {
    ready.abort()
    done()
  }
  code.then(end, end)
}

/** Repeats the last click on a button that React has not hydrated, and so stops at the root, until it gets through. */
export function keepEarlyClicks(): void {
  let retry: ReturnType<typeof setTimeout>
  let done = () => {}
  const keep = ({ target, isTrusted }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(needCode)
    if (!button) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      if (isTrusted) done = showPending(0)
      button.click()
    }, retryMs)
    const arrived = () => {
      clearTimeout(retry)
      done()
    }
    button.addEventListener('click', arrived, { capture: true, once: true })
  }
  document.addEventListener('click', keep, { capture: true })
}
