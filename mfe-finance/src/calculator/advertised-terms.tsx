import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { money } from '@forecourt/domain/finance/stated-repayment'
import { Button } from '@forecourt/ui/controls/button'
import styles from './advertised-terms.module.css'

type Props = { estimate: FinanceEstimate; isAtThem: boolean; onReturn(): void }

/** VC-5. The loan that the car is advertised with, where the calculator begins, and the way back to it. */
export function AdvertisedTerms({ estimate, isAtThem, onReturn }: Props) {
  const { repayment, comparison, assumes } = financeTeaser(estimate)
  const { fee } = estimate.terms
  return (
    <div className={styles.terms}>
      <p className={styles.words}>
        Advertised at {repayment}, {comparison}, {assumes}
        {fee !== undefined && `, with an establishment fee of ${money(fee)} in the loan`}.
      </p>
      <Button className={isAtThem ? styles.unneeded : undefined} size="small" onClick={onReturn}>
        Back to these terms
      </Button>
    </div>
  )
}
