import { hasSession } from '../session/session.ts'
import { reloadDocument, seenEvent } from './when-seen.ts'

/** A document that was prerendered before its shopper signed in or out is loaded again when they open it, before it does anything else. */
export function reloadForOtherShopper(): void {
  if (!document.prerendering) return
  const wasSignedIn = hasSession()
  document.addEventListener(seenEvent, (event) => {
    if (hasSession() === wasSignedIn) return
    event.stopImmediatePropagation()
    reloadDocument()
  })
}
