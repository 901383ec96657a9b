import type { PublicSite } from '@forecourt/contracts/site/site'
import { timeZoneOf } from '../locations/hours/time-zone.ts'
import { primaryLocation } from '../locations/primary-location.ts'

/** Making one takes longer than the rest of a vehicle's row. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  formats.set(timeZone, format)
  return format
}

/** The day (`2026-11-21`) at a dealer's primary location, in any server's time zone. */
export function siteDay({ locations }: Pick<PublicSite, 'locations'>, now: Date): string {
  const primary = primaryLocation({ locations })
  const timeZone = primary ? timeZoneOf(primary) : 'Australia/Sydney'
  return formatOf(timeZone).format(now)
}
