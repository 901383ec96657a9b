import * as z from 'zod/mini'
import { shownVehicleSchema } from '../stock/vehicle.ts'
import type { Endpoint } from './endpoint.ts'
import { carId, carSlug } from './path-params.ts'

/** RT-4. One vehicle of the site's own stock, whole. */
export const vehicle = {
  method: 'GET',
  path: '/api/cars/{slug}',
  summary: 'One vehicle by its slug',
  params: z.object({ slug: carSlug }),
  response: shownVehicleSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint

/** VD-20. The same by its id, for every `?car_id=`; a slug is taken too, which some addresses hold there. */
export const vehicleById = {
  method: 'GET',
  path: '/api/cars-by-id/{id}',
  summary: 'One vehicle by its id or its slug',
  params: z.object({ id: carId }),
  response: shownVehicleSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint
