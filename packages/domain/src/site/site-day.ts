import type { PublicSite } from '@forecourt/contracts/site/site'
import { localTime } from '../locations/hours/local-time.ts'
import { primaryLocation } from '../locations/primary-location.ts'

/** The day (`2026-11-21`) at a dealer's primary location, in any server's time zone. */
export function siteDay({ locations }: Pick<PublicSite, 'locations'>, now: Date): string {
  return localTime(primaryLocation({ locations }) ?? { address: { state: 'NSW' } }, now).day
}
