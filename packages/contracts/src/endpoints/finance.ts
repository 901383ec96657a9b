import * as z from 'zod/mini'
import { shownLendersSchema } from '../finance/finance-lender.ts'
import type { Endpoint } from './endpoint.ts'
import { carId } from './path-params.ts'

/** FE-6. What each lender offers for a vehicle, with disclaimer, rates, fees, balloon and totals. */
export const lenders = {
  method: 'GET',
  path: '/api/cars/{slug}/lenders',
  summary: 'Lenders for a vehicle, by its slug or its id',
  params: z.object({ slug: carId }),
  response: shownLendersSchema,
  visibility: 'shared',
  from: 'load',
  session: 'none',
} as const satisfies Endpoint
