import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import { localTime } from '../locations/hours/local-time.ts'
import { dollars } from '../pricing/price.ts'
import { withNoun } from '../text/with-noun.ts'

/** One message a day at most, and none at night. Hours are those of the dealer's clock; `toHour` is the first without. */
export const alertRules = { hoursBetween: 24, fromHour: 9, toHour: 20, retryMinutes: 60 } as const

const minuteMs = 60_000
const hourMs = 60 * minuteMs

type KnownPrices = { saved_price?: number | undefined; announced_price?: number | undefined }

/** The lowest price that a shopper knows of a car: that of the day they saved it, or one that a message or the list said since. */
function lowestKnownPrice({ saved_price, announced_price }: KnownPrices): number | undefined {
  const known = [saved_price, announced_price].filter((price) => price !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

/** By how many whole dollars a car costs less than its shopper knows; 0 where it does not, or where a price is missing. */
export function priceDrop(known: KnownPrices, now: number | undefined): number {
  const lowest = lowestKnownPrice(known)
  return now === undefined || lowest === undefined ? 0 : Math.max(0, lowest - now)
}

type AlertTimes = { now: Date; sentAt?: Date | undefined; location: Pick<Location, 'address'> | undefined }

/** The first moment at which a shopper may get a message. A site without a location has no night. */
export function nextAlertAt({ now, sentAt, location }: AlertTimes): Date {
  const earliest = sentAt ? sentAt.getTime() + alertRules.hoursBetween * hourMs : 0
  const at = new Date(Math.max(now.getTime(), earliest))
  if (!location) return at
  const { minute } = localTime(location, at)
  const from = alertRules.fromHour * 60
  if (minute < from) return new Date(at.getTime() + (from - minute) * minuteMs)
  if (minute >= alertRules.toHour * 60) return new Date(at.getTime() + (24 * 60 - minute + from) * minuteMs)
  return at
}

/** A car that costs less: `by` whole dollars less than the shopper knows. */
export type Drop = { name: string; price: string; by: number }

/** The words of a message, about the largest drop first. */
export function alertText(site: Pick<PublicSite, 'name' | 'copy'>, drops: readonly Drop[]): string {
  const [largest, ...others] = drops.toSorted((a, b) => b.by - a.by)
  if (!largest) return ''
  const first = `the ${largest.name} you saved is now ${largest.price}, ${dollars(largest.by)} less`
  if (others.length === 0) return `${site.name}: ${first}.`
  const more = others.length === 1 ? 'another saved car costs' : `${others.length} more saved cars cost`
  return `${site.name}: ${first}, and ${withNoun(more, site)} less too.`
}
