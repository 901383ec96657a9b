import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import { financeTeaser, money, percent } from '@forecourt/domain/finance/finance-teaser'
import { Button } from '@forecourt/ui/controls/button'
import styles from './shown-estimate.module.css'

type Props = { estimate: FinanceEstimate; onUse(): void }

/** VC-5. Why the repayment beside the price differs from the calculator's, which begins with the site's own values (FC-2, FC-3), and how to begin with its terms. */
export function ShownEstimate({ estimate, onUse }: Props) {
  const { repayment, comparison, assumes } = financeTeaser(estimate)
  const { interest_rate, terms } = estimate
  return (
    <div className={styles.shown}>
      <p className={styles.words}>
        The {repayment} ({comparison}) beside the price is {assumes}, at {percent(interest_rate)} interest
        {terms?.fee !== undefined && `, with an establishment fee of ${money(terms.fee)} in the loan`}. The values below
        may differ.
      </p>
      <Button size="small" onClick={onUse}>
        Start with these terms
      </Button>
    </div>
  )
}
