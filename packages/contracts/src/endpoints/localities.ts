import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

const localitySchema = z.object({ name: z.string(), state: z.string(), postcode: z.string() })
export type SuggestedLocality = z.infer<typeof localitySchema>

const shared = { visibility: 'shared', from: 'browser', session: 'none' } as const

/** What a suburb, or a postcode, that is being typed in a form may become. */
export const suggestLocalities = {
  method: 'GET',
  path: '/api/localities',
  summary: 'Suburbs whose name or postcode begins with a text, and the one that it means',
  params: z.object({}),
  query: ['text'],
  response: z.object({
    localities: z.array(localitySchema),
    /** Of its name, or of one like it where it is misspelt; absent where no suburb is called so. */
    meant: z.optional(localitySchema),
  }),
  ...shared,
} as const satisfies Endpoint

const degrees = z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,2})?$/, 'degrees, to two digits at most'))

/** LO-5. The position is rounded before it is sent: it says no more than the postcode that comes back. */
export const nearestLocality = {
  method: 'GET',
  path: '/api/localities/near/{lat}/{long}',
  summary: 'The suburb nearest to a rounded position',
  params: z.object({ lat: degrees, long: degrees }),
  response: localitySchema,
  ...shared,
} as const satisfies Endpoint
