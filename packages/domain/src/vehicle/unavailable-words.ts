import type { UnavailableStatus } from '@forecourt/contracts/stock/unavailable-car'
import { type CarPurpose, type StatusOf, unavailableStatus } from './car-status.ts'

/** A car that was asked for and cannot be had: what it is called, and its own page, where the site has it. */
export type UnavailableCar = { status: UnavailableStatus; id?: string; name?: string; slug?: string }

const sentences = {
  sold: (name) => `${name} has been sold.`,
  withdrawn: (name) => `${name} is no longer available.`,
  gone: () => 'That vehicle is not on our site any more.',
} as const satisfies Record<UnavailableStatus, (name: string) => string>

const labels = {
  sold: 'Sold',
  withdrawn: 'No longer available',
  gone: 'No longer listed',
} as const satisfies Record<UnavailableStatus, string>

/** Replaces the price of a car that cannot be bought; undefined for one that can. */
export function unavailableLabel(car: StatusOf | undefined, purpose: CarPurpose): string | undefined {
  const status = unavailableStatus(car, purpose)
  return status && labels[status]
}

/** `The 2021 Mazda 3 has been sold.` */
export const unavailableText = ({ status, name }: UnavailableCar): string =>
  sentences[status](name === undefined ? 'This vehicle' : `The ${name}`)
