import { money } from '@forecourt/domain/finance/stated-repayment'
import styles from './rate-receipt.module.css'

/** The parts of all that is paid, as a bar. */
export function Proportions({ financed, interest, fees }: { financed: number; interest: number; fees: number }) {
  const parts = [
    { name: 'Amount lent', amount: financed, look: styles.lent },
    { name: 'Interest', amount: interest, look: styles.interest },
    { name: 'Fees and charges', amount: fees, look: styles.fees },
  ].filter(({ amount }) => amount > 0)
  const total = financed + interest + fees
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0))
  return (
    <div>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        {parts.map(({ name, amount, look }, index) => (
          <rect
            key={name}
            className={look}
            x={((starts[index] ?? 0) / total) * 100}
            width={(amount / total) * 100}
            height={1}
          />
        ))}
      </svg>
      <ul className={styles.keys}>
        {parts.map(({ name, amount, look }) => (
          <li key={name}>
            <svg className={look} aria-hidden viewBox="0 0 1 1">
              <rect width={1} height={1} />
            </svg>
            {name} <strong>{money(amount)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
