import { type Budget, budgetOf } from '@forecourt/domain/finance/budget/budget'
import { boughtPrice, budgetRepayment, noLoanText } from '@forecourt/domain/finance/budget/budget-loan'
import { usualTermYears } from '@forecourt/domain/finance/frequency'
import { financeTerms } from '@forecourt/domain/finance/lenders/finance-terms'
import { repaymentWords, yearsText } from '@forecourt/domain/finance/stated-repayment'
import { dollars } from '@forecourt/domain/pricing/price'
import { splitNoun } from '@forecourt/domain/text/split-noun'
import { useSite } from '@forecourt/shell-api'
import styles from './bought-price.module.css'

/** The price that a repayment buys at the site's own rate, with all that this holds by. */
export function BoughtPrice({ budget }: { budget: Budget }) {
  const { finance, copy } = useSite()
  const price = boughtPrice(budget, finance)
  const loan = budgetRepayment(budget, finance)
  const words = loan && repaymentWords(loan)
  const noLoan = noLoanText(budget, finance)
  return (
    <div>
      <p className={styles.label}>
        Your {noLoan ? 'deposit' : 'budget'} buys a {splitNoun(copy.noun[0]).thing} at
      </p>
      <p className={styles.price}>{dollars(price)}</p>
      {words && (
        <p className={styles.loan}>
          <span>{words.repayment}</span> <span>{words.comparison}</span>{' '}
          <span className={styles.assumes}>{words.assumes}</span>
        </p>
      )}
      {noLoan && <p className={styles.loan}>{noLoan}</p>}
    </div>
  )
}

/** BF-1. What the shopper pays in all. */
export function BudgetSums({ budget }: { budget: Budget }) {
  const { finance } = useSite()
  const { total, repaid } = budgetOf(budget)
  if (noLoanText(budget, finance)) return null
  return (
    <dl className={styles.lines}>
      <Line term={`Repayments over ${yearsText(usualTermYears)}`} amount={repaid} />
      <Line term="Deposit" amount={budget.deposit} />
      <Line term="You pay in all" amount={total} />
      <Line term="Interest and fees in it" amount={total - boughtPrice(budget, finance)} />
    </dl>
  )
}

/** What goes with a comparison rate, and what the button does. */
export function BudgetTerms({ budget }: { budget: Budget }) {
  const { finance } = useSite()
  const hasLoan = budgetRepayment(budget, finance) !== undefined
  return (
    <div className={styles.terms}>
      {hasLoan && <p>{[finance.warning, ...financeTerms(finance)].join(' ')}</p>}
      <p>
        {hasLoan &&
          'Worked back from the comparison rate that we advertise, so interest and fees are in the repayment. '}
        The button also shows every price as a {budget.period}ly repayment with this deposit, until you clear it. It
        stays in this browser.
      </p>
    </div>
  )
}

const Line = ({ term, amount }: { term: string; amount: number }) => (
  <div>
    <dt>{term}</dt>
    <dd>{dollars(amount)}</dd>
  </div>
)
