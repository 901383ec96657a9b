import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { hasBudgets } from '@forecourt/domain/finance/budget/has-budgets'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { similarSearchPath } from '@forecourt/domain/vehicle/vehicle-breadcrumbs'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { CardSkeletons } from '@forecourt/ui/display/card-skeletons'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { StripSpace } from '@forecourt/ui/display/strip-space'
import styles from './similar-placeholder.module.css'

/** The placeholder of similar vehicles, in their size. Without scripts it is a link to them. */
export function SimilarPlaceholder({ vehicle }: { vehicle: Vehicle }) {
  const site = useSite()
  const href = similarSearchPath(vehicle, site)
  const place = (
    <div className={styles.place} aria-hidden>
      <Skeleton className={styles.heading} />
      <CardSkeletons />
    </div>
  )
  return (
    <>
      {hasBudgets(site) ? <StripSpace>{place}</StripSpace> : place}
      {isOffered(vehicle, 'show') && (
        <p className={styles.link}>
          <ButtonLink href={href}>More like this</ButtonLink>
        </p>
      )}
    </>
  )
}
