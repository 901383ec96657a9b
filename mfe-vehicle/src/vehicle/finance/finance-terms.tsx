import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { financeDisclaimer, financeTerms } from '@forecourt/domain/finance/finance-terms'
import { useSite } from '@forecourt/shell-api'
import { ExpandableText } from '../details/expandable-text.tsx'
import styles from './finance-terms.module.css'

/** VD-17, FE-7: what goes with the estimate: the warning, what the dealer discloses, and the lender's disclaimer. */
export function FinanceTerms({ vehicle }: { vehicle: ShownVehicle }) {
  const { finance } = useSite()
  if (!vehicle.finance_estimate) return null
  const { finance_note, finance_disclaimer } = vehicle
  return (
    <section id="financeDisclaimer" aria-label="Finance disclaimer" className={styles.terms}>
      <p>{[finance_note, ...financeTerms(finance)].join(' ')}</p>
      <p>{finance.warning}</p>
      {finance_disclaimer && (
        <ExpandableText {...financeDisclaimer(finance_disclaimer)} of="the finance disclaimer" isSmall />
      )}
    </section>
  )
}
