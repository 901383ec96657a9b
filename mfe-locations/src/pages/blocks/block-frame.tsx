import { type ReactNode, useId } from 'react'
import styles from './block-frame.module.css'

type Props = { title?: string | undefined; text?: string | undefined; children: ReactNode }

/** A block under its heading; without one it is no section of the page. */
export function BlockFrame({ title, text, children }: Props) {
  const id = useId()
  if (!title) return <div>{children}</div>
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.content}>{children}</div>
    </section>
  )
}
