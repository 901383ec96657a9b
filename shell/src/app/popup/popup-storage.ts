import { closedPopupKey } from '@forecourt/contracts/browser/stored-keys'
import type { Popup, PublicSite } from '@forecourt/contracts/site/site'
import { siteDay } from '@forecourt/domain/site/site-day'

/** A popup's identity is its text and last day: closing one does not hide the next. */
const identity = ({ title, expiryDate }: Popup): string => `${expiryDate} ${title}`

/** NV-3. Whether the popup shows: its last day is not over in the dealer's time zone, and it was not closed in this browser. */
export function isPopupOpen(popup: Popup, site: Pick<PublicSite, 'locations'>, now: Date): boolean {
  if (siteDay(site, now) > popup.expiryDate) return false
  try {
    return localStorage.getItem(closedPopupKey) !== identity(popup)
  } catch {
    // Storage may be switched off: then it is closed for this document only.
    return true
  }
}

export function rememberPopupClosed(popup: Popup): void {
  try {
    localStorage.setItem(closedPopupKey, identity(popup))
  } catch {
    // As above.
  }
}
