import {
  Armchair,
  BedDouble,
  Car,
  Cog,
  Fuel,
  Gauge,
  type LucideIcon,
  Ruler,
  ShieldCheck,
  Weight,
} from '@forecourt/ui/media/icons'
import type { FactName } from './key-facts.ts'

export const factIcons: Record<FactName, LucideIcon> = {
  kilometres: Gauge,
  fuel: Fuel,
  transmission: Cog,
  safety: ShieldCheck,
  sleeps: BedDouble,
  length: Ruler,
  mass: Weight,
  tare: Weight,
  body: Car,
  seats: Armchair,
}
