import { useEffect, useReducer, useRef } from 'react'
import { CircleAlert, Heart, HeartOff } from '../media/icons.tsx'
import { removalDelayMs, type Toast, type ToastContent, toastList, toastMs } from './toast-list.ts'
import styles from './toasts.module.css'

export type { ToastContent } from './toast-list.ts'

/** WL-10. The toasts of a page, and what shows another. */
export function useToasts() {
  const [toasts, dispatch] = useReducer(toastList, [])
  const lastId = useRef(0)
  const show = (toast: ToastContent) => {
    lastId.current += 1
    dispatch({ kind: 'show', toast, id: lastId.current })
  }
  const close = (id: number) => dispatch({ kind: 'close', id })
  const remove = (id: number) => dispatch({ kind: 'remove', id })
  return { show, view: { toasts, close, remove } }
}

type Props = ReturnType<typeof useToasts>['view']

/** Over everything else, at the bottom. The region is there before its first toast, so that screen readers announce that too. */
export function Toasts({ toasts, close, remove }: Props) {
  return (
    <div className={styles.region} role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={close} onRemove={remove} />
      ))}
    </div>
  )
}

const icons = { saved: Heart, removed: HeartOff }

type CardProps = { toast: Toast; onClose(id: number): void; onRemove(id: number): void }

function ToastCard({ toast, onClose, onRemove }: CardProps) {
  const { id, text, icon, link, isOpen, isAlert } = toast
  const isHeld = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each state of a toast
  useEffect(() => {
    if (!isOpen) {
      const timer = setTimeout(onRemove, removalDelayMs, id)
      return () => clearTimeout(timer)
    }
    // Pauses while its link has the focus or pointer.
    const closeUnlessHeld = () => {
      if (isHeld.current) timer = setTimeout(closeUnlessHeld, toastMs)
      else onClose(id)
    }
    let timer = setTimeout(closeUnlessHeld, toastMs)
    return () => clearTimeout(timer)
  }, [id, isOpen])

  const hold = () => {
    isHeld.current = true
  }
  const release = () => {
    isHeld.current = false
  }
  const Icon = isAlert ? CircleAlert : icon && icons[icon]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focus only hold it
    <div
      className={styles.toast}
      data-toast={isOpen ? 'open' : 'closed'}
      hidden={!isOpen}
      role={isAlert ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {Icon && <Icon size={20} aria-hidden className={icon === 'saved' ? styles.filled : undefined} />}
      <p className={styles.text}>{text}</p>
      {link && (
        <a className={styles.link} href={link.href}>
          {link.label}
        </a>
      )}
    </div>
  )
}
