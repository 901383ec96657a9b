import { carTypes } from '@forecourt/contracts/stock/car-types'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '../../vehicle/car-status.ts'

type Ordered = Pick<Hit, 'status' | 'reserved' | 'car_type'>

const placeOf = (hit: Ordered): number => (isOffered(hit, 'buy') ? 0 : carTypes.length) + carTypes.indexOf(hit.car_type)

/** A row of recommended vehicles: what can be bought before what cannot yet, and of each new, demo, then used (SR-10). */
export const rowOrder = <T extends Ordered>(hits: readonly T[]): T[] => hits.toSorted((a, b) => placeOf(a) - placeOf(b))
