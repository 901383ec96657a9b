const key = 'forecourt.announcement'
const attribute = 'data-announcement'

/** Runs in the head before the first paint, so that a closed announcement never flashes; the policy allows it by hash. */
export const announcementScript = `try{sessionStorage.getItem('${key}')&&document.documentElement.setAttribute('${attribute}','closed')}catch{}`

export function hideAnnouncement(): void {
  document.documentElement.setAttribute(attribute, 'closed')
  try {
    sessionStorage.setItem(key, 'closed')
  } catch {
    // Storage may be switched off: then it is closed for this document only.
  }
}
