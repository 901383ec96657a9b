import { useDialogLink } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import type { ReactNode } from 'react'
import styles from './form-room.module.css'

/** Where a form of another remote comes: what it and its placeholder show is as high as the form from the start. */
export const FormRoom = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <div className={`${styles.room} ${className}`}>{children}</div>
)

/** In a `FormRoom`, before the form's code is there; without scripts the way to the form's own page. */
export function FormPlaceholder() {
  const enquiry = useDialogLink('enquiry', {})
  return <div className={styles.placeholder}>{enquiry && <ButtonLink {...enquiry}>Send a message</ButtonLink>}</div>
}
