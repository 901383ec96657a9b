import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { quoteDisclaimers } from '@forecourt/domain/finance/quote/quote-disclaimers'
import { withQuoteTerms } from '@forecourt/domain/finance/quote/quote-terms'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import styles from './disclaimers.module.css'
import type { FinanceForm } from './use-finance-form.ts'

/** FQ-14. Right under the figures: the warning of the National Credit Code goes with every comparison rate. */
export function Disclaimers({ finance: { quick, quotedFor, vehicle } }: { finance: FinanceForm }) {
  const site = useSite()
  const { quote } = site
  const terms = withQuoteTerms(quick.kind === 'quoted' ? quick.quote : {}, quotedFor, quote.terms)
  const advertised = vehicle?.finance_estimate && Object.values(financeTeaser(vehicle.finance_estimate)).join(', ')
  return (
    <div className={styles.texts}>
      {advertised && (
        <p>
          {withNoun('This car is advertised at', site)} {advertised}. The lender’s quote has its own rate and terms.
        </p>
      )}
      {quoteDisclaimers(quote, { ...terms, price: quotedFor.price }).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
