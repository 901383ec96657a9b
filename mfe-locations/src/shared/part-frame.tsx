import { Children, type ReactNode, useId } from 'react'
import rows from './card-rows.module.css'
import styles from './part-frame.module.css'

type Props = {
  title: string
  link: { label: string; href: string }
  /** Whether a phone has its first cards one below the other. */
  isStacked?: boolean
  children: ReactNode
}

/** A part that shows some cards of many, with the way to all of them. */
export function PartFrame({ title, link, isStacked, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <a className={styles.all} href={link.href}>
          {link.label}
        </a>
      </div>
      <ul className={`${rows.rows} ${rows.part}`} data-stacked={isStacked || undefined}>
        {Children.map(children, (card) => (
          <li className={rows.row}>{card}</li>
        ))}
      </ul>
    </section>
  )
}
