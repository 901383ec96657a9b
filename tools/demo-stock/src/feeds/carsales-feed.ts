import { createHash } from 'node:crypto'
import type { Dealership } from '../dealers/dealership.ts'
import type { ItemType } from '../facts/model.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { attributes } from './carsales-attributes.ts'

const statuses: Record<string, string> = { in_stock: 'In Stock', sold: 'Sold', coming_soon: 'Coming Soon' }
const types: Record<ItemType, string> = {
  car: 'Car',
  caravan: 'Caravan',
  motorhome: 'Motorhome',
  motorcycle: 'Bike',
  truck: 'Truck',
}

/** A vehicle in the carsales DTO, on a line. */
export const carsalesRow = (vehicle: DemoVehicle, dealership: Dealership): string =>
  JSON.stringify(carsalesDto(vehicle, dealership))

function carsalesDto(vehicle: DemoVehicle, dealership: Dealership) {
  const { model, condition, colour, interior } = vehicle
  return {
    Identifier: uuidOf(dealership.slug, vehicle.stocknum),
    Type: types[model.item],
    ListingType: condition === 'used' ? 'Used' : 'New',
    SaleStatus: statuses[vehicle.status] ?? vehicle.status,
    Description: vehicle.comments ?? null,
    Registration: {
      State: dealership.state,
      Number: vehicle.plate ?? null,
      ExpiresUtc: vehicle.regoExpiry ?? null,
    },
    Identification: [
      { Type: 'StockNumber', Value: vehicle.stocknum },
      { Type: 'VIN', Value: vehicle.vin ?? null },
    ],
    Colours: [
      ...(colour
        ? [
            {
              Location: 'Exterior',
              Generic: `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
              Name: vehicle.paint,
            },
          ]
        : []),
      ...(interior ? [{ Location: 'Interior', Generic: interior.split(' ')[0], Name: interior }] : []),
    ],
    OdometerReadings: vehicle.km === undefined ? [] : [{ Type: 'Advertised', Value: vehicle.km, UnitOfMeasure: 'Km' }],
    Seller: seller(dealership),
    Specification: {
      Make: model.make.make,
      Model: model.model,
      Series: vehicle.series ?? null,
      ReleaseDate: { Year: vehicle.year },
      Attributes: attributes(vehicle),
      Features: vehicle.features.map((name) => ({ Name: name, DisplayName: name, Availability: 'STD' })),
    },
    Media: {
      Photos: vehicle.photos.map(({ url, angle }, index) => ({ Url: url, Order: index + 1, Angle: angle })),
      Videos: vehicle.videoUrl ? [{ Url: vehicle.videoUrl }] : [],
    },
    BuildDate: monthOf(vehicle.built),
    ComplianceDate: monthOf(vehicle.complied),
    Tags: named(vehicle),
    PriceList: prices(vehicle),
    GeoLocation: { Latitude: dealership.latitude, Longitude: dealership.longitude },
    CreatedUtc: vehicle.createdAt,
    LastModifiedUtc: vehicle.soldAt ?? vehicle.createdAt,
  }
}

function seller({ slug, name, street, city, state, postcode }: Dealership) {
  const address = { Line1: street, Suburb: city, State: state, Postcode: postcode }
  return { Identifier: uuidOf(slug), Name: name, Addresses: [address] }
}

function uuidOf(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\0')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

function monthOf(text: string | undefined) {
  const [Year, Month] = (text ?? '').split('-').map(Number)
  return Year ? { Year, Month } : null
}

/** What the DTO has no field for, as it is tagged. */
function named({ condition, reserved, certified, preorder, isHidden, tag, historyReport, ...vehicle }: DemoVehicle) {
  const { market, spin } = vehicle
  const values = {
    Demo: condition === 'demo' || undefined,
    Reserved: reserved,
    Certified: certified,
    PreOrder: preorder,
    ShowOnDealerWebsite: isHidden ? false : undefined,
    Tag: tag,
    HistoryReport: historyReport,
    OfferPrice: vehicle.offerPrice,
    StateAverageMarketPrice: market?.state,
    AverageMarketPrice: market?.national,
    FinanceLenders: vehicle.lenders && JSON.stringify(vehicle.lenders),
    YouxQuote: vehicle.youxQuote && JSON.stringify(vehicle.youxQuote),
    SpinImages: spin?.frames.join('|'),
    SpinInteriorImage: vehicle.inside,
    Hotspots: spin && JSON.stringify(spin.hotspots),
  }
  return Object.entries(values).flatMap(([Name, Value]) =>
    Value === undefined ? [] : [{ Service: 'Dealer', Name, Value: String(Value) }],
  )
}

function prices({ price, beforePrice, priceType }: DemoVehicle) {
  if (price === undefined) return []
  const Type = priceType === 'excl_govt_charges' ? 'EGC' : 'DAP'
  return [{ Type, Currency: 'AUD', Amount: price, ...(beforePrice && { PreviousAmount: beforePrice }) }]
}
