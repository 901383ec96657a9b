import { comparisonWarning } from '@forecourt/contracts/finance/comparison-warning'
import type { Offer } from '@forecourt/contracts/site/site'
import { assumptions, money, percent, repaymentOfOffer } from '@forecourt/domain/finance/stated-repayment'
import styles from './offer-price.module.css'

export const hasPrice = ({ price, finance, note }: Offer): boolean => Boolean(price ?? finance ?? note)

/** What an offer costs. The comparison rate is as large as the rate and the repayment beside it, with its warning (ASIC RG 178). */
export function OfferPrice({ offer }: { offer: Offer }) {
  if (!hasPrice(offer)) return null
  const { price, finance, note } = offer
  const repayment = finance && repaymentOfOffer(finance)
  return (
    <div className={styles.figures}>
      {repayment && (
        <p className={styles.line}>
          <strong className={styles.amount} data-figure="repayment">
            {money(repayment.amount)}
          </strong>{' '}
          a week
          {price && `, from ${money(price.amount)} drive away`}
        </p>
      )}
      {price && !repayment && (
        <p className={styles.line}>
          <strong className={styles.amount}>{money(price.amount)}</strong> drive away
          {price.was !== undefined && (
            <>
              , was <s>{money(price.was)}</s>
            </>
          )}
        </p>
      )}
      {finance && (
        <>
          <p className={styles.line}>
            <strong className={styles.amount} data-figure="interest-rate">
              {percent(finance.rate)}
            </strong>{' '}
            p.a. interest
          </p>
          <p className={styles.line}>
            <strong className={styles.amount} data-figure="comparison-rate">
              {percent(finance.comparison_rate)}
            </strong>{' '}
            p.a. comparison rate
          </p>
          {repayment && <p className={styles.line}>Repaid {assumptions(repayment)}</p>}
          <p className={styles.warning}>{comparisonWarning}</p>
        </>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
