import { financeDisclaimers, quoteTermsText } from '@forecourt/domain/finance/quote/quote-disclaimers'
import { withQuoteTerms } from '@forecourt/domain/finance/quote/quote-terms'
import { useSite } from '@forecourt/shell-api'
import type { FinanceForm } from '../form/use-finance-form.ts'
import styles from './disclaimers.module.css'

/** FQ-14. Right under the figures: the warning of the National Credit Code goes with every comparison rate. */
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
      {financeDisclaimers(quote).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
