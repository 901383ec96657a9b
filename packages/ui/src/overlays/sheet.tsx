import { type ReactNode, useId, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { X } from '../media/icons.tsx'
import styles from './sheet.module.css'
import { type FindOpener, useModal } from './use-modal.ts'
import { useSwipeDown } from './use-swipe-down.ts'

type Props = {
  title: string
  isOpen: boolean
  /** Where it is on wider screens. */
  side?: 'start' | 'end'
  /** For tables. */
  isWide?: boolean
  /** Called for the button, Escape, the backdrop and a swipe down on the head. */
  onClose(): void
  /** For one that an address opens: what opens it on the page. */
  findOpener?: FindOpener
  /** At the end of the head. */
  action?: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A native modal dialog: full height on phones, a panel at the side on wider screens. The browser keeps focus inside and
 * gives it back to whatever opened it; the page behind does not scroll.
 */
export function Sheet({ title, isOpen, side = 'start', isWide, onClose, findOpener, action, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  const swipe = useSwipeDown(dialog, onClose)
  useModal(dialog, isOpen, { findOpener })

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; by keyboard Escape does.
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-side={side}
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {hasOpened && (
        <div className={styles.panel}>
          <header className={styles.head} {...swipe}>
            <IconButton label="Close" icon={<X size={22} aria-hidden />} onClick={onClose} />
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <div className={styles.action}>{action}</div>
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
