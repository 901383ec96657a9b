import { trackingConsentKey } from '@forecourt/contracts/browser/stored-keys'

/** LD-8. Removes what this browser stored about a shopper: details, drafts, what was sent, quotes, and saved, compared and viewed cars. */
export function forgetShopper(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const key of Object.keys(window[kind]))
        if (key.startsWith('forecourt') && key !== trackingConsentKey) window[kind].removeItem(key)
    } catch {
      // Storage that is switched off holds nothing.
    }
}
