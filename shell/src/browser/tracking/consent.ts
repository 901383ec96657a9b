const key = 'forecourt-tracking-consent'

export type Consent = 'accepted' | 'declined'

/** What the shopper answered in this browser; null before that, and where the browser stores nothing. */
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
    // Then the shopper is asked again next time.
  }
}
