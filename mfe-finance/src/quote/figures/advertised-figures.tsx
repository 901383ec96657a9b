import { comparisonWarning } from '@forecourt/contracts/finance/comparison-warning'
import { repaymentOfEstimate } from '@forecourt/domain/finance/stated-repayment'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import type { FinanceForm } from '../form/use-finance-form.ts'
import styles from './figures.module.css'
import { RepaymentFigures } from './repayment-figures.tsx'

/** VC-5. What the car's own page says that it costs, first: the same figure with the same terms. */
export function AdvertisedFigures({ finance: { shown } }: { finance: FinanceForm }) {
  const site = useSite()
  const { estimate, isOwn } = shown
  if (!estimate) return null
  const title = isOwn ? 'Your week' : withNoun('This car as advertised', site)
  return (
    <section className={styles.advertised} aria-label={title} data-own={isOwn ? '' : undefined}>
      <h3 className={styles.title}>{title}</h3>
      <RepaymentFigures repayment={repaymentOfEstimate(estimate)} />
      <p className={styles.warning}>{comparisonWarning}</p>
    </section>
  )
}
