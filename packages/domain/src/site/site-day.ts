import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import { primaryLocation } from '../locations/primary-location.ts'

/** The clock that a dealer lives by: that of the state where its primary place is. */
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

/** The day (`2026-11-21`) that it is at a dealer's, wherever the server stands. */
export function siteDay({ locations }: Pick<PublicSite, 'locations'>, now: Date): string {
  const timeZone = zones[primaryLocation({ locations })?.address.state ?? 'NSW']
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}
