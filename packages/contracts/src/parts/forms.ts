import * as z from 'zod/mini'
import { carId } from '../endpoints/path-params.ts'
import type { PartRow } from './part.ts'

export const formsParts = {
  /** VD-19. An enquiry; of a car where its id is given. */
  enquiry: {
    props: z.object({ car_id: z.optional(carId) }),
    dialog: { page: '/enquire', title: 'Enquire' },
  },
} as const satisfies Record<string, PartRow>
