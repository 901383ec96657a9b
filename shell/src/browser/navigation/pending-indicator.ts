const content = (): HTMLElement | null => document.getElementById('content')

let latestMark: ReturnType<typeof setTimeout> | undefined

/**
 * A load becomes visible only once it is slow: a bar at the top, and the content marked busy. Returns what ends it; for a
 * load that another has overtaken, that does nothing.
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
 * The server's controls are there before the code of their page. One that is changed by then takes the choice and can do no
 * more until the code has come: it shows as a slow load does.
 */
export function showPendingBeforeHydration(code: Promise<unknown>): void {
  const ready = new AbortController()
  let done = () => {}
  document.addEventListener(
    'change',
    () => {
      done = showPending()
    },
    // React lets no such event past the root to a page that it has not taken over yet.
    { capture: true, signal: ready.signal },
  )
  const end = () => {
    ready.abort()
    done()
  }
  code.then(end, end)
}
