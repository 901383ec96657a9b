import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isTestDriveOnly } from './test-drive-only.ts'

type Noted = Pick<Vehicle, 'status' | 'reserved' | 'tag'>

const rules: readonly [applies: (vehicle: Noted) => boolean, note: string][] = [
  [({ status }) => status !== 'in_stock' && status !== 'coming_soon', 'This vehicle is no longer available.'],
  [({ reserved }) => reserved, 'It is reserved: enquire, and we call you first if it becomes free.'],
  [({ status }) => status === 'coming_soon', 'It is on its way to us: enquire now to see it first.'],
  [isTestDriveOnly, 'It is here for test drives: book one, and we find you one to buy.'],
]

/** VD-14, SB-3. What a shopper can do now with a vehicle that is not simply for sale; the first that applies. */
export const statusNote = (vehicle: Noted): string | undefined => rules.find(([applies]) => applies(vehicle))?.[1]
