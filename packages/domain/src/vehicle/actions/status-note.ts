import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { carStatus, isOffered } from '../car-status.ts'
import { isTestDriveOnly } from './test-drive-only.ts'

type Noted = Pick<Vehicle, 'status' | 'reserved' | 'tag'>

const rules: readonly [applies: (vehicle: Noted) => boolean, note: string][] = [
  [(vehicle) => !isOffered(vehicle, 'show'), 'This vehicle is no longer available.'],
  [
    (vehicle) => carStatus(vehicle) === 'reserved',
    'It is reserved: enquire, and we call you first if it becomes free.',
  ],
  [
    (vehicle) => carStatus(vehicle) === 'coming_soon',
    'It is on its way to us: enquire now to be the first to see and drive it.',
  ],
  [isTestDriveOnly, 'It is here for test drives: book one, and we find you one to buy.'],
]

/** VD-14, SB-3. What a shopper can do now with a vehicle that is not simply for sale; the first that applies. */
export const statusNote = (vehicle: Noted): string | undefined => rules.find(([applies]) => applies(vehicle))?.[1]
