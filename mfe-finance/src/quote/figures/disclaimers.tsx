import { comparisonWarning } from '@forecourt/contracts/finance/comparison-warning'
import { lenderDisclaimer, quoteTermsText } from '@forecourt/domain/finance/quote/quote-disclaimers'
import { withQuoteTerms } from '@forecourt/domain/finance/quote/quote-terms'
import { useSite } from '@forecourt/shell-api'
import type { FinanceForm } from '../form/use-finance-form.ts'
import styles from './disclaimers.module.css'

/** FQ-14. Under the figures. The warning of the National Credit Code is right below those of the advertisement, where there are any. */
export function Disclaimers({ finance: { quick, quotedFor, shown, showsQuote } }: { finance: FinanceForm }) {
  const { quote } = useSite()
  const terms = withQuoteTerms(quick.kind === 'quoted' ? quick.quote : {}, quotedFor, quote.terms)
  return (
    <div className={styles.texts}>
      {showsQuote && (
        <p>
          {shown.estimate && 'Lender’s quote. '}
          {quoteTermsText({ ...terms, price: quotedFor.price })}
        </p>
      )}
      {!shown.estimate && <p>{comparisonWarning}</p>}
      <p>{lenderDisclaimer(quote)}</p>
    </div>
  )
}
