import type { ResponseOf } from '@forecourt/contracts/endpoints/endpoint'
import type { findLocation, listLocations, ShownLocation } from '@forecourt/contracts/endpoints/locations'
import type { Location, Site } from '@forecourt/contracts/site/site'
import { areaOf } from '@forecourt/domain/locations/postcodes'
import { inTypeOrder, shownLocations } from '@forecourt/domain/locations/shown-locations'
import { locationRating, shownReviews } from '@forecourt/domain/reviews/shown-reviews'
import { AppError } from '@forecourt/lambda-kit/app-error'

function toShown({ reviews }: Site, location: Location): ShownLocation {
  const rating = locationRating(reviews, location.id)
  return { ...location, ...(rating && { rating }) }
}

/** LO-5, LO-7. */
export function siteLocations(site: Site, query: string): ResponseOf<typeof listLocations> {
  const found = areaOf(new URLSearchParams(query).get('postcode') ?? '')
  const area = found && { postcode: found.postcode, name: found.name, lat: found.lat, long: found.long }
  const locations = inTypeOrder(shownLocations(site)).map((location) => toShown(site, location))
  return { locations, ...(area && { area }) }
}

/** LO-3. A hidden location is not found (TN-12). */
export function siteLocation(site: Site, slug: string): ResponseOf<typeof findLocation> {
  const shown = inTypeOrder(shownLocations(site))
  const location = shown.find((one) => one.slug === slug)
  if (!location) throw new AppError('not_found')
  const others = shown.filter((one) => one !== location && one.dealership_slug === location.dealership_slug)
  const reviews = shownReviews(site.reviews, location.id)
  return {
    location: toShown(site, location),
    others: others.map((one) => toShown(site, one)),
    ...(reviews && { reviews }),
  }
}
