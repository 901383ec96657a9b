import * as z from 'zod/mini'
import { carId } from '../endpoints/path-params.ts'
import type { PartRow } from './part.ts'

export const financeParts = {
  /** FC-1. The calculator, of a vehicle; its price in dollars. */
  'finance-calculator': { props: z.object({ car_id: carId, name: z.string(), price: z.optional(z.number()) }) },
  /** FQ-3. The finance journey, about a car where its id is given. */
  'finance-quote': {
    props: z.object({ car_id: z.optional(carId) }),
    dialog: { page: '/finance', title: 'Finance pre-approval' },
  },
} as const satisfies Record<string, PartRow>
