import type { ToastContent } from '@forecourt/ui/overlays/toasts'

/** RT-12. */
export const listPath = '/watchlist'

const link = { href: listPath, label: 'View List' }

/** WL-2, letter for letter. */
export const savedToast: ToastContent = { text: 'Car Saved In Watchlist', icon: 'saved', link }
export const removedToast: ToastContent = { text: 'Car Removed', icon: 'removed', link }

/** WL-6. Of a visitor: it is saved, in this browser. */
export const savedHereToast = (signInPath: string): ToastContent => ({
  ...savedToast,
  link: { href: signInPath, label: 'Sign in to keep it on every device' },
})

/** WL-4. */
export const missingPhone = 'A car cannot be saved: the session has no phone number.'
