import styles from './form-steps.module.css'

/** How far a form of several steps is. */
export function StepBar({ steps, step }: { steps: readonly { title: string }[]; step: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        Step {step + 1} of {steps.length}
      </p>
      <ol className={styles.bar}>
        {steps.map(({ title }, index) => (
          <li
            key={title}
            className={index <= step ? `${styles.part} ${styles.reached}` : styles.part}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className={styles.name}>{title}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
