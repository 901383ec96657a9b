import { quoteDisclaimers } from '@forecourt/domain/finance/quote/quote-disclaimers'
import { useSite } from '@forecourt/shell-api'
import styles from './disclaimers.module.css'

/** FQ-14. Right under the figures: the warning of the National Credit Code goes with every comparison rate. */
export function Disclaimers() {
  const { quote } = useSite()
  return (
    <div className={styles.texts}>
      {quoteDisclaimers(quote).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
