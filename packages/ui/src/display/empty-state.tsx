import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = { icon?: ReactNode; title: string; text: string; children?: ReactNode }

/** A card for an empty result: what is empty, why, and what to do; the buttons are its children. */
export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <div className={styles.card}>
      {icon}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
