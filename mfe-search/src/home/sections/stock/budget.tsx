import { budgetHeading, budgetPath } from '@forecourt/domain/finance/budget/budget-address'
import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import { Part, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import space from '../../../budget/part-space.module.css'
import styles from './budget.module.css'

/** BF-1 to BF-4. Until its code is there, and without scripts, it leads to the page of its own. */
export function Budget() {
  const site = useSite()
  if (!hasBudgets(site)) return null
  const link = (
    <div className={`${space.space} ${styles.link}`}>
      <h2 className={styles.title}>{budgetHeading(site.copy.noun[1])}</h2>
      <p className={styles.text}>Say what you can put aside. We show what is in the yard for it.</p>
      <ButtonLink href={budgetPath}>Open the budget finder</ButtonLink>
    </div>
  )
  return <Part name="budget-finder" props={{}} placeholder={link} fallback={link} />
}
