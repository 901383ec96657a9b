const content = (): HTMLElement | null => document.getElementById('content')

let latestMark: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a load only once it is slow: a bar at the top, and the content marked busy. Returns its end, a no-op for a
 * load that another has overtaken.
 */
export function showPending(delayMs = 150): () => void {
  clearTimeout(latestMark)
  const mine = setTimeout(() => {
    document.documentElement.dataset.pending = ''
    content()?.setAttribute('aria-busy', 'true')
  }, delayMs)
  latestMark = mine
  return () => {
    if (latestMark !== mine) return
    clearTimeout(mine)
    delete document.documentElement.dataset.pending
    content()?.removeAttribute('aria-busy')
  }
}

/**
 * The server's controls are usable before their page's code. A choice made by then waits for the code:
 * it shows like a slow load.
 */
export function showPendingBeforeHydration(code: Promise<unknown>): void {
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
