import type { Engine } from './model.ts'

type Combustion = readonly [litres: number, cylinders: number, power: number, uses?: number]
type Gearbox = Pick<Engine, 'gearbox' | 'gears'>

export const fwd = 'Front Wheel Drive'
export const rwd = 'Rear Wheel Drive'
export const awd = 'AWD'
export const fourByFour = '4x4 Dual Range'
export const twoByFour = '4x2'

export const auto = (gears: number): Gearbox => ({ gearbox: 'Sports Automatic', gears })
export const dct = (gears: number): Gearbox => ({ gearbox: 'Sports Automatic Dual Clutch', gears })
export const cvt = (gears?: number): Gearbox => ({ gearbox: 'Constant Variable', ...(gears && { gears }) })
export const manual = (gears: number): Gearbox => ({ gearbox: 'Manual', gears })

const combustion =
  (fuel: string, induction?: string) =>
  ([litres, cylinders, power, uses]: Combustion, gearbox: Gearbox, drive?: string): Engine => ({
    fuel,
    litres,
    cylinders,
    power,
    ...(uses && { uses }),
    ...(induction && { induction }),
    ...gearbox,
    ...(drive && { drive }),
  })

export const petrol = combustion('Petrol - Unleaded ULP', 'Aspirated')
export const turbo = combustion('Petrol - Premium ULP', 'Turbo')
export const premium = combustion('Petrol - Premium ULP', 'Aspirated')
export const diesel = combustion('Diesel', 'Turbo Intercooled')
/** Some breathe and some are blown; none says which. */
export const hybrid = combustion('Petrol/Electric')
const pluggedIn = combustion('Plug-in Hybrid Petrol/Electric')

/** A hybrid with a plug; `range` is how far it drives on electricity alone. */
export const plugIn = (figures: Combustion, range: number, drive: string): Engine => ({
  ...pluggedIn(figures, { gearbox: 'Automatic' }, drive),
  range,
})

export const electric = (power: number, [range, battery]: readonly [number, number], drive: string): Engine => ({
  fuel: 'Electric',
  power,
  range,
  battery,
  gearbox: 'Reduction Gear',
  gears: 1,
  drive,
})
