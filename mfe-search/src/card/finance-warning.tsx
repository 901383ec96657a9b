import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { useSite } from '@forecourt/shell-api'
import styles from './finance-warning.module.css'

/** The warning that goes with the comparison rates of cards (National Credit Code, section 163). */
export function FinanceWarning({ hits }: { hits: readonly Hit[] }) {
  const { warning } = useSite().finance
  return hits.some(({ finance_estimate }) => finance_estimate) && <p className={styles.warning}>{warning}</p>
}
