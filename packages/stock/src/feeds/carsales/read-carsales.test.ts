import { describe, expect, test, vi } from 'vitest'
import { collect, sourceOf } from '../../testing/byte-source.ts'
import type { FeedVehicle } from '../feed-vehicle.ts'
import { readCarsales } from './read-carsales.ts'

type Dto = Record<string, unknown>

const bare: Dto = {
  ListingType: 'Used',
  Identification: [{ Type: 'StockNumber', Value: 'H20418' }],
  Specification: { Make: 'Toyota', Model: 'RAV4' },
}

const read = async (...dtos: unknown[]) => collect(readCarsales(sourceOf(JSON.stringify(dtos))))

async function vehicle(dto: Dto): Promise<FeedVehicle> {
  const [row] = await read({ ...bare, ...dto })
  if (row?.kind !== 'vehicle') throw new Error(JSON.stringify(row))
  return row.vehicle
}

const withAttributes = (...Attributes: Dto[]) => ({ Specification: { Make: 'Toyota', Model: 'RAV4', Attributes } })
const attribute = (Name: string, Value: unknown, Units?: string) => withAttributes({ Name, Value, Units })

test('a minimal vehicle', async () => {
  expect(await vehicle({})).toEqual({
    id: 'H20418',
    stocknum: 'H20418',
    make: 'Toyota',
    model: 'RAV4',
    status: 'in_stock',
    car_type: 'used',
    item_type: 'car',
    reserved: false,
    certified: false,
    show_on_dealer_website: true,
    preorder: false,
    features: [],
    specifications: [],
    images: [],
  })
})

const spots = [
  { id: 'a', place: 'exterior', description: 'Headlights', positions: [{ activeAngle: 2, posX: 0.3, posY: 0.5 }] },
] satisfies FeedVehicle['hotspots']

const lenders = {
  acme: { interestRate: 7.49, comparisonRate: 8.32, paymentWeek: 143.2 },
} satisfies FeedVehicle['finance_lenders']

const youxQuote = {
  weeklyRepaymentAmount: 182.4,
  advertisedRate: 7.49,
  comparisonRate: 8.32,
} satisfies FeedVehicle['youxQuote']

const extended = (Name: string, Value: unknown): Dto => ({ ExtendedProperties: [{ Name, Value }] })

const uuid = '0b0e4a1c-5a5e-4a6f-9a43-2f3c1d2e4f50'

describe('each field of the DTO', () => {
  test.each<[Dto, Partial<FeedVehicle>]>([
    [{ Identifier: uuid }, { id: uuid, stocknum: 'H20418' }],
    [{ Identifier: null }, { id: 'H20418' }],
    [{ Type: 'Bike' }, { item_type: 'motorcycle' }],
    [{ Type: 'Caravan' }, { item_type: 'caravan' }],
    [{ Type: 'Constructor' }, { item_type: 'constructor' }],
    [{ ListingType: 'Showroom' }, { car_type: 'new' }],
    [{ ListingType: 'New', Tags: [{ Service: 'x', Name: 'Demo', Value: 'true' }] }, { car_type: 'demo' }],
    [{ ListingType: 'New', ExtendedProperties: [{ Name: 'Demo', Value: true }] }, { car_type: 'demo' }],
    [{ ListingType: 'New', Tags: [{ Name: 'Demo', Value: 'false' }] }, { car_type: 'new' }],
    [{ ListingType: 'Used', Tags: [{ Name: 'Demo', Value: 'true' }] }, { car_type: 'used' }],
    [{ SaleStatus: 'In Stock' }, { status: 'in_stock' }],
    [{ SaleStatus: 'Sold' }, { status: 'sold' }],
    [{ SaleStatus: 'Coming Soon' }, { status: 'coming_soon' }],
    [{ SaleStatus: 'Withdrawn' }, { status: 'withdrawn' }],
    [{ SaleStatus: 'Reserved' }, { status: 'in_stock', reserved: true }],
    [{ SaleStatus: 'For Sale' }, { status: 'For Sale' }],
    [{ Tags: [{ Name: 'Reserved', Value: 'Yes' }] }, { reserved: true }],
    [{ Tags: [{ Name: 'Certified', Value: 1 }] }, { certified: true }],
    [{ Tags: [{ Name: 'Tag', Value: 'Test Drive Only' }] }, { tag: 'Test Drive Only' }],
    [{ ExtendedProperties: [{ Name: 'ShowOnDealerWebsite', Value: false }] }, { show_on_dealer_website: false }],
    [{ ExtendedProperties: [{ Name: 'Pre-Order', Value: true }] }, { preorder: true }],
    [{ Description: '  One owner.\r\nBooks. ' }, { dealercomments: 'One owner.\r\nBooks.' }],
    [{ Registration: { State: 'NSW', Number: 'ABC12D' } }, { regplate: 'ABC12D', state: 'NSW' }],
    [{ Registration: { ExpiresUtc: '2027-03-14T00:00:00Z' } }, { rego_expiry: '2027-03-14' }],
    [{ Registration: { ExpiresUtc: '2027-03-13T13:00:00Z' } }, { rego_expiry: '2027-03-14' }],
    [{ Registration: { ExpiresUtc: '2027-06-13T16:00:00Z' } }, { rego_expiry: '2027-06-14' }],
    [
      { Seller: { Name: 'N', Addresses: [{ Suburb: 'Aspley', State: 'QLD' }] }, Registration: { State: 'NSW' } },
      { city: 'Aspley', state: 'QLD' },
    ],
    [
      { BuildDate: { Month: 3, Year: 2021 }, ComplianceDate: { Year: 2021 } },
      { build_date: '2021-03', compliance_date: '2021', year: 2021 },
    ],
    [{ CreatedUtc: '2026-11-01T03:04:05' }, { created_at: '2026-11-01T03:04:05.000Z' }],
    [{ SaleStatus: 'Sold', LastModifiedUtc: '2026-11-01T03:04:05' }, { sold_at: '2026-11-01T03:04:05.000Z' }],
    [{ SaleStatus: 'In Stock', LastModifiedUtc: '2026-11-01T03:04:05' }, { sold_at: undefined }],
    [extended('OfferPrice', 21_990), { offer_price: 21_990 }],
    [extended('SubscriptionPrice', '249'), { subscription_price: 249 }],
    [extended('StateAverageMarketPrice', '41,900'), { state_average_market_price: 41_900 }],
    [extended('AverageMarketPrice', 41_400), { average_market_price: 41_400 }],
    [extended('SpinImages', '/0.avif|/1.avif'), { spin_images: ['/0.avif', '/1.avif'] }],
    [extended('SpinInteriorImage', '/inside.avif'), { spin_interior_image: '/inside.avif' }],
    [extended('Hotspots', JSON.stringify(spots)), { hotspots: spots }],
    [extended('FinanceLenders', JSON.stringify(lenders)), { finance_lenders: lenders }],
    [extended('YouxQuote', JSON.stringify(youxQuote)), { youxQuote }],
    [{ Media: { Videos: [{ Url: 'https://v.example/1' }] } }, { video_url: 'https://v.example/1' }],
  ])('%j', async (dto, expected) => {
    expect(await vehicle(dto)).toMatchObject(expected)
  })
})

describe('attributes under any of their names and units', () => {
  test.each<[Dto, Partial<FeedVehicle>]>([
    [attribute('Badge', 'Cruiser Hybrid'), { badge: 'Cruiser Hybrid' }],
    [attribute('BodyStyle', 'SUV'), { body: 'SUV' }],
    [attribute('GearType', 'Sports Automatic'), { trans: 'Sports Automatic' }],
    [attribute('Transmission', 'Manual'), { trans: 'Manual' }],
    [attribute('GearNumber', 6), { gearnum: 6 }],
    [attribute('Gears', '8'), { gearnum: 8 }],
    [attribute('DoorNumber', '5'), { doors: 5 }],
    [attribute('Doors', 4), { doors: 4 }],
    [attribute('SeatCapacity', '7'), { seats: 7 }],
    [attribute('Seats', 5), { seats: 5 }],
    [attribute('EngineSize', '2487', 'cc'), { engine_size_litres: 2.487 }],
    [attribute('EngineSize', '2487'), { engine_size_litres: 2.487 }],
    [attribute('EngineSize', 2.5, 'L'), { engine_size_litres: 2.5 }],
    [attribute('EngineSize', '649cc'), { engine_size_litres: 0.649 }],
    [attribute('FuelCombined', 4.7), { fuelconsumptioncombined: 4.7 }],
    [attribute('FuelConsumptionCombined', '7.9'), { fuelconsumptioncombined: 7.9 }],
    [attribute('TowingBrakes', '3,500', 'kg'), { towingcapacitybraked: 3500 }],
    [attribute('ANCAPRating', '5'), { ancaprating: 5 }],
    [attribute('Power', '131', 'kW'), { power_kw: 131 }],
    [attribute('BodyLength', '6,900', 'mm'), { body_length: 6900 }],
    [attribute('BodyWidth', 2470), { body_width: 2470 }],
    [attribute('TareWeight', '2260', 'kg'), { tare_weight: 2260 }],
    [attribute('ATM', 2760), { aggregate_trailer_mass: 2760 }],
    [attribute('AxleType', 'Tandem Axle'), { axle_type: 'Tandem Axle' }],
    [attribute('SleepingCapacity', 4), { sleeps: 4 }],
    [attribute('ModelYear', 'MY21'), { year: 2021 }],
    [
      attribute('VehicleLength', 4600),
      { specifications: [{ group: 'Dimensions and weights', name: 'Length', value: '4,600 mm' }] },
    ],
    [
      attribute('GrossVehicleMass', '2170', 'kg'),
      { specifications: [{ group: 'Dimensions and weights', name: 'Gross vehicle mass', value: '2,170 kg' }] },
    ],
    [
      attribute('SpareWheelType', 'Full size'),
      { specifications: [{ group: 'More', name: 'Spare wheel type', value: 'Full size' }] },
    ],
    [attribute('Seats', '5 to 7'), { specifications: [{ group: 'More', name: 'Seats', value: '5 to 7' }] }],
    [attribute('FuelType', 'null'), { specifications: [] }],
    [attribute('Constructor', 'X'), { specifications: [{ group: 'More', name: 'Constructor', value: 'X' }] }],
  ])('%j', async (dto, expected) => {
    expect(await vehicle(dto)).toMatchObject(expected)
  })

  test('of two equivalent names the first wins, and neither is repeated as a specification', async () => {
    const both = withAttributes({ Name: 'Seats', Value: 7 }, { Name: 'SeatCapacity', Value: 5 })
    expect(await vehicle(both)).toMatchObject({ seats: 5, specifications: [] })
  })
})

describe('prices', () => {
  test.each<[Dto[], Partial<FeedVehicle>]>([
    [[{ Type: 'DAP', Amount: 38_990 }], { price: 38_990, price_type: 'drive_away' }],
    [[{ Type: 'IGC', Amount: '38990.40' }], { price: 38_990, price_type: 'drive_away' }],
    [[{ Type: 'EGC', Currency: 'AUD', Amount: 34_000 }], { price: 34_000, price_type: 'excl_govt_charges' }],
    [
      [
        { Type: 'EGC', Amount: 34_000 },
        { Type: 'DAP', Amount: 38_990 },
      ],
      { price: 38_990, price_type: 'drive_away' },
    ],
    [
      [
        { Type: 'DAP', Amount: 0 },
        { Type: 'RRP', Amount: 50_000 },
      ],
      { price: 50_000, price_type: 'rrp' },
    ],
    [[{ Type: 'DAP', Amount: 38_990, PreviousAmount: 41_990 }], { price: 38_990, before_price: 41_990 }],
  ])('%j', async (PriceList, expected) => {
    expect(await vehicle({ PriceList })).toMatchObject(expected)
  })

  test.each([[[]], [null], [[{ Type: 'DAP', Amount: null }]]])('%j is no price', async (PriceList) => {
    expect(await vehicle({ PriceList })).not.toHaveProperty('price')
  })
})

describe('odometer', () => {
  test.each<[Dto[], number | undefined]>([
    [[{ Value: 28_410, UnitOfMeasure: 'Km' }], 28_410],
    [[{ Value: '28,410', UnitOfMeasure: 'KM' }], 28_410],
    [[{ Value: 10_000, UnitOfMeasure: 'Miles' }], 16_093],
    [[{ Value: '10,000 mi', UnitOfMeasure: 'Miles' }], 16_093],
    [[{ Value: null }, { Value: 7 }], 7],
    [[{ Value: 0, UnitOfMeasure: 'Km' }], 0],
    [[], undefined],
  ])('%j reads %j km', async (OdometerReadings, km) => {
    expect((await vehicle({ OdometerReadings })).km).toBe(km)
  })
})

test('colours: shoppers filter by the plain one, the paint is a specification', async () => {
  const Colours = [
    { Location: 'Exterior', Generic: 'Silver', Name: 'Silver Sky' },
    { Location: 'Interior', Generic: 'Black', Name: 'Obsidian leather' },
  ]
  expect(await vehicle({ Colours })).toMatchObject({
    colour: 'Silver',
    interior_colour: 'Obsidian leather',
    specifications: [{ group: 'Seats, doors and colours', name: 'Paint', value: 'Silver Sky' }],
  })
})

test('photos are in their order, and those without an address are left out', async () => {
  const Photos = [
    { Url: 'https://p.example/2.jpg', Order: 2 },
    { Url: null, Order: 0 },
    { Url: 'https://p.example/1.jpg', ThumbUrl: 'https://p.example/1-s.jpg', Order: '1', Angle: 'Front' },
  ]
  expect((await vehicle({ Media: { Photos } })).images).toEqual([
    { image: { url: 'https://p.example/1.jpg', thumb: { url: 'https://p.example/1-s.jpg' } }, angle: 'Front' },
    { image: { url: 'https://p.example/2.jpg' } },
  ])
})

test('[IN-5] an address that no page may load is dropped, with a note that names the DTO’s field', async () => {
  const Photos = [{ Url: 'javascript:alert(1)' }, { Url: 'https://p.example/1.jpg' }]
  const Videos = [{ Url: 'http://v.example/1' }]
  const ExtendedProperties = [{ Name: 'HistoryReport', Value: '/\\r.example/1.pdf' }]
  const [row] = await read({ ...bare, Media: { Photos, Videos }, ExtendedProperties })
  expect(row).toMatchObject({
    vehicle: { images: [{ image: { url: 'https://p.example/1.jpg' } }] },
    notes: ['HistoryReport', 'Media.Videos', 'Media.Photos'].map((field) =>
      expect.stringMatching(
        `^Record 1: dropped from ${field}: it must be an address that begins with https:// or /, .*: `,
      ),
    ),
  })
  expect(row).not.toHaveProperty('vehicle.file')
  expect(row).not.toHaveProperty('vehicle.video_url')
})

test('features by their display names, each once', async () => {
  const Features = [
    { Name: 'SUNROOF', DisplayName: 'Sunroof', Availability: 'OPT' },
    { Name: 'Tow Bar', DisplayName: '' },
    { Name: 'SUNROOF-2', DisplayName: 'Sunroof' },
  ]
  expect((await vehicle({ Specification: { Make: 'Kia', Model: 'Rio', Features } })).features).toEqual([
    'Sunroof',
    'Tow Bar',
  ])
})

describe('[IN-5] an invalid row is rejected with its line, the DTO’s field, the value and the reason', () => {
  test.each<[unknown, problem: [field: string, found: string, reason: string], id: string | undefined]>([
    [{ ...bare, Specification: { Model: 'RAV4' } }, ['Specification.Make', 'nothing', 'is needed'], 'H20418'],
    [{ ...bare, Identification: [] }, ['Identifier', 'nothing', 'is needed'], undefined],
    [{ ...bare, Identification: [], Identifier: uuid }, ['Identification (StockNumber)', 'nothing', 'is needed'], uuid],
    [{ ...bare, ListingType: 'Auction' }, ['ListingType', 'Auction', 'must be New, Used or Showroom'], 'H20418'],
    [
      { ...bare, ListingType: 'Constructor' },
      ['ListingType', 'Constructor', 'must be New, Used or Showroom'],
      'H20418',
    ],
    [
      { ...bare, PriceList: [{ Type: 'DAP', Amount: 'call us' }] },
      ['PriceList[0].Amount', 'call us', 'is not a number'],
      'H20418',
    ],
    [
      { ...bare, PriceList: [{ Type: 'DAP', Amount: -1 }] },
      ['PriceList[0].Amount', '-1', 'must not be negative'],
      'H20418',
    ],
    [
      { ...bare, PriceList: [{ Type: 'DAP', Amount: 5, Currency: 'NZD' }] },
      ['PriceList[0].Currency', 'NZD', 'must be AUD'],
      'H20418',
    ],
    [
      { ...bare, ...extended('Hotspots', '[{}]') },
      ['Hotspots', '[{}]', 'must be JSON: a list of hotspots, each with id, place, description and positions'],
      'H20418',
    ],
    [{ ...bare, ...extended('OfferPrice', 'soon') }, ['OfferPrice', 'soon', 'is not a number'], 'H20418'],
    [{ ...bare, PriceList: 'none' }, ['PriceList', '"none"', 'must be a list'], 'H20418'],
    [
      { ...bare, OdometerReadings: [{ Value: 'low' }] },
      ['OdometerReadings[0].Value', 'low', 'is not a number'],
      'H20418',
    ],
    [
      { ...bare, Registration: { ExpiresUtc: 'soon' } },
      ['Registration.ExpiresUtc', 'soon', 'must be a moment as 2026-11-21T09:30:00Z'],
      'H20418',
    ],
    [
      { ...bare, Specification: { ...(bare.Specification as Dto), ReleaseDate: { Year: 1066 } } },
      ['Specification.ReleaseDate.Year', '1066', 'must be at least 1900'],
      'H20418',
    ],
    [['a list'], ['(row)', 'a list of 1', 'must be an object'], undefined],
    [
      { ...bare, Identification: 'H1', PriceList: 'none', Media: { Photos: [{ Url: 7 }] } },
      [
        'Identification',
        '"H1"',
        'must be a list; Media.Photos[0].Url: 7 must be a text; PriceList: "none" must be a list',
      ],
      undefined,
    ],
    [
      {
        ...extended('OfferPrice', 'soon'),
        Identification: bare.Identification,
        ListingType: 'Auction',
        OdometerReadings: [{ Value: 'low' }],
        PriceList: [
          { Type: 'DAP', Amount: 5, PreviousAmount: 9, Currency: 'NZD' },
          { Type: 'EGC', Amount: 'call' },
        ],
      },
      [
        'ListingType',
        'Auction',
        'must be New, Used or Showroom; PriceList[0].Currency: NZD must be AUD; PriceList[1].Amount: call is not a number; ' +
          'OfferPrice: soon is not a number; OdometerReadings[0].Value: low is not a number; Specification.Make: nothing is needed',
      ],
      'H20418',
    ],
  ])('%j', async (dto, [field, found, reason], id) => {
    const [first, second] = await read(dto, bare)
    expect(first).toEqual({ kind: 'refused', id, refusal: { line: 1, record: 1, id, field, found, reason } })
    expect(second?.kind).toBe('vehicle')
  })
})

test('a row with invalid UTF-8 names the field', async () => {
  const latin1 = Buffer.from(JSON.stringify([{ ...bare, Specification: { Make: 'Citroën', Model: 'C3' } }]), 'latin1')
  expect(await collect(readCarsales(sourceOf(latin1)))).toMatchObject([
    { id: 'H20418', refusal: { field: 'Specification.Make', reason: expect.stringContaining('not UTF-8') } },
  ])
})

test('[IN-5] a vehicle that makes the mapper throw is rejected, and the next one is imported', async () => {
  vi.spyOn(Math, 'round').mockImplementationOnce(() => {
    throw new TypeError('odd')
  })
  const PriceList = [{ Type: 'DAP', Amount: 5000 }]
  const [first, second] = await read({ ...bare, PriceList }, { ...bare, PriceList })
  expect(first).toMatchObject({ kind: 'refused', id: 'H20418', refusal: { reason: 'cannot be read: TypeError: odd' } })
  expect(second?.kind).toBe('vehicle')
  vi.restoreAllMocks()
})
