import {
  Armchair,
  CalendarDays,
  Car,
  Cog,
  Fuel,
  Gauge,
  type LucideIcon,
  Palette,
  ShieldCheck,
} from '@forecourt/ui/icons'
import type { FactName } from './key-facts.ts'

export const factIcons: Record<FactName, LucideIcon> = {
  kilometres: Gauge,
  fuel: Fuel,
  transmission: Cog,
  safety: ShieldCheck,
  body: Car,
  seats: Armchair,
  colour: Palette,
  year: CalendarDays,
}
