import type { Popup } from '@forecourt/contracts/site'

const key = 'forecourt.popup'

/** A popup is known by what it says until when: a new one is shown to who closed the last. */
const identity = ({ title, expiryDate }: Popup): string => `${expiryDate} ${title}`

/** The day it is where the dealers are; the last of them to reach midnight decides. */
const today = (now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Perth' }).format(now)

/** NV-3. Whether there is something to show: its last day is not over, and nobody closed it in this browser. */
export function isPopupOpen(popup: Popup, now: Date): boolean {
  if (today(now) > popup.expiryDate) return false
  try {
    return localStorage.getItem(key) !== identity(popup)
  } catch {
    // Storage may be switched off: then it is closed for this document only.
    return true
  }
}

export function rememberPopupClosed(popup: Popup): void {
  try {
    localStorage.setItem(key, identity(popup))
  } catch {
    // As above.
  }
}
