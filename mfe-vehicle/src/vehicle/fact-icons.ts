import { Armchair, Car, Cog, Fuel, Gauge, type LucideIcon, ShieldCheck } from '@forecourt/ui/icons'
import type { FactName } from './key-facts.ts'

export const factIcons: Record<FactName, LucideIcon> = {
  kilometres: Gauge,
  fuel: Fuel,
  transmission: Cog,
  safety: ShieldCheck,
  body: Car,
  seats: Armchair,
}
