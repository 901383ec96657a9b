import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

/** Said, not shown. With `role="status"` it announces what changes in it. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />
}
