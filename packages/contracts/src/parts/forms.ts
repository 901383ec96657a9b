import * as z from 'zod/mini'
import { carId } from '../endpoints/path-params.ts'
import type { PartRow } from './part.ts'

const ofCar = z.object({ car_id: z.optional(carId) })
/** `offer` is the id of one of the site's offers. */
const ofCarOrOffer = z.extend(ofCar, { offer: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/))) })
const none = z.object({})
const locationSlug = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/))

export const formsParts = {
  /** VD-19, OF-1. An enquiry; of a car or an offer where its id is given. */
  enquiry: { props: ofCarOrOffer, dialog: { page: '/enquire', title: 'Enquire' } },
  /** VD-19. */
  'test-drive': { props: ofCarOrOffer, dialog: { page: '/book-test-drive', title: 'Book a Test Drive' } },
  /** VD-19, LD-10. */
  'request-photos': { props: ofCar, dialog: { page: '/request-photos', title: 'Request photos' } },
  /** LD-11. Like a car where its id is given. */
  'something-similar': { props: ofCar, dialog: { page: '/something-similar', title: 'Find me something similar' } },
  /** LD-13. */
  'service-booking': { props: none, dialog: { page: '/service', title: 'Book a Service' } },
  /** LD-13. */
  'parts-enquiry': {
    props: none,
    dialog: { page: '/vehicle-parts-and-accessories', title: 'Parts and accessories' },
  },
  /** LD-13. Placed on the page about careers. */
  careers: { props: none },
  /** RT-14. The general enquiry as part of a page; to the location that the page is about. */
  contact: { props: z.object({ location: z.optional(locationSlug) }) },
} as const satisfies Record<string, PartRow>
