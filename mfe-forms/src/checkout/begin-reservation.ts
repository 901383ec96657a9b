import type { FormValue } from '@forecourt/contracts/leads/lead'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import type { StoredValuation } from '@forecourt/contracts/trade-in/valuation'
import { type Api, ApiError } from '@forecourt/shell-api'
import type { Endpoints } from '../load-endpoints.ts'
import type { Begun } from './use-reservation.ts'

export type DetailsProps = {
  vehicle: ShownVehicle
  /** TI-6. What the shopper's own car was valued at in this browser. */
  valuation: StoredValuation | undefined
  onBegun(begun: Begun): void
  /** It is reserved, or not for sale any more: in words. */
  onTaken(words: string): void
}

type Details = Pick<DetailsProps, 'vehicle' | 'onTaken'> & {
  values: Readonly<Record<string, FormValue | undefined>>
  idempotencyKey: string
}

/** Begins a reservation; the same key gives the same one. */
export async function beginReservation(
  api: Api,
  { createReservation }: Endpoints,
  { vehicle, values, idempotencyKey, onTaken }: Details,
): Promise<Begun> {
  const name = [values.name, values.last_name].filter(Boolean).join(' ')
  const body = { car_id: vehicle.id, name, email: String(values.email) }
  return api.send(createReservation, { body, idempotencyKey }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'gone')) onTaken(error.message)
    throw error
  })
}
