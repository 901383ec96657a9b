import type { ToastContent } from '@forecourt/ui/overlays/toasts'

/** RT-12. */
export const listPath = '/watchlist'

const link = { href: listPath, label: 'View List' }

/** WL-2, letter for letter. */
export const savedToast: ToastContent = { text: 'Car Saved In Watchlist', icon: 'saved', link }
export const removedToast: ToastContent = { text: 'Car Removed', icon: 'removed', link }

/** WL-4. */
export const missingPhone = 'A car cannot be saved: the session has no phone number.'
