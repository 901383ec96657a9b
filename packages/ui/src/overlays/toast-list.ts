/** WL-10. At most one toast; it shows for `toastMs` and is removed `removalDelayMs` after that, if none has taken its place. */
export const maxToasts = 1
export const toastMs = 3_000
export const removalDelayMs = 1_000_000

export type ToastContent = {
  text: string
  icon?: 'saved' | 'removed'
  link?: { href: string; label: string }
  /** Something failed: it is announced at once. */
  isAlert?: boolean
}

export type Toast = ToastContent & { id: number; isOpen: boolean }

export type ToastAction =
  | { kind: 'show'; toast: ToastContent; id: number }
  | { kind: 'close'; id: number }
  | { kind: 'remove'; id: number }

/** The toasts after an action, the newest first. A closed one stays, hidden, until it is removed. */
export function toastList(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.kind) {
    case 'show':
      return [{ ...action.toast, id: action.id, isOpen: true }, ...toasts].slice(0, maxToasts)
    case 'close':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, isOpen: false } : toast))
    case 'remove':
      return toasts.filter(({ id }) => id !== action.id)
  }
}
