declare global {
  interface Document {
    /** Chromium alone: this document is not on the screen yet, and may never be. */
    readonly prerendering?: boolean
  }
}

export const seenEvent = 'prerenderingchange'

let isReloading = false

/** Loads this document again: what still comes from it, such as the way to sign-in of a page that hydrates late, leads nowhere else. */
export function reloadDocument(): void {
  isReloading = true
  location.reload()
}

/** Runs what does more than read once a shopper sees this document: at once, or after the first frame of one that was prerendered. */
export function whenSeen(work: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(work))
  if (document.prerendering) document.addEventListener(seenEvent, afterFrame, { once: true })
  else if (!isReloading) work()
}
