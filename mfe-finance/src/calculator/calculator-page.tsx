import { enquireForFinance, estimate, readState } from '@forecourt/domain/finance/calculator'
import { calculatorRules } from '@forecourt/domain/finance/calculator-rules'
import { frequencies } from '@forecourt/domain/finance/frequency'
import { dollars } from '@forecourt/domain/pricing/price'
import { useSite } from '@forecourt/shell-api'
import styles from './calculator-page.module.css'
import type { CalculatorData } from './load.ts'

/** The calculator as a page of its own. */
export function CalculatorPage({ data }: { data: CalculatorData }) {
  const { finance } = useSite()
  const rules = calculatorRules(finance.calculator, { place: 'standalone' })
  const state = readState(data.query, rules)
  const { repayment, isEnquiry, total } = estimate(state, rules)
  return (
    <div className={styles.page}>
      <h1>What would it cost a {state.frequency}?</h1>
      <p>
        {isEnquiry ? enquireForFinance : `${dollars(repayment)} ${frequencies[state.frequency].per}`} for{' '}
        {dollars(state.amount)} over {state.term} years at {state.interest}% a year: {dollars(total)} in all.
      </p>
    </div>
  )
}
