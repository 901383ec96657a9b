import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** SB-3. A tag of the dealer's own: the car is driven, not sold online. */
export const isTestDriveOnly = ({ tag = '' }: Pick<Vehicle, 'tag'>): boolean => /^test drive only$/i.test(tag.trim())
