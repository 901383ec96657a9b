/** Does work at the first movement of a hand, a finger or a key: somebody is there. */
export function onFirstInput(work: () => void): void {
  const firstInput = new AbortController()
  const start = () => {
    firstInput.abort()
    work()
  }
  for (const type of ['pointermove', 'touchstart', 'keydown', 'wheel'])
    document.addEventListener(type, start, { passive: true, capture: true, signal: firstInput.signal })
}
