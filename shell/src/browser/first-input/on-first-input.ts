/** Runs `work` on the first pointer, touch or key event. */
export function onFirstInput(work: () => void): void {
  const firstInput = new AbortController()
  const start = () => {
    firstInput.abort()
    work()
  }
  for (const type of ['pointermove', 'touchstart', 'keydown', 'wheel'])
    document.addEventListener(type, start, { passive: true, capture: true, signal: firstInput.signal })
}
