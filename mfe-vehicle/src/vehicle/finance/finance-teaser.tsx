import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import { financeTeaser } from '@forecourt/domain/finance/finance-teaser'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import styles from './finance-teaser.module.css'

type Props = {
  estimate: FinanceEstimate
  /** Where there is no line for what it assumes; screen readers have it. */
  isShort?: boolean
}

/** VC-5: what it costs a week and what that assumes, with the comparison rate as prominent beside it (RG 178). */
export function FinanceTeaser({ estimate, isShort = false }: Props) {
  const { repayment, comparison, assumes } = financeTeaser(estimate)
  return (
    <p className={styles.teaser}>
      <span>{repayment}</span>
      <span>{comparison}</span>
      {assumes &&
        (isShort ? <VisuallyHidden>{assumes}</VisuallyHidden> : <span className={styles.assumes}>{assumes}</span>)}
      <a className={styles.terms} href="#financeDisclaimer">
        Terms
      </a>
    </p>
  )
}
