import type { CarType } from '@forecourt/contracts/stock/car-types'
import type { Fault } from '../refusal.ts'
import { createAttempt, FieldError } from '../values/field-error.ts'
import { textOrUndefined } from '../values/field-readers.ts'
import { normalizeStatus } from '../values/normalize-status.ts'
import { colourOf, features, paintSpecification, photos } from './carsales-appearance.ts'
import { readAttributes } from './carsales-attributes.ts'
import { momentOf, monthOf, registrationDay, yearIn } from './carsales-dates.ts'
import { readExtras } from './carsales-extras.ts'
import { kilometres, prices } from './carsales-prices.ts'
import type { CarsalesVehicle } from './carsales-schema.ts'

/** The DTO's names of our fields, for messages. */
export const carsalesNames: Record<string, string> = {
  id: 'Identifier',
  stocknum: 'Identification (StockNumber)',
  make: 'Specification.Make',
  model: 'Specification.Model',
  year: 'Specification.ReleaseDate.Year',
  car_type: 'ListingType',
  price: 'PriceList.Amount',
  before_price: 'PriceList.PreviousAmount',
  km: 'OdometerReadings.Value',
  dealercomments: 'Description',
  images: 'Media.Photos',
  video_url: 'Media.Videos',
  file: 'HistoryReport',
}

const itemTypes = new Map([
  ['bike', 'motorcycle'],
  ['motorbike', 'motorcycle'],
])

/**
 * Maps one vehicle of the carsales DTO to our own fields. Pure. Missing and invalid values are omitted; invalid ones
 * are added to `faults`. The result is a draft for `validateRow`.
 */
export function carsalesVehicle(dto: CarsalesVehicle): { draft: Record<string, unknown>; faults: Fault[] } {
  const faults: Fault[] = []
  const attempt = createAttempt(faults)
  const { fields, specifications, modelYear } = readAttributes(dto.Specification?.Attributes)
  const isOn = flags(dto)
  const exterior = colourOf(dto, 'exterior')
  const interior = colourOf(dto, 'interior')
  const [place] = dto.Seller?.Addresses ?? []
  const stocknum = identification(dto, 'StockNumber')
  const status = statusOf(textOrUndefined(dto.SaleStatus))
  const draft = {
    id: textOrUndefined(dto.Identifier) ?? stocknum,
    stocknum,
    vin: identification(dto, 'VIN'),
    nvic: identification(dto, 'NVIC'),
    regplate: textOrUndefined(dto.Registration?.Number),
    rego_expiry: attempt(() => registrationDay(textOrUndefined(dto.Registration?.ExpiresUtc))),
    build_date: monthOf(dto.BuildDate),
    compliance_date: monthOf(dto.ComplianceDate),
    make: textOrUndefined(dto.Specification?.Make),
    model: textOrUndefined(dto.Specification?.Model),
    series: textOrUndefined(dto.Specification?.Series),
    year: yearIn(dto.Specification?.ReleaseDate) ?? modelYear ?? yearIn(dto.BuildDate) ?? yearIn(dto.ComplianceDate),
    ...fields,
    status,
    sold_at:
      status === 'sold' ? attempt(() => momentOf('LastModifiedUtc', textOrUndefined(dto.LastModifiedUtc))) : undefined,
    car_type: attempt(() => carType(textOrUndefined(dto.ListingType), isOn('Demo'))),
    item_type: itemType(textOrUndefined(dto.Type)),
    tag: textOf(dto, 'Tag'),
    reserved: isOn('Reserved') || isReserved(textOrUndefined(dto.SaleStatus)),
    certified: isOn('Certified'),
    show_on_dealer_website: textOf(dto, 'ShowOnDealerWebsite') === undefined || isOn('ShowOnDealerWebsite'),
    preorder: isOn('PreOrder'),
    ...prices(dto, attempt),
    ...readExtras((name) => textOf(dto, name), attempt),
    km: attempt(() => kilometres(dto)),
    colour: exterior?.colour,
    interior_colour: interior?.name ?? interior?.colour,
    dealercomments: textOrUndefined(dto.Description),
    features: features(dto),
    specifications: [...paintSpecification(exterior), ...specifications],
    file: textOf(dto, 'HistoryReport'),
    images: photos(dto),
    video_url: dto.Media?.Videos?.map(({ Url }) => textOrUndefined(Url)).find(Boolean),
    city: textOrUndefined(place?.Suburb),
    state: textOrUndefined(place?.State) ?? textOrUndefined(dto.Registration?.State),
    created_at: attempt(() => momentOf('CreatedUtc', textOrUndefined(dto.CreatedUtc))),
  }
  return { draft, faults }
}

const identification = (dto: CarsalesVehicle, type: string): string | undefined =>
  (dto.Identification ?? [])
    .filter((entry) => entry.Type.toLowerCase() === type.toLowerCase())
    .map(({ Value }) => textOrUndefined(Value === null || Value === undefined ? undefined : String(Value)))
    .find((value) => value !== undefined)

/** The text of a tag or an extended property. */
function textOf(dto: CarsalesVehicle, name: string): string | undefined {
  const all = [...(dto.Tags ?? []), ...(dto.ExtendedProperties ?? [])]
  const found = all.find(({ Name }) => Name.toLowerCase().replace(/[\s_-]/g, '') === name.toLowerCase())
  return found?.Value === null || found?.Value === undefined ? undefined : textOrUndefined(String(found.Value))
}

const flags = (dto: CarsalesVehicle) => (name: string) => /^(true|yes|y|1)$/i.test(textOf(dto, name) ?? '')

/** A reserved vehicle is in stock, with a flag. */
const statusOf = (status = 'In Stock'): string => (isReserved(status) ? 'in_stock' : normalizeStatus(status))

const isReserved = (status: string | undefined): boolean => status?.toLowerCase() === 'reserved'

const conditions = new Map<string, CarType>([
  ['new', 'new'],
  ['showroom', 'new'],
  ['demo', 'demo'],
  ['used', 'used'],
])

function carType(listing: string | undefined, isDemo: boolean): CarType {
  const type = conditions.get(listing?.toLowerCase() ?? '')
  if (!type) throw new FieldError('ListingType', listing, 'must be New, Used or Showroom')
  return type === 'new' && isDemo ? 'demo' : type
}

const itemType = (type = 'Car'): string => itemTypes.get(type.toLowerCase()) ?? type.toLowerCase()
