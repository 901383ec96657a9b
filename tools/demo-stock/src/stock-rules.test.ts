import { customRank } from '@forecourt/domain/stock/custom-rank'
import { describe, expect, test } from 'vitest'
import type { Dealership } from './dealers/dealership.ts'
import { dealerships } from './dealers/dealerships.ts'
import { accessories, canHave, equipment } from './equipment/equipment.ts'
import type { ItemType } from './facts/model.ts'
import { makeStock } from './make-stock.ts'
import { paintsOf } from './vehicle/colours.ts'
import type { DemoVehicle } from './vehicle/demo-vehicle.ts'
import { marketValue } from './vehicle/price.ts'
import { usualKm } from './vehicle/wear.ts'

const today = new Date('2026-11-21T00:00:00Z')
const all = dealerships.flatMap((dealership) =>
  [...makeStock(dealership, { today })].map((vehicle) => ({ vehicle, dealership })),
)
const day = 86_400_000
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY'

/** Rules for every vehicle; violations are reported by name and year. */
type Rule = (vehicle: DemoVehicle, dealership: Dealership) => boolean

const gradeOf = ({ model, badge = '' }: DemoVehicle) =>
  model.grades.find(([one]) => one === badge) ??
  // A badge with a name added to it: the longest that it can be.
  model.grades.filter(([one]) => badge.startsWith(one)).toSorted(([a], [b]) => b.length - a.length)[0]

/** Combinations that no expert would believe. */
const notSold: readonly (readonly [of: RegExp, names: RegExp])[] = [
  [/^Tesla /, /Head-up|CarPlay|Digital instrument|360/],
  [/^Isuzu (?:MU-X|D-MAX)/, /Head-up|Ventilated|memory/],
  [/^Toyota LandCruiser GXL$/, /Head-up|Ventilated|Leather|memory/],
  [/^Nissan Patrol/, /Head-up|CarPlay/],
  [/^(?:Nissan (?:X-Trail|Qashqai) ST|Mazda CX-5 Maxx|Kia \w+ S)$/, /Head-up|memory|Power tailgate/],
  [/^Suzuki Jimny/, /Head-up|Power tailgate|Adaptive|Ventilated/],
  [/^(?:Land Rover Defender|GWM Tank 300|Jeep Wrangler)/, /Power tailgate/],
  [
    /^(?:MINI|Ford Mustang|Ford Puma|Subaru (?:BRZ|WRX|Forester)|Toyota (?:GR86|Corolla MZ|Corolla ZW)|Honda (?:Civic|HR-V))/,
    /360/,
  ],
  [
    /^(?:Mazda CX-5 (?:Maxx|Touring)|Ford Ranger (?:XL|Sport)|Ford Ranger PX|Isuzu D-MAX|Isuzu MU-X UC|Suzuki|Renault)/,
    /360/,
  ],
  [/^Honda Civic Type R$/, /Leather|Heated|memory/],
  [
    /^(?:Isuzu (?:MU-X UC|D-MAX TF)|Toyota LandCruiser (?:VDJ200R|GXL)|Suzuki Jimny|Holden Colorado|Ram )/,
    /differential lock/,
  ],
  [/^Isuzu D-MAX SX High Ride$/, /differential lock/],
  [
    /^(?:Isuzu MU-X UC|Nissan Patrol Ti$|Kia (?:Picanto|Rio|Stonic|Carnival (?:S|Sport)$)|Mazda CX-9 Sport|Holden Commodore)/,
    /Heated/,
  ],
]

/** What was sold new in 2024 and later without brakes of its own mind. */
const withoutBraking =
  /^(?:MG MG3 (?:Core|Excite)|MG ZS (?:Excite|Essence)\b|LDV (?:T60|G10)|Toyota Coaster|Suzuki Swift GL$)/

/** As the makers' own sheets have it: until which year, where it came later. */
const neverOnBikes: readonly (readonly [of: RegExp, names: RegExp, until?: number])[] = [
  [/^Suzuki SV650/, /TFT|Traction|Quickshifter|Slipper|LED headlight|Cornering|Cruise/],
  [/^Suzuki GSX-S750/, /TFT|Quickshifter|Cornering|Cruise/],
  [/^Honda CB500F/, /TFT|Traction|Quickshifter|Cornering/],
  [/^Honda CB500F/, /LED headlight/, 2015],
  [/^Honda CB650R/, /TFT|Cornering|Cruise/, 2023],
  [/^Yamaha MT-03/, /TFT|Traction|Quickshifter|Cornering|Cruise/],
  [/^Yamaha MT-07/, /TFT/, 2022],
  [/^Yamaha MT-07/, /Cornering|Heated/],
  [/^Yamaha MT-10 ABS/, /TFT|Cornering/, 2021],
  [/^Kawasaki Z(?:650|900)/, /TFT|Traction/, 2019],
  [/^Kawasaki Z(?:400|500 ABS)/, /TFT|Traction|Quickshifter/],
  [/^BMW G 310/, /TFT|Traction|Quickshifter|Heated|Cruise/],
]

/** The body of a truck in a picture, by its look. */
const truckIn = (url: string): string =>
  ({ curtain: 'Truck - Curtain Sider', tipper: 'Truck - Tipper' })[url.match(/@(\w+)\./)?.[1] ?? ''] ??
  'Truck - Pantech'

/** What is seen in the pictures of a folder, where it is no car. */
const kindIn: Record<string, ItemType> = {
  caravan: 'caravan',
  lightTruck: 'truck',
  motorcycle: 'motorcycle',
  motorhome: 'motorhome',
}

const datedPaints: readonly (readonly [make: string, paint: string, from: number, to?: number])[] = [
  ['Tesla', 'Deep Blue', 0, 2024],
  ['Tesla', 'Quicksilver', 2024],
  ['Tesla', 'Ultra Red', 2023],
  ['Tesla', 'Stealth Grey', 2024],
  ['Tesla', 'Marine Blue', 2026],
  ['Mazda', 'Soul Red Crystal', 2017],
  ['BMW', 'Brooklyn Grey', 2021],
]

/** A page does not show an expiry in the past, so a vehicle with plates looks registered. */
const isRegisteredOn = (now: Date, { condition, plate, regoExpiry }: DemoVehicle): boolean => {
  if (condition === 'new') return (plate ?? 'null') === 'null' && regoExpiry === undefined
  const left = (Date.parse(regoExpiry ?? '') - now.getTime()) / day
  return plate !== undefined && left > 0 && left < 366
}

const rules: Record<string, Rule> = {
  'is of a year in which its model and its badge were sold': (vehicle) => {
    const { model, year = 0 } = vehicle
    const years = gradeOf(vehicle)?.[3] ?? model.years
    return [model.years, years].every(([from, to = 2026]) => from <= year && year <= to)
  },
  'has a VIN and a build date of its year': ({ vin, built, year = 0 }) =>
    (vin === undefined || vin[9] === yearCodes[year - 2010]) && (built === undefined || built.startsWith(`${year}-`)),
  'has the engine of its badge': (vehicle) => vehicle.engine === gradeOf(vehicle)?.[2],
  'was built, complied, listed and sold, in this order and before today': ({
    built = '',
    complied = '',
    createdAt,
    soldAt = today.toISOString(),
  }) => built <= complied && complied <= createdAt.slice(0, 7) && createdAt < soldAt && soldAt <= today.toISOString(),
  'is no demonstrator and not used before it was half a year old': ({ condition, built = '', createdAt }) =>
    condition === 'new' || Date.parse(createdAt) - Date.parse(`${built}-01`) > (condition === 'used' ? 100 : 45) * day,
  'is registered for what is left of a year once it was driven, and has no plates while it is new': (vehicle) =>
    isRegisteredOn(today, vehicle),
  'costs less than it did new, once it was driven': ({ condition, price = 0, ...vehicle }) =>
    condition === 'new' || price < (gradeOf({ condition, ...vehicle })?.[1] ?? 0),
  'is certified only where its dealer certifies it': ({ certified, model, condition, km = 0 }, { certifies }) =>
    !certified || (certifies?.make === model.make.make && condition === 'used' && km <= certifies.maxKm),
  'has the price that its dealer quotes': ({ priceType }, { withoutCharges }) =>
    withoutCharges > 0 || priceType !== 'excl_govt_charges',
  'has what its body, year and interior can have': (vehicle) => {
    const { features, interior, model, engine, year = 0 } = vehicle
    const known = [...equipment[model.item], ...accessories[model.item]]
    const [badge = ''] = gradeOf(vehicle) ?? []
    return features.every((name) => {
      const one = known.find((each) => each.name === name)
      const trim = interior === 'null' ? 'Black leather' : interior
      return one === undefined || canHave(one, { model, badge, engine, year, interior: trim })
    })
  },
  'has leather seats only on leather': ({ features, interior = '' }) =>
    !features.includes('Leather seats') || interior === 'null' || / leather$/.test(interior),
  'has a tailgate, roof and seats as its body has them': ({ features, model }) => {
    const not = (name: string, ...pictures: string[]) => !features.includes(name) || !pictures.includes(model.pictures)
    return (
      not('Power tailgate', 'ute', 'sedan', 'coupe', 'convertible', 'cabChassis', 'van') &&
      // No picture has a glass roof.
      !/sunroof/i.test(features.join())
    )
  },
  'has nothing that its model was never sold with': ({ features, model, badge = '', series = '' }) => {
    const named = [badge, series].map((last) => `${model.make.make} ${model.model} ${last}`)
    return notSold.every(([of, names]) => !named.some((name) => of.test(name)) || !names.test(features.join()))
  },
  'follows the car ahead only where it brakes by itself': ({ model, features }) =>
    model.item !== 'car' ||
    !features.includes('Adaptive cruise control') ||
    features.includes('Autonomous emergency braking'),
  'warms and remembers no seat of cloth': ({ features, interior = 'null' }) =>
    interior === 'null' || /leather/.test(interior) || !/Heated front|memory/.test(features.join()),
  'is new of no make that sells what is new itself': ({ condition, model }) =>
    condition === 'used' || !/^(?:Tesla|Polestar)$/.test(model.make.make),
  'is trimmed in what its pictures show: tan in a convertible, black and greys in all else': ({ interior, model }) =>
    interior === undefined ||
    interior === 'null' ||
    (model.pictures === 'convertible' ? /tan|cognac/i : /^(?:Black|Charcoal|Grey) /).test(interior),
  'is in hide at the top of a range, and in cloth where it works': ({ interior = 'null', model, badge = '' }) =>
    interior === 'null' ||
    model.pictures === 'convertible' ||
    ((!/^(?:XL|Workmate|SX|GLX)$/.test(badge) || / cloth$/.test(interior)) &&
      (!/^(?:G25 Astina|Akera|Highlander|GT-Line|Wildtrak|Sahara)$/.test(badge) || /leather/.test(interior))),
  'is of a paint that its maker lists, in a year in which he did': ({ model, colour, paint = '', year = 0 }) =>
    colour !== undefined &&
    (!['car', 'motorcycle'].includes(model.item) || model.make.paints !== undefined) &&
    paintsOf(model.make, colour, year).includes(paint),
  'has no paint from another time': ({ model, paint = '', year = 0 }) =>
    datedPaints.every(
      ([make, name, from, to = 9999]) => model.make.make !== make || paint !== name || (from <= year && year <= to),
    ),
  'is much cheaper, once it has driven 150,000 km more than others of its age': (vehicle) => {
    const { model, price = 0, km = 0, market, year = 0, special } = vehicle
    const age = today.getUTCFullYear() - year + 0.9
    if (!market || special !== undefined || km - usualKm(model, age) < 150_000) return true
    const usual = marketValue(model, gradeOf(vehicle)?.[1] ?? 0, { age: age - 1, km: undefined })
    return price <= Math.max(3990, usual * 0.62)
  },
  'has no paint that its maker never put on a motorcycle': ({ model, paint = '' }) =>
    model.item !== 'motorcycle' ||
    !/^(?:Forest|Deep|Magma|Ember|Volcanic|Sunset|Cobalt|Onyx|Midnight$|Ebony|Arctic|Mercury|Storm Grey)/.test(paint),
  'is pictured as the kind of thing that it is sold as': ({ model, photos }) =>
    photos.every(({ url }) => (kindIn[url.split('/')[3] ?? ''] ?? 'car') === model.item),
  'is pictured with a closed nose where it has no engine to cool, and with a grille where it has': ({
    model,
    engine,
    photos,
  }) =>
    model.pictures === 'ev' ||
    photos.every(({ url }) => /\/interior\./.test(url) || url.includes('@electric') === (engine?.fuel === 'Electric')),
  'has the roof platform or the bull bar that its pictures show, and no other has one': ({ photos, features }) =>
    photos.length === 0 ||
    (features.includes('Roof platform') === /@rack\./.test(photos[0]?.url ?? '') &&
      features.includes('Bull bar') === /@bullbar\./.test(photos[0]?.url ?? '')),
  'is pictured as the truck that it is sold as': ({ model, photos }) =>
    model.item !== 'truck' ||
    photos.filter(({ url }) => !/\/(?:interior|cab|wheel)\./.test(url)).every(({ url }) => truckIn(url) === model.body),
  'is safe as its year asks: what is from 2024 brakes by itself, and all see behind and hold the road': ({
    model,
    badge = '',
    features,
    year = 0,
  }) =>
    model.item !== 'car' ||
    (['Electronic stability control', 'Air conditioning', ...(year >= 2017 ? ['Reversing camera'] : [])].every((name) =>
      features.includes(name),
    ) &&
      (year < 2024 ||
        withoutBraking.test(`${model.make.make} ${model.model} ${badge}`) ||
        features.includes('Autonomous emergency braking'))),
  'has no electronics that its model of motorcycle never had': ({ model, badge = '', year = 0, features }) =>
    neverOnBikes.every(
      ([of, names, until = 9999]) =>
        year > until || !of.test(`${model.make.make} ${model.model} ${badge}`) || !names.test(features.join()),
    ),
  'has no equipment that came after it': ({ features, year = 0 }) =>
    year > 2015 || !/CarPlay|emergency braking|360|[Ww]ireless/.test(features.join()),
  'was driven by a light truck as far as one is in its life, and no further': ({ model, km = 0 }) =>
    model.item !== 'truck' || km < 450_000,
  'has lost a third of its price in four years, where it is a dear car of which buyers wait for the next': (
    vehicle,
  ) => {
    const { model, condition, year = 0, price = 0 } = vehicle
    const isDear = /^(?:Audi|BMW|Mercedes-Benz|Volvo|Polestar)$/.test(model.make.make) && model.item === 'car'
    if (!isDear || condition !== 'used' || year > today.getUTCFullYear() - 4) return true
    return price <= (gradeOf(vehicle)?.[1] ?? 0) * 0.67
  },
  'weighs what such a vehicle weighs, and a caravan less than it may': ({ tare, model }) =>
    tare >= model.tare && tare <= model.tare * 1.05 && (!model.caravan?.atm || tare + 250 < model.caravan.atm),
  'says that it had one owner only of one that had': ({ tag, condition, comments = '' }) =>
    tag !== 'One owner' || (condition === 'used' && comments.startsWith('One owner')),
}

describe('every vehicle of every dealer', () => {
  test.each(Object.entries(rules))('%s', (_, isKept) => {
    const broken = all.filter(
      ({ vehicle, dealership }) => vehicle.special !== 'missing everything optional' && !isKept(vehicle, dealership),
    )
    expect(broken.map(({ vehicle }) => `${vehicle.stocknum} ${vehicle.year} ${vehicle.model.model}`)).toEqual([])
  })
})

test('no two caravans of a badge need weigh the same', () => {
  const caravans = all.filter(({ vehicle }) => vehicle.model.item === 'caravan').map(({ vehicle }) => vehicle)
  const journeys = caravans.filter(({ badge }) => badge === '19.61-2 Outback')
  expect(new Set(journeys.map(({ tare }) => tare)).size).toBeGreaterThan(3)
})

/** A first of January and of July, and a leap day, in other years. */
test.each(['2027-01-01', '2027-07-01', '2028-02-29', '2026-03-10'])('the rules of dates hold on %s too', (date) => {
  const then = new Date(`${date}T00:00:00Z`)
  for (const dealership of dealerships)
    for (const vehicle of makeStock(dealership, { today: then })) {
      const { built = '', complied = '', createdAt, soldAt, stocknum, special } = vehicle
      expect(special === 'missing everything optional' || isRegisteredOn(then, vehicle), stocknum).toBe(true)
      expect(built <= complied && complied <= createdAt.slice(0, 7), stocknum).toBe(true)
      expect(createdAt < (soldAt ?? then.toISOString()), stocknum).toBe(true)
    }
})

test('two of one year, make, model, body and badge came with the same things and trim', () => {
  const known = (item: ItemType) => new Set(equipment[item].map(({ name }) => name))
  const sold = all
    .map(({ vehicle }) => vehicle)
    .filter(({ special = '' }) => !/^(?:missing|null|longest)/.test(special))
  const alike = Map.groupBy(sold, ({ year, model, badge }) =>
    [year, model.make.make, model.model, model.series, model.body, badge].join(' '),
  )
  const pairs = [...alike].filter(([, those]) => those.length > 1)
  expect(pairs.length).toBeGreaterThan(400)
  const differing = pairs.filter(([, those]) => {
    const came = those.map(({ features, interior, model: { item } }) =>
      [interior, ...features.filter((name) => known(item).has(name))].join(),
    )
    return new Set(came).size > 1
  })
  expect(differing.map(([name]) => name)).toEqual([])
})

test('a LandCruiser 300 costs no less than a 200 of its year, of its badge or of one below', () => {
  const range = ['GXL', 'VX', 'Sahara', 'GR Sport']
  const used = all.flatMap(({ vehicle: { model, badge = '', year, price, condition } }) =>
    model.model === 'LandCruiser' && condition === 'used' && price ? [{ model, badge, year, price }] : [],
  )
  const those = (series: string) => used.filter(({ model }) => model.series === series)
  const pairs = those('FJA300R').flatMap((newer) =>
    those('VDJ200R')
      .filter(({ year, badge }) => year === newer.year && range.indexOf(badge) <= range.indexOf(newer.badge))
      .map((older) => ({ newer, older })),
  )
  expect(pairs.length).toBeGreaterThan(0)
  for (const { newer, older } of pairs) expect(newer.price).toBeGreaterThanOrEqual(older.price)
})

test('trucks of each body are sold', () => {
  const bodies = all.flatMap(({ vehicle: { model } }) => (model.item === 'truck' ? [model.body] : []))
  expect(new Set(bodies).size).toBe(3)
})

test('motorcycles that are known by a colour come in it', () => {
  const inOwn = all.filter(({ vehicle: { model, colour } }) => model.make.ownColour === colour && colour !== undefined)
  for (const make of ['KTM', 'Ducati', 'Yamaha'])
    expect(inOwn.filter(({ vehicle }) => vehicle.model.make.make === make).length, make).toBeGreaterThan(0)
})

test('a vehicle for $11 ranks behind three of four vehicles that can be bought from its dealer', () => {
  const rankOf = ({ model, photos, status, reserved = false, price, year, km }: DemoVehicle) =>
    customRank({
      item_type: model.item,
      images: photos,
      status,
      reserved,
      ...(price !== undefined && { price }),
      ...(year !== undefined && { year }),
      ...(km !== undefined && { km }),
    })
  for (const { slug } of dealerships) {
    const lot = all.filter(({ dealership }) => dealership.slug === slug).map(({ vehicle }) => vehicle)
    const known = lot.filter(
      ({ status, special }) => status === 'in_stock' && special !== 'missing everything optional',
    )
    for (const cheap of lot.filter(({ price }) => price === 11)) {
      const behind = known.filter((one) => rankOf(one) > rankOf(cheap))
      expect(behind.length / known.length, slug).toBeGreaterThan(0.75)
    }
  }
})
