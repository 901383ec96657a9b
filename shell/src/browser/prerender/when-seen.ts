declare global {
  interface Document {
    /** Chromium alone: this document is not on the screen yet, and may never be. */
    readonly prerendering?: boolean
  }
}

export const seenEvent = 'prerenderingchange'

/** Runs what does more than read once a shopper sees this document: at once, or after the first frame of one that was prerendered. */
export function whenSeen(work: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(work))
  if (document.prerendering) document.addEventListener(seenEvent, afterFrame, { once: true })
  else work()
}
