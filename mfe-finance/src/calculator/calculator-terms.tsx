import { repaymentOfCalculation } from '@forecourt/domain/finance/calculator/calculator'
import { financeTerms } from '@forecourt/domain/finance/lenders/finance-terms'
import { useSite } from '@forecourt/shell-api'
import { memo } from 'react'
import styles from './calculator.module.css'
import type { Calculator } from './use-calculator.ts'

/** FE-7. The warning that goes with a comparison rate, the site's example and its fees. */
export const CalculatorTerms = memo(({ calculator: { state, result } }: { calculator: Calculator }) => {
  const { finance } = useSite()
  const loan = result.isEnquiry ? undefined : repaymentOfCalculation(state, result)
  return (
    <div className={styles.terms}>
      {[finance.warning, ...financeTerms(finance, loan)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
})
