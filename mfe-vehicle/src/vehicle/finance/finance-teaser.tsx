import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { useYourWeek } from '@forecourt/shell-api'
import styles from './finance-teaser.module.css'
import { useEstimate } from './use-estimate.ts'

/**
 * VC-5: what it costs a week and what that holds by, with the comparison rate as prominent beside it (RG 178). The place of the shopper's
 * own figure is there before it is known, so that nothing moves.
 */
export function FinanceTeaser({ vehicle }: { vehicle: ShownVehicle }) {
  const { estimate, instead } = useEstimate(vehicle)
  const { week } = useYourWeek()
  if (!estimate && !instead) return null
  const words = estimate && financeTeaser(estimate)
  return (
    <p className={styles.teaser} data-own={week ? '' : undefined}>
      {words ? (
        <>
          <span>{words.repayment}</span>
          <span>{words.comparison}</span>
          <a className={styles.terms} href="#financeDisclaimer">
            Terms
          </a>
          <span className={styles.assumes}>{words.assumes}</span>
        </>
      ) : (
        instead
      )}
    </p>
  )
}
