import { quoteTitle } from '@forecourt/domain/finance/quote/quote-beside-estimate'
import { Button } from '@forecourt/ui/controls/button'
import type { FinanceForm } from '../form/use-finance-form.ts'
import styles from './figures.module.css'
import { QuoteFigures } from './quote-figures.tsx'

/** FQ-4. The lender's quote by credit history, under what the car is advertised at: from when the shopper asks for it. */
export function QuoteBeside({ finance }: { finance: FinanceForm }) {
  const { loan, quick, showsQuote, chooseCredit } = finance
  const title = quoteTitle(loan.credit)
  if (!showsQuote)
    return (
      <div className={styles.offer}>
        <p>Your own rate depends on your credit history. See the quote for {loan.credit} credit, or choose another.</p>
        <Button size="small" onClick={() => chooseCredit(loan.credit)}>
          See the lender’s quote
        </Button>
      </div>
    )
  return (
    <section className={styles.beside} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <QuoteFigures quick={quick} />
    </section>
  )
}
