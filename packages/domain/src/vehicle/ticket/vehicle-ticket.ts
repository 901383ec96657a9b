import type { TicketFigure } from '@forecourt/contracts/site/settings/vehicle'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { marketPlace } from '../../pricing/below-market.ts'
import { displayedPrice, priceWithUnit } from '../../pricing/price.ts'
import { isOffered } from '../car-status.ts'
import { isShown, kilograms, kilometres, metres, monthOfYear } from '../specifications/specification-format.ts'
import { type TicketList, ticketLists } from './ticket-lists.ts'

/** `market.share` is where the price is on a line from a fifth below the market's average (0) to a fifth above it (1). */
export type VehicleTicket = {
  title: string
  /** Either may be without lines. */
  done: TicketList
  not: TicketList
  /** Lines of its lists are sentences of the vehicle's comments. */
  isQuoted: boolean
  number: string
  price: { text: string; note?: string }
  figures: { label: string; value: string }[]
  market?: { share: number; text: string }
}

const known = <T>(value: T | undefined, write: (value: T) => string) => (value === undefined ? undefined : write(value))

/** A weight, a length or berths of 0 are a feed's word for not known; 0 kilometres are an odometer's. */
const figures = {
  tare: { label: 'Tare', value: ({ tare_weight }) => known(tare_weight || undefined, kilograms) },
  atm: { label: 'ATM', value: ({ aggregate_trailer_mass }) => known(aggregate_trailer_mass || undefined, kilograms) },
  payload: {
    label: 'May carry',
    value: ({ tare_weight: tare, aggregate_trailer_mass: atm }) =>
      tare && atm && atm > tare ? kilograms(atm - tare) : undefined,
  },
  length: { label: 'Length', value: ({ body_length }) => known(body_length || undefined, metres) },
  sleeps: { label: 'Berths', value: ({ sleeps }) => known(sleeps || undefined, String) },
  km: { label: 'Odometer', value: ({ km }) => known(km, kilometres) },
  built: { label: 'Built', value: ({ build_date }) => known(build_date, monthOfYear) },
  colour: { label: 'Colour', value: ({ colour }) => colour },
} as const satisfies Record<TicketFigure, { label: string; value: (vehicle: Vehicle) => string | undefined }>

function knownFigures(names: readonly TicketFigure[], vehicle: Vehicle): VehicleTicket['figures'] {
  return names.flatMap((name) => {
    const { label, value } = figures[name]
    const shown = value(vehicle)
    return isShown(shown) ? [{ label, value: shown }] : []
  })
}

/** The ticket of a vehicle that is for sale, has arrived, and has something of its own to say, where the site has one. */
export function vehicleTicket(vehicle: Vehicle, site: PublicSite): VehicleTicket | undefined {
  const { ticket } = site
  if (!ticket || !isOffered(vehicle, 'ticket')) return undefined
  const lists = ticketLists(vehicle.dealercomments, ticket)
  const figures = knownFigures(ticket.figures, vehicle)
  if (ticket.needs === 'sentence' ? !lists.isQuoted : figures.length === 0) return undefined
  const price = displayedPrice(vehicle, site)
  const market = marketPlace(vehicle, site)
  return {
    title: ticket.title,
    ...lists,
    number: vehicle.stocknum,
    price: { text: priceWithUnit(price), ...(price.type && { note: price.type }) },
    figures,
    ...(market && { market }),
  }
}
