import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { hidesNumbers } from '@forecourt/domain/locations/telephone'
import { photosOf } from '@forecourt/domain/media/vehicle-photos'
import { type DisplayedPrice, displayedPrice } from '@forecourt/domain/pricing/price'
import { type CarStatus, carStatus } from '@forecourt/domain/vehicle/car-status'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'

export { describe } from './description.ts'

const schema = (name: string): string => `https://schema.org/${name}`

const condition = { new: 'NewCondition', demo: 'UsedCondition', used: 'UsedCondition' } as const

const availabilities = {
  in_stock: 'InStock',
  reserved: 'Reserved',
  coming_soon: 'PreOrder',
  sold: 'SoldOut',
  withdrawn: 'OutOfStock',
  gone: 'OutOfStock',
} as const satisfies Record<CarStatus, string>

const quantity = (value: number | undefined, unitCode: string) =>
  value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode }

/** SB-6: a number that the page hides is not in its data either. */
function seller({ dealership_slug }: Vehicle, dealer: Location | undefined, site: PublicSite) {
  const telephone = hidesNumbers(dealership_slug, site) ? undefined : (dealer?.contact_detail.phone ?? site.phone)
  if (!dealer) return { '@type': 'AutoDealer', name: site.name, url: site.url, telephone }
  const { street, city, state, postcode } = dealer.address
  return {
    '@type': 'AutoDealer',
    name: dealer.name,
    url: site.url,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'AU',
    },
  }
}

/** What is asked: an amount, or one for each week, by UN/CEFACT's code. */
function priceOf({ kind, amount: price }: DisplayedPrice) {
  if (price === undefined) return {}
  const asked = { price, priceCurrency: 'AUD' }
  if (kind !== 'subscription') return asked
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...asked, unitCode: 'WEE' } }
}

/** Whether a vehicle can be had is known of one without a price too. */
function offer(vehicle: Vehicle, site: PublicSite) {
  return {
    '@type': 'Offer',
    url: new URL(`/cars/${vehicle.slug}`, site.url).href,
    ...priceOf(displayedPrice(vehicle, site)),
    availability: schema(availabilities[carStatus(vehicle)]),
    itemCondition: schema(condition[vehicle.car_type]),
    seller: seller(vehicle, dealerLocation(vehicle, site), site),
  }
}

/** The vehicle in schema.org's words; what is not known is `undefined`, and so not in the document. */
export function jsonLdOf(vehicle: Vehicle, site: PublicSite): Record<string, unknown> {
  const isCar = /^car$/i.test(vehicle.item_type)
  return {
    '@context': 'https://schema.org',
    '@type': isCar ? 'Car' : 'Vehicle',
    name: vehicle.name,
    url: new URL(`/cars/${vehicle.slug}`, site.url).href,
    sku: vehicle.stocknum,
    // A feed's photo may have an address that is none.
    image: photosOf(vehicle).flatMap(({ url }) => (URL.canParse(url, site.url) ? new URL(url, site.url).href : [])),
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: vehicle.badge,
    vehicleModelDate: vehicle.year === undefined ? undefined : String(vehicle.year),
    vehicleIdentificationNumber: vehicle.vin,
    mileageFromOdometer: quantity(vehicle.km, 'KMT'),
    bodyType: vehicle.simple_body ?? vehicle.body,
    color: vehicle.colour,
    fuelType: vehicle.simple_fuel ?? vehicle.fuel,
    vehicleTransmission: vehicle.simple_transmission ?? vehicle.trans,
    vehicleSeatingCapacity: vehicle.seats,
    numberOfDoors: vehicle.doors,
    itemCondition: schema(condition[vehicle.car_type]),
    offers: offer(vehicle, site),
  }
}
