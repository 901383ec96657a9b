import { createCustomer } from '@forecourt/contracts/endpoints/quote'
import type { Site } from '@forecourt/contracts/site/site'
import type { YouxCustomer } from '@forecourt/providers/youx/port'
import { findOwnVehicle } from '@forecourt/stock/site-queries/vehicles/find-own-vehicle'
import { customer } from '../../../functions/finance/quote/endpoint.ts'

const phone = '+61491570156'

const shopper = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  phoneNumber: phone,
  firstName: 'Ada',
  lastName: 'Nair',
  email: 'ada@shopper.example',
} as const

let count = 0

type Asked = { data?: object; more?: object; now?: Date }

/**
 * What the endpoint answers to an application, and what the lender was sent; undefined for a body that is refused. The test's file has
 * no limits of costs.
 * @throws AppError
 */
export async function askLender(site: Site, { data = {}, more = {}, now = new Date() }: Asked) {
  const body = createCustomer.body.safeParse({ data: { ...shopper, ...data }, additionalData: {}, ...more })
  if (!body.success) return undefined
  const sent: YouxCustomer[] = []
  const answer = await customer(
    {
      site,
      body: body.data,
      params: {},
      query: '',
      isPlainForm: false,
      client: { ip: '203.0.113.9', userAgent: 'test' },
      session: { phone, startedAt: now.toISOString() },
      sessionId: undefined,
      setSession() {},
      preventCaching() {},
      idempotencyKey: `key-of-the-lender-${++count}`,
    },
    {
      youx: async () => ({
        quote: () => Promise.reject(new Error('No quote is asked for.')),
        async createCustomer(made) {
          sent.push(made)
          return { redirectUrl: 'https://lender.example' }
        },
      }),
      geocoder: () => Promise.reject(new Error('No postcode is asked for.')),
      findCar: findOwnVehicle,
      keysSecret: async () => 'secret',
      now,
    },
  )
  return { answer, sent: sent[0] }
}
