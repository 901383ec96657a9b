import type { Location } from '@forecourt/contracts/site/site'

/** The time zone of each state, with its daylight saving. */
const zones = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
} as const satisfies Record<Location['address']['state'], string>

/** The IANA time zone of a location. */
export const timeZoneOf = ({ address }: Pick<Location, 'address'>): string => zones[address.state]
