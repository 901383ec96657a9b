import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import styles from './step-bars.module.css'

/** FQ-3. Where the shopper is among the steps. */
export function StepBars({ labels, step }: { labels: readonly string[]; step: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {labels.map((label, index) => (
        <li
          key={label}
          className={styles.step}
          data-state={index === step ? 'current' : index < step ? 'done' : 'ahead'}
          aria-current={index === step ? 'step' : undefined}
        >
          {label}
          {index < step && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
