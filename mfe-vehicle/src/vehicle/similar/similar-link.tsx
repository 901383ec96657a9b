import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { similarSearchPath } from '@forecourt/domain/vehicle/vehicle-breadcrumbs'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'

/** VD-14: what an unavailable vehicle offers in place of its actions: a search for its make and body. */
export function SimilarLink({ vehicle }: { vehicle: Vehicle }) {
  return (
    <ButtonLink look="primary" isWide href={similarSearchPath(vehicle, useSite())}>
      Find Me Something Similar
    </ButtonLink>
  )
}
