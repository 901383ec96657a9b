import type { PublicSite } from '@forecourt/contracts/site/site'
import { timeZoneOf } from '../locations/hours/time-zone.ts'
import { primaryLocation } from '../locations/primary-location.ts'

/** The day (`2026-11-21`) at a dealer's primary location, in any server's time zone. */
export function siteDay({ locations }: Pick<PublicSite, 'locations'>, now: Date): string {
  const primary = primaryLocation({ locations })
  const timeZone = primary ? timeZoneOf(primary) : 'Australia/Sydney'
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}
