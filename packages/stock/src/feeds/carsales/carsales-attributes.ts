import type { Specification } from '@forecourt/contracts/stock/vehicle'
import { numberText } from '@forecourt/domain/text/numbers'
import type { FeedVehicle } from '../feed-vehicle.ts'
import { amounts } from '../values/amounts.ts'
import { type Reader, textOrUndefined, words } from '../values/field-readers.ts'
import type { CarsalesVehicle } from './carsales-schema.ts'

type Attribute = { name: string; value: string; units: string }
type Fields = Pick<
  FeedVehicle,
  | 'badge'
  | 'body'
  | 'trans'
  | 'drive'
  | 'fuel'
  | 'seats'
  | 'doors'
  | 'gearnum'
  | 'geartype'
  | 'bodyconfiguration'
  | 'engine_size_litres'
  | 'cylinders'
  | 'power_kw'
  | 'fuelconsumptioncombined'
  | 'towingcapacitybraked'
  | 'ancaprating'
  | 'body_width'
  | 'body_length'
  | 'tare_weight'
  | 'axle_type'
  | 'sleeps'
  | 'aggregate_trailer_mass'
>

/** Litres; cubic centimetres if the units or the size indicate them: no engine has 100 litres. */
const litres = (text: string, units: string) => {
  const isNamedCc = /cc|cm/i.test(`${units} ${text}`)
  const size = (isNamedCc ? amounts.cubicCentimetres : amounts.litres)(text)
  if (!size.ok) return size
  const isCc = isNamedCc || size.value >= 100
  return { ok: true, value: isCc ? Math.round(size.value) / 1000 : size.value } as const
}

/** Feeds use different names: the attributes of a row fill one field, the first readable one wins. */
const fieldOf: {
  [K in keyof Fields]-?: [names: string[], read: (text: string, units: string) => ReturnType<Reader<Fields[K] & {}>>]
} = {
  badge: [['badge'], words],
  body: [['bodystyle', 'body', 'bodytype'], words],
  trans: [['geartype', 'transmission'], words],
  drive: [['drive', 'drivetype'], words],
  fuel: [['fueltype', 'fuel'], words],
  seats: [['seatcapacity', 'seats'], amounts.seats],
  doors: [['doornumber', 'doors'], amounts.doors],
  gearnum: [['gearnumber', 'gears'], amounts.gears],
  geartype: [['geartype'], words],
  bodyconfiguration: [['bodyconfiguration'], words],
  engine_size_litres: [['enginesize'], litres],
  cylinders: [['cylinders'], amounts.cylinders],
  power_kw: [['power', 'enginepower', 'maxpower'], amounts.kilowatts],
  fuelconsumptioncombined: [['fuelcombined', 'fuelconsumptioncombined'], amounts.litresPer100Km],
  towingcapacitybraked: [['towingbrakes', 'towingcapacitybraked'], amounts.kilograms],
  ancaprating: [['ancaprating', 'ancap'], amounts.stars],
  body_width: [['bodywidth'], amounts.millimetres],
  body_length: [['bodylength'], amounts.millimetres],
  tare_weight: [['tareweight'], amounts.kilograms],
  axle_type: [['axletype'], words],
  sleeps: [['sleeps', 'sleepingcapacity'], amounts.sleepers],
  aggregate_trailer_mass: [['aggregatetrailermass', 'atm'], amounts.kilograms],
}

/** The section and label of an attribute without a field of ours. Unlisted ones are in "More". */
const rows = new Map<string, [group: string, name: string, unit?: string]>([
  ['enginetype', ['Engine and drive', 'Engine type']],
  ['induction', ['Engine and drive', 'Induction']],
  ['torque', ['Engine and drive', 'Torque']],
  ['fuelcapacity', ['Engine and drive', 'Fuel tank', 'L']],
  ['electricrange', ['Engine and drive', 'Electric range', 'km']],
  ['batterycapacity', ['Engine and drive', 'Battery', 'kWh']],
  ['towingnobrakes', ['Engine and drive', 'Towing, unbraked', 'kg']],
  ['vehiclelength', ['Dimensions and weights', 'Length', 'mm']],
  ['vehiclewidth', ['Dimensions and weights', 'Width', 'mm']],
  ['vehicleheight', ['Dimensions and weights', 'Height', 'mm']],
  ['wheelbase', ['Dimensions and weights', 'Wheelbase', 'mm']],
  ['taremass', ['Dimensions and weights', 'Tare mass', 'kg']],
  ['grossvehiclemass', ['Dimensions and weights', 'Gross vehicle mass', 'kg']],
  ['warrantyyears', ['Warranty', 'Warranty', 'years']],
  ['warrantykm', ['Warranty', 'Warranty distance', 'km']],
  ['modelyear', ['Vehicle', 'Model year']],
])

/**
 * Splits a DTO's attributes into our own fields and specification rows. An invalid number (`TBC`, `5 to 7`) stays a
 * row, so that no information is lost.
 */
export function readAttributes(given: NonNullable<CarsalesVehicle['Specification']>['Attributes']): {
  fields: Fields
  specifications: Specification[]
  modelYear: number | undefined
} {
  const attributes = (given ?? []).flatMap(({ Name, Value, Units }): Attribute[] => {
    const value = textOrUndefined(Value === null || Value === undefined ? undefined : String(Value))
    return value === undefined ? [] : [{ name: Name.trim(), value, units: textOrUndefined(Units) ?? '' }]
  })
  const fields: Record<string, unknown> = {}
  const used = new Set<Attribute>()
  for (const [field, [names, read]] of Object.entries(fieldOf)) {
    for (const attribute of names.flatMap((name) => attributes.filter((one) => one.name.toLowerCase() === name))) {
      const reading = read(attribute.value, attribute.units)
      if (!reading.ok) continue
      used.add(attribute)
      fields[field] ??= reading.value
    }
  }
  const year = attributes.find(({ name }) => name.toLowerCase() === 'modelyear')
  return {
    fields: fields as Fields,
    specifications: attributes.filter((attribute) => !used.has(attribute)).map(specification),
    modelYear: year && modelYear(year.value),
  }
}

function specification({ name, value, units }: Attribute): Specification {
  const [group, label, unit] = rows.get(name.toLowerCase()) ?? ['More', spaced(name)]
  const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
  const shown = number !== undefined && (units || unit) ? `${numberText(number, 3)} ${units || unit}` : value
  return { group, name: label.slice(0, 200), value: shown }
}

/** `SpareWheelType` as `Spare wheel type`. */
function spaced(name: string): string {
  const apart = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
  const [first = name, ...others] = apart.split(/[\s_]+/)
  return [first, ...others.map((word) => (/^[A-Z\d]+$/.test(word) ? word : word.toLowerCase()))].join(' ')
}

/** `2021`, or `MY21` in makers' notation. */
function modelYear(text: string): number | undefined {
  const [, year] = /^(?:MY\s*)?(\d{2}|\d{4})(?:\.\d+)?$/i.exec(text) ?? []
  if (!year) return undefined
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}
