import type { Site } from '@forecourt/contracts/site/site'
import { httpEvent, type TestRequest } from '@forecourt/lambda-kit/testing/http-event'

export type FunctionRequest = {
  /** The function's name. */
  name: string
  /** Of its reply. */
  status: number
  event: ReturnType<typeof httpEvent>
}

type Addressed = Omit<TestRequest, 'secret' | 'tenant'>

/** The first requests that shoppers wait for, by what the table of results calls them. */
export function functionRequests({ slug: tenant, url }: Site, vehicle: string): Record<string, FunctionRequest> {
  const request = (name: string, status: number, asked: Addressed): FunctionRequest => {
    const event = httpEvent({ tenant, secret: process.env.ORIGIN_SECRET ?? '', ...asked })
    const own = { 'content-type': 'application/json', origin: url, 'x-site-host': new URL(url).host }
    return { name, status, event: { ...event, headers: { ...event.headers, ...own } } }
  }
  const loan = { selfAssessedCreditScore: 'GREAT', purchasePrice: 36_990, loanTerm: 5, year: 2025 }
  const enquiry = {
    form: 'general-enquiry',
    filled_ms: 9000,
    values: { name: 'Ada', email: 'ada@shopper.example', phone: '0491 570 006', message: 'Are you open?' },
  }
  return {
    search: request('search', 200, { path: '/api/search', route: '/api/search', query: 'make=Toyota' }),
    vehicle: request('vehicle', 200, {
      path: `/api/cars/${vehicle}`,
      route: '/api/cars/{slug}',
      params: { slug: vehicle },
    }),
    leads: request('leads', 400, {
      path: '/api/leads',
      route: '/api/leads',
      method: 'POST',
      body: JSON.stringify(enquiry),
    }),
    session: request('session', 401, { path: '/api/session', route: '/api/session' }),
    quote: request('quote', 200, {
      ...{ path: '/api/youx/quote', route: '/api/youx/quote', method: 'POST' },
      body: JSON.stringify(loan),
    }),
  }
}
