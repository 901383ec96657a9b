import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isTowed } from '../stock/towed.ts'

/** DL-2: dollars a litre, kilometres a week, litres for 100 km. */
export const fuelDefaults = { price: 1.7, distance: 250, economy: 10 }

type Fuelled = Partial<Pick<Vehicle, 'simple_fuel' | 'fuel' | 'item_type' | 'simple_body'>>

/** DL-2: nothing for what runs on electricity alone, nor for what is towed; a hybrid takes fuel. */
export function takesFuel({ simple_fuel, fuel, item_type, simple_body }: Fuelled): boolean {
  const named = (simple_fuel ?? fuel ?? '').trim()
  if (named === '') return ![item_type, simple_body].some((type) => type && isTowed(type))
  return !/^(battery )?electric$|^ev$|^bev$/i.test(named)
}

export const economyOf = ({ fuelconsumptioncombined }: Pick<Vehicle, 'fuelconsumptioncombined'>): number =>
  fuelconsumptioncombined ?? fuelDefaults.economy

type Bound = { max: number; unit: string }

export const fuelBounds = {
  price: { max: 10, unit: '$10 a litre' },
  distance: { max: 10_000, unit: '10,000 km a week' },
} satisfies Record<string, Bound>

/** What was typed, as a number from 0 to the bound, or what is wrong with it. */
export function parseFuelNumber(typed: string, { max, unit }: Bound): { value: number } | { error: string } {
  const text = typed.replace(/[$,\s]/g, '')
  if (text === '') return { error: 'Enter a number.' }
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return { error: 'Enter a number, 0 or more.' }
  const value = Number(text)
  return value > max ? { error: `Enter at most ${unit}.` } : { value }
}

/** DL-2. Dollars a week: distance / 100 × economy × price, to the cent. */
export const fuelCost = (distance: number, economy: number, price: number): number =>
  Math.round((distance / 100) * economy * price * 100) / 100
