import type { Equipment, EquipmentContext } from './equipment-context.ts'

/** Of a model, written with its maker: from which model year it has a thing, and on which badges alone. */
type Has = readonly [models: RegExp, from?: number, badges?: RegExp]

/** A motorcycle's equipment is its model's and not its price's, so each names who had it and since when. */
const on =
  (...those: readonly Has[]) =>
  ({ model, badge, year }: EquipmentContext): boolean =>
    those.some(
      ([models, from = 0, badges]) =>
        models.test(`${model.make.make} ${model.model}`) && year >= from && (badges?.test(badge) ?? true),
    )

const hasColourDisplay = on(
  [/^Honda CB(?:500|750) Hornet/],
  [/^Honda CB650R/, 2024],
  [/^Honda CB1000R/, 2021],
  [/^Yamaha MT-07/, 2023],
  [/^Yamaha MT-09/, 2021],
  [/^Yamaha MT-10/, 2022],
  [/^Yamaha MT-10/, 2017, /^SP$/],
  [/^Kawasaki Z500/, 2024, /^SE$/],
  [/^Kawasaki Z(?:650|900)/, 2020],
  [/^Suzuki GSX-8S/],
  [/^BMW [FS] /],
  [/^Ducati Monster 821/, 2018],
  [/^Ducati Monster$/],
  [/^Triumph /],
  [/^KTM /],
)

export const motorcycleEquipment: readonly Equipment[] = [
  { name: 'ABS brakes' },
  { name: 'LCD instruments', fits: (fitted) => !hasColourDisplay(fitted) },
  { name: 'Colour TFT display', above: 0, fits: hasColourDisplay },
  {
    name: 'LED headlight',
    above: 0,
    fits: on(
      [/^Honda CB500F/, 2016],
      [/^Honda CB(?!500F)/],
      [/^Yamaha MT-03/, 2020],
      [/^Yamaha MT-07/, 2021],
      [/^Yamaha MT-09/, 2017],
      [/^Yamaha MT-10/],
      [/^Kawasaki Z[45]00/],
      [/^Kawasaki Z(?:650|900)/, 2020],
      [/^Suzuki GSX-(?:8S|S1000)/],
      [/^BMW G/, 2021],
      [/^BMW [FS] /],
      [/^Ducati Monster$/],
      [/^Triumph (?:Trident|Speed Triple)/],
      [/^Triumph Street Triple/, 2020],
      [/^KTM /],
    ),
  },
  {
    name: 'Slipper clutch',
    above: 0,
    fits: on(
      [/^Honda CB500F/, 2019],
      [/^Honda CB(?:500 Hornet|650R|750|1000R)/],
      [/^Yamaha MT-(?:09|10)/, 2017],
      [/^Kawasaki /],
      [/^Suzuki GSX-(?:8S|S1000)/],
      [/^BMW G/, 2021],
      [/^BMW [FS] |^Ducati |^Triumph |^KTM /],
    ),
  },
  {
    name: 'Traction control',
    above: 0,
    fits: on(
      [/^Honda CB(?:650R|750|1000R)/],
      [/^Yamaha MT-09/, 2017],
      [/^Yamaha MT-10/],
      [/^Kawasaki Z500/, 2024, /^SE$/],
      [/^Kawasaki Z650/, 2023],
      [/^Kawasaki Z900/, 2020],
      [/^Suzuki GSX-/],
      [/^BMW [FS] |^Ducati |^Triumph |^KTM [78]/],
      [/^KTM 390/, 2024],
    ),
  },
  {
    name: 'Quickshifter',
    above: 0,
    fits: on(
      [/^Honda CB1000R/, 2021, /^Black Edition$/],
      [/^Yamaha MT-09/, 2021],
      [/^Yamaha MT-10/, 2017],
      [/^Suzuki GSX-(?:8S|S1000)/],
      [/^BMW S |^Ducati Monster$|^Triumph Speed Triple/],
      [/^Triumph Street Triple/, 2017, /^RS$/],
    ),
  },
  {
    name: 'Cornering ABS',
    above: 0,
    fits: on(
      [/^Yamaha MT-09/, 2021],
      [/^Yamaha MT-10/, 2022],
      [/^BMW S |^Ducati Monster$|^Triumph Speed Triple|^KTM [78]/],
      [/^Triumph Street Triple/, 2023],
      [/^KTM 390/, 2024],
    ),
  },
  {
    name: 'Cruise control',
    above: 0,
    fits: on([/^Yamaha MT-09/, 2021], [/^Yamaha MT-10|^BMW S |^Triumph Speed Triple/]),
  },
  { name: 'Heated grips', above: 0, fits: on([/^BMW S /]) },
  {
    name: 'Adjustable suspension',
    above: 0,
    fits: on(
      [/^Honda CB1000R|^Yamaha MT-(?:09|10)|^Kawasaki Z900|^Suzuki GSX-S1000|^BMW S |^KTM 890/],
      [/^Ducati Monster$/, 2023, /^SP$/],
      [/^Triumph (?:Street|Speed) Triple/],
    ),
  },
  {
    name: 'USB socket',
    above: 0,
    fits: on([/^Honda CB(?:750|1000R)|^Ducati Monster$/], [/^Kawasaki Z500/, 2024, /^SE$/]),
  },
]
