const key = 'forecourt-tracking-consent'

export type Consent = 'accepted' | 'declined'

/** The shopper's answer in this browser; null before it, and without storage. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'accepted' || kept === 'declined' ? kept : null
  } catch {
    return null
  }
}

export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent)
  } catch {
    // Without storage, the shopper is asked again next time.
  }
}
