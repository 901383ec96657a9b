import type { ReactNode } from 'react'
import { CircleAlert } from '../../media/icons.tsx'
import styles from './form-alert.module.css'

/** Something went wrong with the whole form: announced as soon as it is there. */
export function FormAlert({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      <CircleAlert size={20} aria-hidden />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.text}>{children}</p>}
      </div>
    </div>
  )
}
