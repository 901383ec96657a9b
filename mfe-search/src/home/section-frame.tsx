import type { HomeSection } from '@forecourt/contracts/site/site'
import { type ReactNode, useId } from 'react'
import styles from './section-frame.module.css'

/** The data of one kind of section. */
export type SectionOf<K extends HomeSection['kind']> = Extract<HomeSection, { kind: K }>

type Props = { title: string; text?: string; children: ReactNode }

/** A section under its heading. */
export function SectionFrame({ title, text, children }: Props) {
  const id = useId()
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
