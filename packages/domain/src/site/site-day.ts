import type { PublicSite } from '@forecourt/contracts/site/site'
import { timeIn } from '../locations/hours/local-time.ts'
import { timeZoneOf } from '../locations/hours/time-zone.ts'
import { primaryLocation } from '../locations/primary-location.ts'

/** The day (`2026-11-21`) at a dealer's primary location, in any server's time zone. */
export function siteDay({ locations }: Pick<PublicSite, 'locations'>, now: Date): string {
  const primary = primaryLocation({ locations })
  const timeZone = primary ? timeZoneOf(primary) : 'Australia/Sydney'
  return timeIn(timeZone, now).day
}
