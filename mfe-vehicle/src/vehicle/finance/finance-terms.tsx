import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { financeDisclaimer, financeTerms } from '@forecourt/domain/finance/lenders/finance-terms'
import { monthlySentence, repaymentOfEstimate } from '@forecourt/domain/finance/stated-repayment'
import { Part, useCapability, useSite } from '@forecourt/shell-api'
import { ExpandableText } from '../expand/expandable-text.tsx'
import styles from './finance-terms.module.css'
import { useEstimate } from './use-estimate.ts'

/** VD-17, FE-7: what goes with the estimate: the warning, what the dealer discloses, and the lender's disclaimer. */
export function FinanceTerms({ vehicle }: { vehicle: ShownVehicle }) {
  const { finance } = useSite()
  const hasFinance = useCapability('finance', vehicle.dealership_slug)
  const { estimate, isOwn } = useEstimate(vehicle)
  if (!estimate) return null
  const { interest_rate, comparison_rate } = estimate
  // By the shopper's own week it is no lender's.
  const { finance_note, finance_disclaimer } = isOwn ? {} : vehicle
  return (
    <section id="financeDisclaimer" aria-label="Finance disclaimer" className={styles.terms}>
      <p>
        {[finance_note, monthlySentence(estimate), ...financeTerms(finance, repaymentOfEstimate(estimate))]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p>{finance.warning}</p>
      {finance_disclaimer && (
        <ExpandableText {...financeDisclaimer(finance_disclaimer)} of="the finance disclaimer" isSmall />
      )}
      {hasFinance && !isOwn && !vehicle.youxQuote && (
        <Part
          name="lender-terms"
          props={{ slug: vehicle.slug, interest_rate, comparison_rate }}
          placeholder={<div className={styles.lender} />}
          fallback=""
        />
      )}
    </section>
  )
}
