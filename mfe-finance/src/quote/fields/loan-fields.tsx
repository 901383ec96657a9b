import { priceBounds } from '@forecourt/contracts/finance/loan-bounds'
import { dollars } from '@forecourt/domain/pricing/price'
import { CurrencyField } from '@forecourt/ui/forms/text/digits-field'
import type { FinanceForm } from '../form/use-finance-form.ts'
import { CreditChoice } from './credit-choice.tsx'
import styles from './loan-fields.module.css'
import { TermSlider } from './term-slider.tsx'

/** FQ-5. What a quote depends on. */
export function LoanFields({ finance }: { finance: FinanceForm }) {
  const { loan, setLoan, clampLoan, chooseCredit } = finance
  return (
    <div className={styles.fields}>
      <CurrencyField
        label="Purchase price"
        name="purchasePrice"
        hint={`From ${dollars(priceBounds.min)} to ${dollars(priceBounds.max)}`}
        value={loan.price || undefined}
        onChange={(price = 0) => setLoan({ price })}
        onBlur={clampLoan}
      />
      <TermSlider value={loan.term} onChange={(term) => setLoan({ term })} />
      <CreditChoice value={loan.credit} onChoose={chooseCredit} />
    </div>
  )
}
