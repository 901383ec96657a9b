import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import styles from './finance-teaser.module.css'

/** VC-5: what it costs a week and what that holds by, with the comparison rate as prominent beside it (RG 178). */
export function FinanceTeaser({ estimate }: { estimate: FinanceEstimate }) {
  const { repayment, comparison, assumes } = financeTeaser(estimate)
  return (
    <p className={styles.teaser}>
      <span>{repayment}</span>
      <span>{comparison}</span>
      <a className={styles.terms} href="#financeDisclaimer">
        Terms
      </a>
      <span className={styles.assumes}>{assumes}</span>
    </p>
  )
}
