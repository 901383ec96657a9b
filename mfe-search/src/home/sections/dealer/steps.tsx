import { SectionFrame, type SectionOf } from '../../section-frame.tsx'
import styles from './steps.module.css'

/** What happens, in order. */
export function Steps({ section: { title, steps } }: { section: SectionOf<'steps'> }) {
  return (
    <SectionFrame title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
