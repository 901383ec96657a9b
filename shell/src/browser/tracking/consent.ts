import { trackingConsentKey } from '@forecourt/contracts/browser/stored-keys'

export type Consent = 'accepted' | 'declined'

/** The shopper's answer in this browser; null before it, and without storage. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(trackingConsentKey)
    return kept === 'accepted' || kept === 'declined' ? kept : null
  } catch {
    return null
  }
}

export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(trackingConsentKey, consent)
  } catch {
    // Without storage, the shopper is asked again next time.
  }
}
