/** A document that is still there by then stays: its navigation was a download or a mail link, or was cancelled. */
const staysAfterMs = 10_000

/** WebKit cancels loads before it says that the document is being left, by as long as the next one's server takes. */
const graceMs = 2_000

/** Runs the work once it is clear that the document is not being left; otherwise never. */
export type WhenStaying = (work: () => void) => void

/** A browser cancels what a document that is being left was loading: these failures are nobody's fault. */
export function watchLeaving(): WhenStaying {
  let held: (() => void)[] = []
  let isLeaving = false
  let isHidden = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function stay(): void {
    if (isHidden) return
    clearTimeout(timer)
    isLeaving = false
    const works = held
    held = []
    for (const work of works) work()
  }
  function stayAfter(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(stay, ms)
  }
  function leave(): void {
    isLeaving = true
    stayAfter(staysAfterMs)
  }
  const hide = (isSo: boolean) => {
    held = []
    isLeaving = isHidden = isSo
  }
  addEventListener('beforeunload', leave)
  addEventListener('pagehide', () => hide(true))
  // A page that the browser kept is shown again: what was cancelled is no fault of it.
  addEventListener('pageshow', ({ persisted }) => persisted && hide(false))
  if ('navigation' in globalThis) {
    // Begins before any load is cancelled. One within this document ends in success or error.
    navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
      if (!destination.sameDocument && downloadRequest === null) leave()
    })
    navigation.addEventListener('navigatesuccess', stay)
    navigation.addEventListener('navigateerror', stay)
    return (work) => (isLeaving ? void held.push(work) : work())
  }
  return (work) => {
    held.push(work)
    if (!isLeaving && held.length === 1) stayAfter(graceMs)
  }
}
