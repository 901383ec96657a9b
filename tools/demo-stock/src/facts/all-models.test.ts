import { expect, test } from 'vitest'
import { allModels } from './all-models.ts'
import type { Engine, ItemType, Model, PictureBody } from './model.ts'

type Row = { name: string; model: Model; badge: string; engine: Engine | undefined }
const rows: Row[] = allModels.flatMap((model) =>
  model.grades.map(([badge, , engine]) => ({
    name: `${model.make.make} ${model.model} ${model.series ?? ''} ${badge}`,
    model,
    badge,
    engine,
  })),
)
const wrong = (isRight: (row: Row) => boolean) => rows.filter((row) => !isRight(row)).map(({ name }) => name)

/** Every body that is sold, with the pictures that look like it and its doors. */
const looks: Record<string, readonly [doors: number | undefined, ...pictures: PictureBody[]]> = {
  SUV: [5, 'suv'],
  Hatchback: [5, 'hatch', 'ev'],
  Sedan: [4, 'sedan', 'ev'],
  Wagon: [5, 'wagon'],
  Coupe: [2, 'coupe'],
  Convertible: [2, 'convertible'],
  'Utility - Dual Cab': [4, 'ute'],
  'Cab Chassis - Single Cab': [2, 'cabChassis'],
  Van: [4, 'van'],
  'People Mover': [5, 'peopleMover'],
  Bus: [4, 'bus'],
  Caravan: [undefined, 'caravan'],
  Motorhome: [2, 'motorhome'],
  'Motorcycle - Naked': [undefined, 'motorcycle'],
  'Truck - Pantech': [2, 'lightTruck'],
  'Truck - Curtain Sider': [2, 'lightTruck'],
  'Truck - Tipper': [2, 'lightTruck'],
}

test('a model is sold as what its pictures show, with as many doors', () => {
  const isShown = ({ model: { body, pictures, doors } }: Row): boolean => {
    const [shown, ...those] = looks[body] ?? [0]
    return those.includes(pictures) && doors === shown
  }
  expect(wrong(isShown)).toEqual([])
})

/** Other vehicles than cars have pictures of their own kind only, and share them with no other. */
const ownPictures: Record<Exclude<ItemType, 'car'>, PictureBody> = {
  caravan: 'caravan',
  motorhome: 'motorhome',
  motorcycle: 'motorcycle',
  truck: 'lightTruck',
}

test.each(Object.entries(ownPictures))(
  'what is a %s has the pictures of one, and nothing else has',
  (item, pictures) => {
    expect(rows.some(({ model }) => model.item === item)).toBe(true)
    expect(wrong(({ model }) => (model.item === item) === (model.pictures === pictures))).toEqual([])
  },
)

test('the pictures of an electric fastback are of low electric cars alone', () => {
  const isLow = ({ model, engine }: Row): boolean => engine?.fuel === 'Electric' && model.size[2] < 1500
  expect(wrong((row) => row.model.pictures !== 'ev' || isLow(row))).toEqual([])
})

const named: readonly (readonly [words: RegExp, fuel: RegExp])[] = [
  [/\bHybrid|PHEV|e:HEV|e-POWER|\d{3}h\b|\bT8\b|P50e/, /\/Electric/],
  [/^(?:Electric|EV) |Recharge/, /^Electric$/],
  [/TDI|Diesel|xDrive\d\dd|^(?:110 )?D\d{3}|^TD4|^D4|D50e/, /^Diesel$/],
  [/TFSI|TSI\b|xDrive\d\di|^P250|110 P300|G\d\d(?:e)? /, /^Petrol - /],
]

test('what a badge says of its fuel is what drives it', () => {
  for (const [words, fuel] of named) {
    const isSo = ({ badge, engine }: Row): boolean => !words.test(badge) || fuel.test(engine?.fuel ?? '')
    expect(rows.some(({ badge }) => words.test(badge))).toBe(true)
    expect(wrong(isSo), String(words)).toEqual([])
  }
})

test('nothing without a battery uses less than 4.7 litres per 100 km, and nothing electric uses any', () => {
  const isPossible = ({ engine }: Row): boolean => {
    if (engine?.uses === undefined) return true
    return engine.fuel !== 'Electric' && (engine.fuel.includes('/Electric') || engine.uses >= 4.7)
  }
  expect(wrong(isPossible)).toEqual([])
  expect(wrong(({ engine }) => engine?.fuel !== 'Electric' || (engine.range ?? 0) > 200)).toEqual([])
})

test('a motorcycle has the cylinders and cubic centimetres that its name says', () => {
  const isSo = ({ model, engine }: Row): boolean => {
    const said = Number(model.model.match(/\d{3,}/)?.[0] ?? Number.NaN)
    const cc = (engine?.litres ?? 0) * 1000
    return model.item !== 'motorcycle' || Number.isNaN(said) || Math.abs(cc - said) <= 0.1 * said
  }
  expect(wrong(isSo)).toEqual([])
})

test('a truck says what it may weigh laden, with room for a load and within a light rigid licence', () => {
  const isSo = ({ model: { item, gvm = 0, tare } }: Row): boolean =>
    item !== 'truck' || (gvm <= 8000 && gvm - tare * 1.05 > 1000)
  expect(wrong(isSo)).toEqual([])
})

test('a caravan may carry 400 kg and more, and its badge says the length of its body', () => {
  const isSo = ({ badge, model: { caravan, item, tare, size } }: Row): boolean => {
    if (item !== 'caravan') return true
    const metres = Number(
      badge
        .match(/^\d\d\.(\d)(\d)/)
        ?.slice(1)
        .join('.') ?? Number.NaN,
    )
    return (
      (caravan?.atm ?? 0) - tare * 1.05 >= 300 && (Number.isNaN(metres) || Math.abs(size[0] / 1000 - metres) < 0.15)
    )
  }
  expect(wrong(isSo)).toEqual([])
})

test('a battery-electric version has its own row, since its weight and towing capacity differ', () => {
  const isAlone = ({ model, engine }: Row): boolean =>
    engine?.fuel !== 'Electric' || model.grades.every(([, , other]) => other?.fuel === 'Electric')
  expect(wrong(isAlone)).toEqual([])
  const heavy = ({ model, engine }: Row): boolean => engine?.fuel !== 'Electric' || model.tare >= 1500
  expect(wrong(heavy)).toEqual([])
  expect(wrong(({ model, engine }) => engine?.fuel !== 'Electric' || model.tank === undefined)).toEqual([])
})

test('what rides high to be driven by two wheels is driven by two', () => {
  expect(rows.some(({ badge }) => badge.includes('High Ride'))).toBe(true)
  expect(wrong(({ badge, engine }) => !badge.includes('High Ride') || engine?.drive === '4x2')).toEqual([])
})
