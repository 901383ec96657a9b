import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** DL-2: dollars a litre, kilometres a week, litres for 100 km. */
export const fuelDefaults = { price: 1.7, distance: 250, economy: 10 }

type Fuelled = Pick<Vehicle, 'simple_fuel' | 'fuel' | 'fuelconsumptioncombined'>

/** DL-2: nothing for what runs on electricity alone; a hybrid takes fuel. */
export const takesFuel = ({ simple_fuel, fuel }: Fuelled): boolean =>
  !/^(battery )?electric$|^ev$|^bev$/i.test((simple_fuel ?? fuel ?? '').trim())

export const economyOf = ({ fuelconsumptioncombined }: Fuelled): number =>
  fuelconsumptioncombined ?? fuelDefaults.economy

/** DL-2. Dollars a week: distance / 100 × economy × price, to the cent. */
export const fuelCost = (distance: number, economy: number, price: number): number =>
  Math.round((distance / 100) * economy * price * 100) / 100
