import type { Head, PageContext } from '@forecourt/shell-api'
import type { EnquireData } from './load.ts'

/** A form for each car is nothing that search engines should list; the one without a car is. */
export function head({ vehicle, isUnknownCar }: EnquireData, { site }: PageContext): Head {
  return {
    title: `${vehicle ? `Enquire about the ${vehicle.name}` : 'Contact us'} | ${site.name}`,
    description: `Write to ${site.name}${vehicle ? ` about the ${vehicle.name}, stock number ${vehicle.stocknum}` : ''}.`,
    canonical: '/enquire',
    ...((vehicle || isUnknownCar) && { noIndex: true }),
  }
}
