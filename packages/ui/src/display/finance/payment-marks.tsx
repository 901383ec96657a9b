import type { ReactNode } from 'react'
import styles from './payment-marks.module.css'

const circles = (left: string, right: string) => (
  <>
    <circle cx="19" cy="16" r="9" fill={left} />
    <circle cx="29" cy="16" r="9" fill={right} fillOpacity="0.88" />
  </>
)
const word = (text: string, className = styles.word) => (
  <text x="24" y="20.5" textAnchor="middle" className={className}>
    {text}
  </text>
)

const marks = {
  Mastercard: circles('#eb001b', '#f79e1b'),
  Maestro: circles('#eb001b', '#0099df'),
  Visa: word('VISA', styles.visa),
  'Google Pay': word('G Pay'),
  'Apple Pay': word('Apple Pay', styles.small),
} as const satisfies Record<string, ReactNode>

/** How something can be paid, as the marks that shoppers know from their cards. */
export function PaymentMarks({ methods }: { methods: readonly (keyof typeof marks)[] }) {
  return (
    <ul className={styles.marks} aria-label="We take">
      {methods.map((method) => (
        <li key={method}>
          <svg viewBox="0 0 48 32" className={styles.mark} role="img" aria-label={method}>
            {marks[method]}
          </svg>
        </li>
      ))}
    </ul>
  )
}
