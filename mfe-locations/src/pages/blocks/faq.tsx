import type { BlockOf } from '@forecourt/contracts/content/blocks'
import { Plus } from '@forecourt/ui/media/icons'
import { useId } from 'react'
import styles from './faq.module.css'
import { Prose } from './prose.tsx'

/** Questions that open without scripts. */
export function Faq({ block: { title, text, items } }: { block: BlockOf<'faq'> }) {
  const id = useId()
  return (
    <section className={styles.faq} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div>
        {items.map(({ question, answer }, index) => (
          <details key={question} className={styles.item} open={index === 0}>
            <summary className={styles.summary}>
              <h3 className={styles.question}>{question}</h3>
              <Plus size={20} aria-hidden className={styles.sign} />
            </summary>
            <Prose html={answer} className={styles.answer} />
          </details>
        ))}
      </div>
    </section>
  )
}
