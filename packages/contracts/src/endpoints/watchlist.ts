import * as z from 'zod/mini'
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
  response: z.object({ cars: z.array(savedCarSchema) }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint
