import type { ResponseOf } from '@forecourt/contracts/endpoints/endpoint'
import type { findLocation, listLocations, ShownLocation } from '@forecourt/contracts/endpoints/locations'
import { openingDaysAhead } from '@forecourt/contracts/site/opening-days'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Location, Site } from '@forecourt/contracts/site/site'
import { inTypeOrder } from '@forecourt/domain/locations/department-locations'
import { drawnMap } from '@forecourt/domain/locations/map/drawn-map'
import { locationRating, shownReviews } from '@forecourt/domain/reviews/shown-reviews'
import { dayAfter } from '@forecourt/domain/text/date'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { towns } from '@forecourt/localities/localities'
import { localityMeant } from '@forecourt/localities/locality-meant'

/** How much of the country is drawn around one location, or around those that lie together. */
const regionKm = 90

/** Days of special hours that a list shows, and a location's own page. */
const daysAhead = { list: openingDaysAhead, page: 370 } as const

/** Special hours of the days to come: tenants' files have years of them. A day has begun elsewhere before it is over here. */
function withNearDays(location: Location, days: number): Location {
  const today = new Date().toISOString().slice(0, 10)
  const [from, to] = [dayAfter(today, -1), dayAfter(today, days + 1)]
  const special_hours = location.special_hours?.filter(({ date }) => date >= from && date <= to)
  return { ...location, ...(special_hours && { special_hours }) }
}

function toShown({ reviews }: Site, location: Location, days: number): ShownLocation {
  const rating = locationRating(reviews, location.id)
  return { ...withNearDays(location, days), ...(rating && { rating }) }
}

/** LO-5, LO-7. */
export function siteLocations(site: Site, query: string): ResponseOf<typeof listLocations> {
  const found = localityMeant(
    new URLSearchParams(query).get('postcode') ?? '',
    shownLocations(site).map(({ address }) => address),
  )
  const area = found && { postcode: found.postcode, name: found.name, lat: found.lat, long: found.long }
  const locations = inTypeOrder(shownLocations(site)).map((location) => toShown(site, location, daysAhead.list))
  const map = drawnMap(locations, regionKm, towns())
  return { locations, ...(area && { area }), ...(map && { map }) }
}

/** LO-3. A hidden location is not found (TN-12). */
export function siteLocation(site: Site, slug: string): ResponseOf<typeof findLocation> {
  const shown = inTypeOrder(shownLocations(site))
  const location = shown.find((one) => one.slug === slug)
  if (!location) throw new AppError('not_found')
  const others = shown.filter((one) => one !== location && one.dealership_slug === location.dealership_slug)
  const reviews = shownReviews(site.reviews, location.id)
  const map = drawnMap([location], regionKm, towns())
  return {
    location: toShown(site, location, daysAhead.page),
    others: others.map((one) => toShown(site, one, daysAhead.page)),
    ...(reviews && { reviews }),
    ...(map && { map }),
  }
}
