import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = {
  icon?: ReactNode
  title: string
  /** `h1` where the page is nothing else. */
  heading?: 'h1' | 'h2'
  text: ReactNode
  children?: ReactNode
}

/** A card for an empty result: what is empty, why, and what to do; the buttons are its children. */
export function EmptyState({ icon, title, heading: Heading = 'h2', text, children }: Props) {
  return (
    <div className={styles.card}>
      {icon}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
