import { type Budget, budgetPrices, readBudget } from '@forecourt/domain/finance/budget/budget'
import { boughtPrice, noLoanText } from '@forecourt/domain/finance/budget/budget-loan'
import { setRange } from '@forecourt/domain/search/search-update'
import { useSite, useYourWeek } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { Segments } from '@forecourt/ui/forms/choices/segments'
import { useEffect, useRef, useState } from 'react'
import { AmountField } from '../budget/amount-field.tsx'
import { periods } from '../budget/periods.ts'
import type { Search } from '../results/use-search.ts'
import styles from './week-filter.module.css'

/** Sets the shopper's week, and filters up to the price that it buys. */
export function WeekFields({ search, onDone }: { search: Search; onDone(): void }) {
  const { finance } = useSite()
  const { week, choose } = useYourWeek()
  const [budget, setBudget] = useState<Budget>(week ?? readBudget(''))
  const change = (changes: Partial<Budget>) => setBudget((before) => ({ ...before, ...changes }))
  const problem = noLoanText(budget, finance)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  function apply() {
    const { repayment, deposit, period } = budget
    choose({ repayment, deposit, period })
    search.change((state) => setRange(state, 'price', budgetPrices(boughtPrice(budget, finance))))
    onDone()
  }
  return (
    <div className={styles.fields} ref={fields}>
      <AmountField
        field="repayment"
        label="Repayment"
        value={budget.repayment}
        onEnter={(repayment) => change({ repayment })}
      />
      <AmountField field="deposit" label="Deposit" value={budget.deposit} onEnter={(deposit) => change({ deposit })} />
      <div className={styles.wide}>
        <Segments
          label="Paid"
          name="week-period"
          options={periods}
          value={budget.period}
          onChange={(period) => change({ period })}
        />
      </div>
      {problem && <p className={styles.note}>{problem}</p>}
      <div className={styles.wide}>
        <Button size="small" isWide disabled={problem !== undefined} onClick={apply}>
          Show what it buys
        </Button>
      </div>
      <p className={styles.note}>
        We then show every price as a {budget.period}ly repayment with this deposit. It stays in this browser.
      </p>
    </div>
  )
}
