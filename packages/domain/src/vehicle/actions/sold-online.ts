import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { purchasePrice } from '../../pricing/price.ts'
import { isOffered } from '../car-status.ts'
import { isTestDriveOnly } from './test-drive-only.ts'

/** SB-3, VD-14. Whether a vehicle can be paid for online, where its site and dealer allow it. */
export const isSoldOnline = (vehicle: Vehicle): boolean =>
  isOffered(vehicle, 'buy') && !isTestDriveOnly(vehicle) && purchasePrice(vehicle) !== undefined
