import styles from './three-steps.module.css'

const steps = [
  ['Apply online in minutes', 'It takes about 5 minutes. No paper, no branch.'],
  ['Get pre-approved', 'With a personalised finance rate, and no impact on your credit score.'],
  ['Purchase the car', 'Choose it from our stock, and pick up the keys.'],
] as const

/** FQ-1. In the place of a car. */
export function ThreeSteps() {
  return (
    <section className={styles.panel} aria-labelledby="three-steps">
      <h2 id="three-steps" className={styles.heading}>
        Three steps to the keys
      </h2>
      <ol className={styles.steps}>
        {steps.map(([title, text], index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
