import { closedAnnouncementKey } from '@forecourt/contracts/browser/stored-keys'

const attribute = 'data-announcement'

/** Runs in the head before the first paint, so that a closed announcement never flashes; the policy allows it by hash. */
export const announcementScript = `try{sessionStorage.getItem('${closedAnnouncementKey}')&&document.documentElement.setAttribute('${attribute}','closed')}catch{}`

export function hideAnnouncement(): void {
  document.documentElement.setAttribute(attribute, 'closed')
  try {
    sessionStorage.setItem(closedAnnouncementKey, 'closed')
  } catch {
    // Storage may be switched off: then it is closed for this document only.
  }
}
