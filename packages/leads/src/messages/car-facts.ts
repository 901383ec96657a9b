import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import { priceLine } from '@forecourt/domain/pricing/price'
import { kilometres } from '@forecourt/domain/vehicle/specifications/specification-format'
import type { LeadSite } from '../compose-lead.ts'
import { leadPrice } from './lead-price.ts'

/** What a dealer reads of a lead's car: `$21,990 (was $22,990), Drive away · 41,000 km · Silver · stock number N7` */
export function carFacts({ car }: Lead, site: LeadSite): string {
  if (!car) return ''
  const km = car.km !== undefined && kilometres(car.km)
  const facts = [priceLine(leadPrice(car, site)), km, car.colour, `stock number ${car.stocknum}`]
  return facts.filter(Boolean).join(' · ')
}
