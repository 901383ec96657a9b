import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { similarSearchPath } from '@forecourt/domain/vehicle/vehicle-breadcrumbs'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { CardSkeletons } from '@forecourt/ui/display/card-skeletons'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { useHasCalculator } from '../finance/finance-section.tsx'
import styles from './similar-placeholder.module.css'

/** The placeholder of similar vehicles, in their size. Without scripts it is a link to them. */
export function SimilarPlaceholder({ vehicle }: { vehicle: Vehicle }) {
  const href = similarSearchPath(vehicle, useSite())
  const isFinanced = useHasCalculator(vehicle)
  return (
    <>
      <div className={styles.place} data-financed={isFinanced || undefined} aria-hidden>
        <Skeleton className={styles.heading} />
        <CardSkeletons />
      </div>
      {isOffered(vehicle, 'show') && (
        <p className={styles.link}>
          <ButtonLink href={href}>More like this</ButtonLink>
        </p>
      )}
    </>
  )
}
