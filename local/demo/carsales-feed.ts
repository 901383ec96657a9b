import { createHash } from 'node:crypto'
import type { DemoVehicle } from './demo-vehicle.ts'

type Seller = { name: string; street: string; city: string; state: string; postcode: string }

const statuses = { in_stock: 'In Stock', sold: 'Sold', coming_soon: 'Coming Soon' } as const

/** A lot as a list of vehicles in the carsales DTO. */
export function carsalesFeed(vehicles: readonly DemoVehicle[], seller: Seller): string {
  const rows = vehicles.map((vehicle) => JSON.stringify(carsalesDto(vehicle, seller)))
  return `[\n${rows.join(',\n')}\n]\n`
}

function carsalesDto(vehicle: DemoVehicle, seller: Seller) {
  const { model, condition } = vehicle
  const [BuildYear, BuildMonth] = vehicle.built.split('-').map(Number)
  return {
    Identifier: uuidOf(vehicle.vin),
    Type: 'Car',
    ListingType: condition === 'used' ? 'Used' : 'New',
    SaleStatus: statuses[vehicle.status],
    Description: vehicle.comments ?? null,
    Registration: { State: seller.state, Number: vehicle.plate ?? null, ExpiresUtc: vehicle.regoExpiry ?? null },
    Identification: [
      { Type: 'StockNumber', Value: vehicle.stocknum },
      { Type: 'VIN', Value: vehicle.vin },
    ],
    Colours: [
      {
        Location: 'Exterior',
        Generic: `${vehicle.colour[0]?.toUpperCase()}${vehicle.colour.slice(1)}`,
        Name: vehicle.paint,
      },
      { Location: 'Interior', Generic: vehicle.interior.split(' ')[0], Name: vehicle.interior },
    ],
    OdometerReadings: [{ Type: 'Advertised', Value: vehicle.km, UnitOfMeasure: 'Km' }],
    Seller: {
      Identifier: uuidOf(seller.name),
      Name: seller.name,
      Addresses: [{ Line1: seller.street, Suburb: seller.city, State: seller.state, Postcode: seller.postcode }],
    },
    Specification: {
      Make: model.make,
      Model: model.model,
      ReleaseDate: { Year: vehicle.year },
      Attributes: attributes(vehicle),
      Features: vehicle.features.map((name) => ({
        Name: name,
        DisplayName: name,
        Group: 'Features',
        Availability: 'STD',
      })),
    },
    Media: { Photos: vehicle.photos.map(({ url, angle }, index) => ({ Url: url, Order: index + 1, Angle: angle })) },
    BuildDate: { Month: BuildMonth, Year: BuildYear },
    Tags: tags(vehicle),
    PriceList: prices(vehicle),
    CreatedUtc: vehicle.createdAt,
  }
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

function attributes({ model, engine, badge }: DemoVehicle) {
  const [length, width, height] = model.size
  const rows: [Name: string, Value: string | number | undefined, Units?: string][] = [
    ['Badge', badge],
    ['BodyStyle', model.body],
    ['SeatCapacity', model.seats],
    ['DoorNumber', model.doors],
    ['EngineSize', engine.litres && engine.litres * 1000, 'cc'],
    ['Cylinders', engine.cylinders],
    ['Power', engine.power, 'kW'],
    ['FuelType', engine.fuel],
    ['FuelCombined', engine.uses, 'L/100km'],
    ['ElectricRange', engine.range, 'km'],
    ['GearType', engine.gearbox],
    ['GearNumber', engine.gears],
    ['Drive', engine.drive],
    ['TowingBrakes', model.towing || undefined, 'kg'],
    ['ANCAPRating', model.ancap],
    ['TareMass', model.tare, 'kg'],
    ['VehicleLength', length, 'mm'],
    ['VehicleWidth', width, 'mm'],
    ['VehicleHeight', height, 'mm'],
    ['WarrantyYears', model.make === 'Kia' ? 7 : 6, 'years'],
  ]
  return rows.flatMap(([Name, Value, Units]) => (Value === undefined ? [] : [{ Name, Value, ...(Units && { Units }) }]))
}

function tags({ condition, reserved, certified, preorder, tag }: DemoVehicle) {
  const values = {
    Demo: condition === 'demo' || undefined,
    Reserved: reserved || undefined,
    Certified: certified || undefined,
    PreOrder: preorder || undefined,
    Tag: tag,
  }
  return Object.entries(values).flatMap(([Name, Value]) =>
    Value === undefined ? [] : [{ Service: 'Dealer', Name, Value: String(Value) }],
  )
}

function prices({ price, beforePrice, priceType }: DemoVehicle) {
  if (price === undefined) return []
  const Type = priceType === 'drive_away' ? 'DAP' : 'EGC'
  return [{ Type, Currency: 'AUD', Amount: price, ...(beforePrice && { PreviousAmount: beforePrice }) }]
}
