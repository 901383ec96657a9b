import * as z from 'zod/mini'
import { unsubscribeTokenSchema } from '../watchlist/price-alert.ts'
import { savedCarSchema, watchlistEntrySchema } from '../watchlist/saved-car.ts'
import type { Endpoint } from './endpoint.ts'
import { carId } from './path-params.ts'

const none = z.object({})

/** WL-3. `phone_number` is taken and not used: the car is saved for the session's own phone. */
const body = z.object({ phone_number: z.optional(z.string().check(z.maxLength(40))), car_id: carId })
const response = z.object({ success: z.boolean() })

/** WL-3. Saving a car that is saved changes nothing. */
export const saveCar = {
  method: 'POST',
  path: '/api/watchlist/save-car',
  summary: 'Saves a car for the signed-in shopper',
  params: none,
  body,
  response,
  visibility: 'private',
  from: 'browser',
  session: 'required',
  maxBodyBytes: 1_000,
} as const satisfies Endpoint

/** WL-3. Removing a car that is not saved changes nothing. */
export const removeCar = {
  method: 'POST',
  path: '/api/watchlist/remove-car',
  summary: 'Removes a saved car of the signed-in shopper',
  params: none,
  body,
  response,
  visibility: 'private',
  from: 'browser',
  session: 'required',
  maxBodyBytes: 1_000,
} as const satisfies Endpoint

export const readWatchlist = {
  method: 'GET',
  path: '/api/watchlist',
  summary: 'The ids of the cars that the signed-in shopper saved',
  params: none,
  response: z.object({ cars: z.array(watchlistEntrySchema) }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint

export const readSavedCars = {
  method: 'GET',
  path: '/api/watchlist/cars',
  summary: 'The cars that the signed-in shopper saved, as they were and as they are',
  params: none,
  response: z.object({
    cars: z.array(savedCarSchema),
    /** Whether they asked for a message when one of them costs less. */
    price_alerts: z._default(z.boolean(), false),
  }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint

/** Nobody gets messages who has not asked for them here. */
export const setPriceAlerts = {
  method: 'POST',
  path: '/api/watchlist/price-alerts',
  summary: 'Asks for a message when a saved car costs less, or for no more of them',
  params: none,
  body: z.object({ wanted: z.boolean() }),
  response: z.object({ wanted: z.boolean() }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
  maxBodyBytes: 1_000,
} as const satisfies Endpoint

/** For who follows the link of a message, signed in or not: the token is signed for one phone number of the site. */
export const unsubscribe = {
  method: 'POST',
  path: '/api/watchlist/unsubscribe',
  summary: 'Ends the messages about saved cars that a signed link is from',
  params: none,
  body: z.object({ token: unsubscribeTokenSchema }),
  /** False for a token that is not ours. */
  response: z.object({ stopped: z.boolean() }),
  visibility: 'private',
  from: 'browser',
  session: 'none',
  takesForm: true,
  maxBodyBytes: 1_000,
} as const satisfies Endpoint
