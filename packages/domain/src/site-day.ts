import type { Location, PublicSite } from '@forecourt/contracts/site'

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
  const primary = locations.find((location) => location.primary) ?? locations[0]
  const timeZone = zones[primary?.address.state ?? 'NSW']
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}
