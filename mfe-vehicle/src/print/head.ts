import type { Head, PageContext } from '@forecourt/shell-api'
import { maskedPhones } from '../vehicle/actions/masked-phones.ts'
import type { PrintData } from './load.ts'

/** The vehicle's own page is what search engines are led to. */
export const head = ({ vehicle }: PrintData, { site }: PageContext): Head => ({
  title: `${vehicle.name} on paper | ${site.name}`,
  description: `The ${vehicle.name} at ${site.name}, to print.`,
  canonical: `/cars/${vehicle.slug}`,
  noIndex: true,
  ...maskedPhones(vehicle, site),
})
