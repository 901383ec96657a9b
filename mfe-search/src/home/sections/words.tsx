import { useId } from 'react'
import type { Of } from '../section-frame.tsx'
import styles from './words.module.css'

/** The dealer's own words, beside their heading where there is room. */
export function Words({ section: { title, paragraphs } }: { section: Of<'words'> }) {
  const id = useId()
  return (
    <section className={styles.words} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
