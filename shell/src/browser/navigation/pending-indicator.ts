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
