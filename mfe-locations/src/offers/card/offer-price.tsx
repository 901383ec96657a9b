import { comparisonWarning } from '@forecourt/contracts/finance/comparison-warning'
import type { Offer } from '@forecourt/contracts/site/site'
import styles from './offer-price.module.css'

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`

/** What an offer costs. The comparison rate is as large as the rate and the repayment beside it, with its warning (ASIC RG 178). */
export function OfferPrice({ offer: { price, finance, note } }: { offer: Offer }) {
  if (!price && !finance && !note) return null
  return (
    <div className={styles.figures}>
      {finance?.weekly !== undefined && (
        <p className={styles.line}>
          <strong className={styles.amount}>{dollars(finance.weekly)}</strong> a week
          {price && `, from ${dollars(price.amount)} drive away`}
        </p>
      )}
      {price && finance?.weekly === undefined && (
        <p className={styles.line}>
          <strong className={styles.amount}>{dollars(price.amount)}</strong> drive away
          {price.was !== undefined && (
            <>
              , was <s>{dollars(price.was)}</s>
            </>
          )}
        </p>
      )}
      {finance && (
        <>
          <p className={styles.line}>
            <strong className={styles.amount}>{finance.rate}%</strong> p.a.{' '}
            <strong className={styles.amount}>{finance.comparison_rate}%</strong> p.a. comparison rate
          </p>
          <p className={styles.warning}>{comparisonWarning}</p>
        </>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
