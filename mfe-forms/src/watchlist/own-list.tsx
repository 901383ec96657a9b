import { ButtonLink } from '@forecourt/ui/controls/button'
import { useId } from 'react'
import styles from './own-list.module.css'

type Thing = { name: string; text: string | undefined; link: string; href: string }

/** What is the shopper's own here: each with its state and its link. Nothing where there is none. */
export function OwnList({ heading, things }: { heading: string; things: readonly Thing[] }) {
  const id = useId()
  if (things.length === 0) return null
  return (
    <section className={styles.own} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {things.map(({ name, text, link, href }) => (
          <li key={href} className={styles.thing}>
            <span className={styles.words}>
              <strong>{name}</strong>
              {text && <span className={styles.text}>{text}</span>}
            </span>
            <ButtonLink href={href} size="small">
              {link}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
